import { describe, expect, test } from 'vitest';
import { ApiError, errorOf } from '../api-transport.ts';
import { RETRY_LIMIT } from './autosave.ts';
import { content, offline, startAutosave, status } from './testing.ts';

describe('a failed save', () => {
  const givenUp = async () => {
    const it = startAutosave();
    it.autosave.change(content('A'));
    await it.pass(1000);
    for (let attempt = 0; attempt < RETRY_LIMIT; attempt += 1) {
      await it.last().fail(offline());
      await it.pass(60_000);
    }
    await it.last().fail(offline());
    return it;
  };

  test('is retried with growing pauses, and keeps what was typed meanwhile', async () => {
    const { autosave, calls, last, pass, saved } = startAutosave();
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

  test('is retried up to twice as soon, so that browsers do not all come back at once', async () => {
    const { autosave, calls, last, pass } = startAutosave(content('Ophelia'), 0);
    autosave.change(content('A'));
    await pass(1000);
    await last().fail(offline());
    await pass(999);
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(calls).toHaveLength(2);
  });

  test('stops after a bounded number of attempts until Save Now is pressed', async () => {
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

  test('that a later attempt repairs does not count against the next save', async () => {
    const { autosave, last, pass, saved } = startAutosave();
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

  test('gets as many attempts again for what is typed later', async () => {
    const { autosave, last, pass } = await givenUp();
    autosave.change(content('AB'));
    await pass(1000);
    await last().fail(offline());
    expect(autosave.state.phase).toMatchObject({ kind: 'retrying', attempt: 1 });
  });

  test('whose response cannot be read may have arrived, and is retried', async () => {
    const { autosave, last, pass } = startAutosave();
    autosave.change(content('A'));
    await pass(1000);
    await last().fail(new ApiError('unreadable', 'Not to be read', { status: 200 }));
    expect(autosave.state.phase.kind).toBe('retrying');
    await pass(2000);
    await last().answer({ kind: 'conflict', revision: 2, weddingData: content('A') });
    expect(autosave.state).toMatchObject({ phase: { kind: 'saved' }, revision: 2 });
  });

  test('that something in between refused is retried: the link is still valid', async () => {
    const { autosave, last, pass, saved } = startAutosave();
    autosave.change(content('A'));
    await pass(1000);
    await last().fail(errorOf(403, undefined, 'text/html'));
    expect(autosave.state.phase.kind).toBe('retrying');
    await pass(2000);
    await last().answer(saved(2));
    expect(autosave.state.phase.kind).toBe('saved');
  });

  test('whose response was lost is recognised as our own edit, not as a conflict', async () => {
    const { autosave, last, pass } = startAutosave();
    autosave.change(content('A'));
    await pass(1000);
    await last().fail(offline());
    await pass(2000);
    await last().answer({ kind: 'conflict', revision: 2, weddingData: content('A') });
    expect(autosave.state).toMatchObject({ phase: { kind: 'saved' }, revision: 2 });
  });

  test('whose response was lost is still recognised after another save that never arrived', async () => {
    const { autosave, last, pass } = startAutosave();
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

  test('whose response was lost is still recognised after many more attempts', async () => {
    const { autosave, last, pass } = startAutosave();
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

  test('is remembered with the four before it, however many there were', async () => {
    const { autosave, last, pass } = startAutosave();
    for (const bride of ['A', 'B', 'C', 'D', 'E', 'F']) {
      autosave.change(content(bride));
      await pass(60_000);
      await last().fail(offline());
    }
    const remembered = autosave.base.sent.map(({ couple }) => couple.bride);
    expect(remembered).toEqual(['B', 'C', 'D', 'E', 'F']);
  });

  describe('whose response was lost before the partner added a quote,', () => {
    const theirs = content('A', 'Their quote');
    /** @param since typed before the save is retried */
    const retried = async (since = 'A') => {
      const it = startAutosave();
      it.autosave.change(content('A'));
      await it.pass(1000);
      await it.last().fail(offline());
      it.autosave.change(content(since));
      await it.pass(2000);
      await it.last().answer({ kind: 'conflict', revision: 3, weddingData: theirs });
      return it;
    };

    test('asks nothing', async () => {
      const { autosave, calls, pass } = await retried();
      expect(autosave.state.phase.kind).toBe('saved');
      await pass(60_000);
      expect(calls).toHaveLength(2);
      expect(autosave.adopt(theirs, 3)).toBe(true);
    });

    test('is no clash with what was typed after it', async () => {
      const { autosave } = await retried('AB');
      expect(autosave.state.phase).toMatchObject({
        kind: 'conflict',
        merge: { theirs: ['customizations.quote'], clashes: [] },
      });
      const shown = content('AB', 'Their quote');
      expect(autosave.resolve('both')).toEqual({ content: shown, lost: null });
    });

    test('does not come back when it was undone since', async () => {
      const { autosave } = await retried('Ophelia');
      expect(autosave.resolve('both').content).toEqual(content('Ophelia', 'Their quote'));
    });
  });

  test('that may have arrived is not considered undone before the server confirms it', async () => {
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
    const { autosave, calls, last, pass } = startAutosave();
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

  test('that the server refuses is retried with what was typed meanwhile', async () => {
    const { autosave, calls, last, pass } = startAutosave();
    autosave.change(content('A'));
    await pass(1000);
    autosave.change(content('B'));
    await last().fail(status(422));
    expect(autosave.state.phase.kind).toBe('pending');
    await pass(1000);
    expect(calls).toHaveLength(2);
    expect(last().content).toEqual(content('B'));
  });

  test('that the server refuses is undone without another save', async () => {
    const { autosave, calls, last, pass } = startAutosave();
    autosave.change(content('A'));
    await pass(1000);
    await last().fail(status(422));
    autosave.change(content('Ophelia'));
    await pass(60_000);
    expect(autosave.state.phase.kind).toBe('saved');
    expect(calls).toHaveLength(1);
  });

  test('that the server refuses says nothing about the one before it', async () => {
    const { autosave, calls, last, pass } = startAutosave();
    autosave.change(content('A'));
    await pass(1000);
    await last().fail(offline());
    await pass(2000);
    await last().fail(status(404));
    autosave.change(content('Ophelia'));
    await pass(1000);
    expect(calls).toHaveLength(3);
  });

  test.each([401, 403])('for lack of access (%d) is not retried', async (code) => {
    const { autosave, calls, last, pass } = startAutosave();
    autosave.change(content('A'));
    await pass(1000);
    await last().fail(status(code, 'Invalid dashboard access token'));
    expect(autosave.state.phase.kind).toBe('denied');
    autosave.change(content('B'));
    await pass(60_000);
    expect(calls).toHaveLength(1);
  });
});
