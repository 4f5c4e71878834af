/**
 * Rejects when `promise` takes longer than `ms`; its later outcome is ignored. `who` begins the
 * error message, such as "The database".
 */
export async function withTimeout<T>(ms: number, who: string, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${who} did not answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
    promise.catch(() => undefined);
  }
}
