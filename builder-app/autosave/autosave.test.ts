import { describe, expect, test } from 'vitest';
import { content, offline, startAutosave } from './testing.ts';

describe('a change', () => {
  test('is sent one second after the last one, with the revision it started from', async () => {
    const { autosave, calls, last, pass } = startAutosave();
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
    const { autosave, calls, last, pass, saved } = startAutosave();
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

  test('that is undone before it was sent sends nothing', async () => {
    const { autosave, calls, pass } = startAutosave();
    autosave.change(content('X'));
    autosave.change(content('Ophelia'));
    await pass(5000);
    expect(calls).toHaveLength(0);
    expect(autosave.state.phase.kind).toBe('saved');
  });

  test('is sent at once by Save Now', async () => {
    const { autosave, calls, pass } = startAutosave();
    autosave.change(content('X'));
    void autosave.saveNow();
    await pass(0);
    expect(calls).toHaveLength(1);
    await pass(5000);
    expect(calls).toHaveLength(1);
  });

  test('made while a save is under way is sent by Save Now as soon as that save ends', async () => {
    const { autosave, calls, last, pass, saved } = startAutosave();
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

describe('an edit of the other person', () => {
  const inConflict = async () => {
    const it = startAutosave(content('Ophelia', 'Old quote'));
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

  test('needs no decision if it equals mine', async () => {
    const { autosave, last, pass } = startAutosave(content('Ophelia'));
    autosave.change(content('Ophelia Rose', 'Our quote'));
    await pass(1000);
    await last().answer({ kind: 'conflict', revision: 5, weddingData: content('Ophelia Rose') });
    expect(autosave.state.phase.kind).toBe('pending');
    await pass(1000);
    const both = content('Ophelia Rose', 'Our quote');
    expect(last()).toMatchObject({ baseRevision: 5, content: both });
  });

  test('needs no decision if it includes mine', async () => {
    const { autosave, last, pass } = startAutosave(content('Ophelia'));
    autosave.change(content('Ophelia Rose'));
    await pass(1000);
    const theirs = content('Ophelia Rose', 'Their quote');
    await last().answer({ kind: 'conflict', revision: 5, weddingData: theirs });
    expect(autosave.state.phase.kind).toBe('saved');
    expect(autosave.adopt(theirs, 5)).toBe(true);
  });

  test('is combined with mine, including what is typed during the decision', async () => {
    const { autosave, last, pass } = await inConflict();
    autosave.change(content('Ophelia Rose M.', 'Old quote'));
    const shown = content('Ophelia Rose M.', 'Their quote');
    expect(autosave.resolve('both')).toEqual({ content: shown, lost: null });
    await pass(0);
    expect(last()).toMatchObject({ content: shown, baseRevision: 5 });
  });

  test('is handed back where the combination keeps mine instead', async () => {
    const { autosave, theirs } = await inConflict();
    const mine = content('Ophelia Rose', 'My quote');
    autosave.change(mine);
    expect(autosave.resolve('both')).toEqual({ content: mine, lost: theirs });
  });

  test('is loaded by choice, and mine is handed back', async () => {
    const { autosave, calls, theirs } = await inConflict();
    const mine = content('Ophelia Rose', 'Old quote');
    expect(autosave.resolve('theirs')).toEqual({ content: theirs, lost: mine });
    expect(autosave.state.phase.kind).toBe('saved');
    expect(calls).toHaveLength(1);
  });

  test('is overwritten only by choice, and handed back', async () => {
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

  test('is adopted silently only while nothing is unsaved', async () => {
    const { autosave, pass } = startAutosave();
    expect(autosave.adopt(content('Theirs'), 2)).toBe(true);
    expect(autosave.state.revision).toBe(2);
    expect(autosave.adopt(content('Older'), 1)).toBe(false);
    autosave.change(content('Mine'));
    expect(autosave.adopt(content('Newer'), 3)).toBe(false);
    await pass(0);
  });
});

describe('an autosave that is stopped', () => {
  test('finishes a save under way without notifying anyone', async () => {
    const { autosave, calls, last, pass, saved } = startAutosave();
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

  test('starts no save', async () => {
    const { autosave, calls, pass } = startAutosave();
    autosave.change(content('Ophelia Rose'));
    autosave.stop();
    await pass(60_000);
    expect(calls).toHaveLength(0);
  });
});
