/** Returns a function that runs at most `width` tasks at once; the others wait in order. */
export function createLane(width: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The slot passes to the next task, so that no other can take it.
      if (next) next();
      else running -= 1;
    }
  };
}
