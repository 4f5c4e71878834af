/** States shown by the dot: grey, grey, yellow, green, red. */
type MusicState = 'waiting' | 'loading' | 'paused' | 'playing' | 'error';

/** A message disappears after this, because it covers the page; it stays as the button's title. */
const MESSAGE_MS = 8_000;

export interface MusicButton {
  readonly state: MusicState;
  show(state: MusicState, text?: string): void;
  /** Leaves the button and message as they are. */
  end(): void;
}

/** Shows the song's state in the button and in the message beside it. */
export function musicButton(button: HTMLButtonElement, message: HTMLElement): MusicButton {
  let state: MusicState = 'waiting';
  let hide: ReturnType<typeof setTimeout> | undefined;
  return {
    get state() {
      return state;
    },
    show(next, text = '') {
      // The player may report more after an error, but never plays.
      if (state === 'error') return;
      state = next;
      button.dataset.state = next;
      button.setAttribute('aria-label', next === 'playing' ? 'Pause music' : 'Play music');
      button.disabled = next === 'error';
      message.textContent = text;
      button.title = text;
      clearTimeout(hide);
      if (text !== '') hide = setTimeout(() => message.replaceChildren(), MESSAGE_MS);
    },
    end: () => clearTimeout(hide),
  };
}
