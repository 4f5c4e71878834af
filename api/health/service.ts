import { AppError } from '#domain/api/errors.ts';
import { absentParts, type Part } from '#infra/readiness.ts';

/** Throws `unavailable` naming the parts that do not answer. */
export async function requireReady(parts: readonly Part[]): Promise<void> {
  const absent = await absentParts(parts);
  if (absent.length === 0) return;
  const names = absent.map(({ name }) => name);
  throw new AppError('unavailable', `No answer from: ${names.join(', ')}`, {
    details: { parts: names },
    cause: absent[0]?.cause,
  });
}
