import { describe, expect, test } from 'vitest';
import { type WeddingData, weddingDataSchema } from '#domain/invitation/wedding-data.ts';
import { ApiError, type SaveOutcome } from '../api-client.ts';
import { type Autosave, createAutosave, RETRY_LIMIT } from './autosave.ts';

const content = (bride: string, quote = ''): WeddingData =>
  weddingDataSchema.parse({ couple: { bride, groom: 'Tobias' }, customizations: { quote } });

const offline = () => new ApiError('network', 'Network error');
const status = (code: number, message = `HTTP ${code}`) =>
  new ApiError('status', message, { status: code });

interface Call {
  readonly content: WeddingData;
  readonly baseRevision: number;
  answer(outcome: SaveOutcome): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** An autosave with a manual clock, manual responses and no chance: `random` is always drawn. */
function desk(start = content('Ophelia'), random = 1) {
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

describe('a change', () => {
  test('is sent one second after the last one, with the revision that it started from', async () => {
    const { autosave, calls, last, pass } = desk();
    autosave.change(content('O'));
    await pass(900);
    autosave.change(content('Op'));
    await pass(900);
    expect(calls).toHaveLength(0);
    expect(autosave.state.phase.kind).toBe('pending');
    await pass(100);
    expect(calls).toHaveLength(1);
    expect(last().content.couple.bride).toBe('Op');
    expect(last().baseRevision).toBe(1);
  });

  test('made while a save is under way is sent after it, from the new revision', async () => {
    const { autosave, calls, last, pass, saved } = desk();
    autosave.change(content('A'));
    await pass(1000);
    autosave.change(content('B'));
    await pass(5000);
    expect(calls).toHaveLength(1);
    await last().answer(saved(2));
    expect(autosave.state.phase.kind).toBe('pending');
    await pass(1000);
    expect(last().content.couple.bride).toBe('B');
    expect(last().baseRevision).toBe(2);
    await last().answer(saved(3));
    expect(autosave.state).toMatchObject({ phase: { kind: 'saved' }, revision: 3 });
  });

  test('that is taken back before it was sent sends nothing', async () => {
    const { autosave, calls, pass } = desk();
    autosave.change(content('X'));
    autosave.change(content('Ophelia'));
    await pass(5000);
    expect(calls).toHaveLength(0);
    expect(autosave.state.phase.kind).toBe('saved');
  });

  test('is sent at once by Save Now', async () => {
    const { autosave, calls, pass } = desk();
    autosave.change(content('X'));
    void autosave.saveNow();
    await pass(0);
    expect(calls).toHaveLength(1);
    await pass(5000);
    expect(calls).toHaveLength(1);
  });

  test('made while a save is under way is sent by Save Now as soon as that has ended', async () => {
    const { autosave, calls, last, pass, saved } = desk();
    autosave.change(content('A'));
    await pass(1000);
    autosave.change(content('AB'));
    void autosave.saveNow();
    await pass(0);
    expect(calls).toHaveLength(1);
    await last().answer(saved(2));
    expect(last()).toMatchObject({ baseRevision: 2, content: content('AB') });
  });
});

describe('a failed save', () => {
  const givenUp = async () => {
    const it = desk();
    it.autosave.change(content('A'));
    await it.pass(1000);
    for (let attempt = 0; attempt < RETRY_LIMIT; attempt += 1) {
      await it.last().fail(offline());
      await it.pass(60_000);
    }
    await it.last().fail(offline());
    return it;
  };

  test('is tried again with growing pauses, without losing what was typed meanwhile', async () => {
    const { autosave, calls, last, pass, saved } = desk();
    autosave.change(content('A'));
    await pass(1000);
    await last().fail(offline());
    expect(autosave.state.phase).toMatchObject({ kind: 'retrying', attempt: 1 });
    autosave.change(content('AB'));
    await pass(1999);
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(calls).toHaveLength(2);
    expect(last().content.couple.bride).toBe('AB');
    await last().fail(status(503));
    await pass(3999);
    expect(calls).toHaveLength(2);
    await pass(1);
    await last().answer(saved(2));
    expect(autosave.state.phase.kind).toBe('saved');
  });

  test('is tried again up to half as early, so that not all browsers come back at once', async () => {
    const { autosave, calls, last, pass } = desk(content('Ophelia'), 0);
    autosave.change(content('A'));
    await pass(1000);
    await last().fail(offline());
    await pass(999);
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(calls).toHaveLength(2);
  });

  test('is given up after a bounded number of attempts and taken up again by Save Now', async () => {
    const { autosave, calls, last, pass } = await givenUp();
    expect(autosave.state.phase.kind).toBe('failed');
    await pass(600_000);
    expect(calls).toHaveLength(1 + RETRY_LIMIT);
    void autosave.saveNow();
    await pass(0);
    expect(calls).toHaveLength(2 + RETRY_LIMIT);
    await last().fail(offline());
    expect(autosave.state.phase).toMatchObject({ kind: 'retrying', attempt: 1 });
  });

  test('that a later attempt makes good does not count against the next', async () => {
    const { autosave, last, pass, saved } = desk();
    autosave.change(content('A'));
    await pass(1000);
    await last().fail(offline());
    await pass(2000);
    await last().answer(saved(2));
    autosave.change(content('AB'));
    await pass(1000);
    await last().fail(offline());
    expect(autosave.state.phase).toMatchObject({ kind: 'retrying', attempt: 1 });
  });

  test('is tried as often again for what is typed after that', async () => {
    const { autosave, last, pass } = await givenUp();
    autosave.change(content('AB'));
    await pass(1000);
    await last().fail(offline());
    expect(autosave.state.phase).toMatchObject({ kind: 'retrying', attempt: 1 });
  });

  test('whose answer cannot be read may have arrived, and is tried again', async () => {
    const { autosave, last, pass } = desk();
    autosave.change(content('A'));
    await pass(1000);
    await last().fail(new ApiError('unreadable', 'Not to be read', { status: 200 }));
    expect(autosave.state.phase.kind).toBe('retrying');
    await pass(2000);
    await last().answer({ kind: 'conflict', revision: 2, weddingData: content('A') });
    expect(autosave.state).toMatchObject({ phase: { kind: 'saved' }, revision: 2 });
  });

  test('whose answer was lost is recognised as our own edit, not as a conflict', async () => {
    const { autosave, last, pass } = desk();
    autosave.change(content('A'));
    await pass(1000);
    await last().fail(offline());
    await pass(2000);
    await last().answer({ kind: 'conflict', revision: 2, weddingData: content('A') });
    expect(autosave.state).toMatchObject({ phase: { kind: 'saved' }, revision: 2 });
  });

  test('whose answer was lost is still recognised after another that never arrived', async () => {
    const { autosave, last, pass } = desk();
    autosave.change(content('A'));
    await pass(1000);
    await last().fail(offline());
    autosave.change(content('AB'));
    await pass(2000);
    await last().fail(offline());
    autosave.change(content('ABC'));
    await pass(4000);
    await last().answer({ kind: 'conflict', revision: 2, weddingData: content('A') });
    expect(autosave.state.phase.kind).toBe('pending');
    await pass(1000);
    expect(last()).toMatchObject({ baseRevision: 2, content: content('ABC') });
  });

  test('whose answer was lost is still recognised, however often another was tried since', async () => {
    const { autosave, last, pass } = desk();
    autosave.change(content('A'));
    await pass(1000);
    await last().fail(offline());
    autosave.change(content('AB'));
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await pass(60_000);
      await last().fail(offline());
    }
    await pass(60_000);
    await last().answer({ kind: 'conflict', revision: 2, weddingData: content('A') });
    expect(autosave.state.phase.kind).toBe('pending');
  });

  test('that may have arrived is not undone before the server says so', async () => {
    const { autosave, last, pass, saved } = await givenUp();
    autosave.change(content('Ophelia'));
    expect(autosave.state.phase.kind).toBe('pending');
    expect(autosave.adopt(content('A'), 2)).toBe(false);
    await pass(1000);
    await last().answer({ kind: 'conflict', revision: 2, weddingData: content('A') });
    await pass(1000);
    expect(last()).toMatchObject({ baseRevision: 2, content: content('Ophelia') });
    await last().answer(saved(3));
    expect(autosave.state).toMatchObject({ phase: { kind: 'saved' }, revision: 3 });
  });

  test('that may have arrived is undone by Save Now', async () => {
    const { autosave, calls, last, pass } = await givenUp();
    const before = calls.length;
    autosave.change(content('Ophelia'));
    void autosave.saveNow();
    await pass(0);
    expect(calls).toHaveLength(before + 1);
    expect(last()).toMatchObject({ baseRevision: 1, content: content('Ophelia') });
  });

  test('that the server refuses waits for the next change', async () => {
    const { autosave, calls, last, pass } = desk();
    autosave.change(content('A'));
    await pass(1000);
    const issues = [{ path: 'couple.bride', message: 'Please use at most 200 characters' }];
    await last().fail(new ApiError('status', 'Invalid content', { status: 422, issues }));
    expect(autosave.state.phase).toMatchObject({ kind: 'refused', issues });
    await pass(60_000);
    expect(calls).toHaveLength(1);
    autosave.change(content('B'));
    await pass(1000);
    expect(calls).toHaveLength(2);
  });

  test('that the server refuses is tried with what was typed meanwhile', async () => {
    const { autosave, calls, last, pass } = desk();
    autosave.change(content('A'));
    await pass(1000);
    autosave.change(content('B'));
    await last().fail(status(422));
    expect(autosave.state.phase.kind).toBe('pending');
    await pass(1000);
    expect(calls).toHaveLength(2);
    expect(last().content).toEqual(content('B'));
  });

  test('that the server refuses is undone without another', async () => {
    const { autosave, calls, last, pass } = desk();
    autosave.change(content('A'));
    await pass(1000);
    await last().fail(status(422));
    autosave.change(content('Ophelia'));
    await pass(60_000);
    expect(autosave.state.phase.kind).toBe('saved');
    expect(calls).toHaveLength(1);
  });

  test('that the server refuses says nothing of one before it', async () => {
    const { autosave, calls, last, pass } = desk();
    autosave.change(content('A'));
    await pass(1000);
    await last().fail(offline());
    await pass(2000);
    await last().fail(status(404));
    autosave.change(content('Ophelia'));
    await pass(1000);
    expect(calls).toHaveLength(3);
  });

  test.each([401, 403])('for want of access (%d) is not tried again', async (code) => {
    const { autosave, calls, last, pass } = desk();
    autosave.change(content('A'));
    await pass(1000);
    await last().fail(status(code, 'Invalid dashboard access token'));
    expect(autosave.state.phase.kind).toBe('denied');
    autosave.change(content('B'));
    await pass(60_000);
    expect(calls).toHaveLength(1);
  });
});

describe('an edit of the other person', () => {
  const inConflict = async () => {
    const it = desk(content('Ophelia', 'Old quote'));
    it.autosave.change(content('Ophelia Rose', 'Old quote'));
    await it.pass(1000);
    const theirs = content('Ophelia', 'Their quote');
    await it.last().answer({ kind: 'conflict', revision: 5, weddingData: theirs });
    return { ...it, theirs };
  };

  test('stops saving until somebody decides', async () => {
    const { autosave, calls, pass } = await inConflict();
    expect(autosave.state.phase).toMatchObject({
      kind: 'conflict',
      merge: { theirs: ['customizations.quote'], clashes: [] },
    });
    autosave.change(content('Ophelia Rose M.', 'Old quote'));
    void autosave.saveNow();
    await pass(60_000);
    expect(calls).toHaveLength(1);
  });

  test('is no question when it is mine as well', async () => {
    const { autosave, last, pass } = desk(content('Ophelia'));
    autosave.change(content('Ophelia Rose', 'Our quote'));
    await pass(1000);
    await last().answer({ kind: 'conflict', revision: 5, weddingData: content('Ophelia Rose') });
    expect(autosave.state.phase.kind).toBe('pending');
    await pass(1000);
    const both = content('Ophelia Rose', 'Our quote');
    expect(last()).toMatchObject({ baseRevision: 5, content: both });
  });

  test('is combined with mine, typing during the decision included', async () => {
    const { autosave, last, pass } = await inConflict();
    autosave.change(content('Ophelia Rose M.', 'Old quote'));
    const shown = content('Ophelia Rose M.', 'Their quote');
    expect(autosave.resolve('both')).toEqual({ content: shown, lost: null });
    await pass(0);
    expect(last()).toMatchObject({ content: shown, baseRevision: 5 });
  });

  test('is handed back where mine stands instead of it in the combination', async () => {
    const { autosave, theirs } = await inConflict();
    const mine = content('Ophelia Rose', 'My quote');
    autosave.change(mine);
    expect(autosave.resolve('both')).toEqual({ content: mine, lost: theirs });
  });

  test('is loaded, and mine handed back', async () => {
    const { autosave, calls, theirs } = await inConflict();
    const mine = content('Ophelia Rose', 'Old quote');
    expect(autosave.resolve('theirs')).toEqual({ content: theirs, lost: mine });
    expect(autosave.state.phase.kind).toBe('saved');
    expect(calls).toHaveLength(1);
  });

  test('is overwritten only by decision, and handed back', async () => {
    const { autosave, last, pass, saved, theirs } = await inConflict();
    expect(autosave.resolve('mine').lost).toEqual(theirs);
    await pass(0);
    expect(last()).toMatchObject({
      baseRevision: 5,
      content: { couple: { bride: 'Ophelia Rose' } },
    });
    await last().answer(saved(6));
    expect(autosave.state.phase.kind).toBe('saved');
  });

  test('is taken over silently while nothing is unsaved, and never otherwise', async () => {
    const { autosave, pass } = desk();
    expect(autosave.adopt(content('Theirs'), 2)).toBe(true);
    expect(autosave.state.revision).toBe(2);
    expect(autosave.adopt(content('Older'), 1)).toBe(false);
    autosave.change(content('Mine'));
    expect(autosave.adopt(content('Newer'), 3)).toBe(false);
    await pass(0);
  });
});

describe('an autosave that is stopped', () => {
  test('goes on with a save under way until the server has it, and tells nobody', async () => {
    const { autosave, calls, last, pass, saved } = desk();
    autosave.change(content('Ophelia Rose'));
    await pass(1_000);
    let told = 0;
    autosave.subscribe(() => {
      told += 1;
    });
    autosave.stop();
    await last().fail(offline());
    await pass(60_000);
    await last().answer(saved(2));
    await pass(60_000);
    expect(calls).toHaveLength(2);
    expect(told).toBe(0);
  });

  test('begins no save', async () => {
    const { autosave, calls, pass } = desk();
    autosave.change(content('Ophelia Rose'));
    autosave.stop();
    await pass(60_000);
    expect(calls).toHaveLength(0);
  });
});
