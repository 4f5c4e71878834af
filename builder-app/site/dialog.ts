/** What a dialog is about is gone as soon as it closes: it must not fade out half empty. */
export const LEAVES_AT_ONCE = { exitDuration: 0 } as const;
