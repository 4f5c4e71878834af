import { retryPublish } from '../operator-calls.ts';

/** A call for each page: there may be hundreds of them. */
const CALLS_AT_ONCE = 4;

/** Asks for pages to be made again, for every one whatever becomes of the others; answers what failed. */
export async function retryPublishes(invitationIds: readonly string[]): Promise<unknown[]> {
  const left = invitationIds.values();
  const failures: unknown[] = [];
  const ask = async () => {
    for (const id of left) await retryPublish(id).catch((error) => failures.push(error));
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, ask));
  return failures;
}
