import { type WeddingData, weddingDataSchema } from '#domain/invitation/wedding-data.ts';
import type { SaveOutcome } from '../api-client.ts';
import { ApiError } from '../api-transport.ts';
import { type Autosave, createAutosave } from './autosave.ts';

export const content = (bride: string, quote = ''): WeddingData =>
  weddingDataSchema.parse({ couple: { bride, groom: 'Tobias' }, customizations: { quote } });

export const offline = () => new ApiError('network', 'Network error');
export const status = (code: number, message = `HTTP ${code}`) =>
  new ApiError('status', message, { status: code });

interface Call {
  readonly content: WeddingData;
  readonly baseRevision: number;
  answer(outcome: SaveOutcome): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** An autosave with a manual clock, manual responses and no chance: `random` is always drawn. */
export function startAutosave(start = content('Ophelia'), random = 1) {
  const calls: Call[] = [];
  const timers: { at: number; action: () => void; done: boolean }[] = [];
  let now = 0;
  const settle = async () => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  const autosave: Autosave = createAutosave(
    { content: start, revision: 1 },
    {
      save: (sent, baseRevision) =>
        new Promise((resolve, reject) => {
          calls.push({
            content: sent,
            baseRevision,
            answer: (outcome) => {
              resolve(outcome);
              return settle();
            },
            fail: (error) => {
              reject(error);
              return settle();
            },
          });
        }),
      after: (ms, action) => {
        const timer = { at: now + ms, action, done: false };
        timers.push(timer);
        return () => {
          timer.done = true;
        };
      },
      random: () => random,
    },
  );
  const pass = async (ms: number) => {
    now += ms;
    for (const timer of timers.filter((one) => !one.done && one.at <= now)) {
      timer.done = true;
      timer.action();
    }
    await settle();
  };
  const saved = (revision: number): SaveOutcome => ({
    kind: 'saved',
    revision,
    cleanUrl: 'ophelia-tobias',
    publishable: true,
    issues: [],
  });
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('nothing was sent');
    return call;
  };
  return { autosave, calls, last, pass, saved };
}
