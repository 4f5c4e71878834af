import { withTimeout } from './with-timeout.ts';

/** Something that the product cannot work without. */
export interface Part {
  readonly name: 'database' | 'queue' | 'store';
  ping(): Promise<void>;
}

export interface Absence {
  readonly name: Part['name'];
  readonly cause: unknown;
}

const PATIENCE_MS = 3_000;

/** Asks every part at once; those that do not answer. */
export async function absentParts(parts: readonly Part[]): Promise<Absence[]> {
  const absences = await Promise.all(
    parts.map(async (part): Promise<Absence[]> => {
      const answered = withTimeout(PATIENCE_MS, part.name, part.ping());
      return answered.then(
        () => [],
        (cause: unknown) => [{ name: part.name, cause }],
      );
    }),
  );
  return absences.flat();
}
