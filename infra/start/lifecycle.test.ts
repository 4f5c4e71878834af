import { expect, onTestFinished, test, vi } from 'vitest';
import { runUntilStopped } from './lifecycle.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

test('a stop that takes too long ends with code 1, and says so', async () => {
  const before = SIGNALS.map((signal) => process.listeners(signal));
  onTestFinished(() => {
    vi.useRealTimers();
    for (const [index, signal] of SIGNALS.entries()) {
      for (const listener of process.listeners(signal)) {
        if (!before[index]?.includes(listener)) process.off(signal, listener);
      }
    }
  });
  vi.useFakeTimers();
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const close = vi.fn(() => new Promise<void>(() => undefined));
  void runUntilStopped(async () => ({ close }));
  await vi.advanceTimersByTimeAsync(0);
  process.emit('SIGTERM');
  await vi.advanceTimersByTimeAsync(19_999);
  expect(close).toHaveBeenCalledOnce();
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(exit.mock.calls).toEqual([[1]]);
  expect(error.mock.calls).toEqual([
    ['Stopped after 20 s with work still under way. Nothing that was answered is lost.'],
  ]);
});
