import { expect, test } from 'vitest';
import type { AutosaveState, SavePhase } from '../../autosave/state.ts';
import { saveLine } from './save-line.ts';

const now = new Date(2027, 5, 19, 15, 30);
const state = (phase: SavePhase): AutosaveState => ({
  phase,
  revision: 3,
});
const saved = state({ kind: 'saved' });
const live = { kind: 'live', since: new Date(2027, 5, 19, 14, 2).toISOString() } as const;

test('a saved invitation shows since when it has been live', () => {
  expect(saveLine(saved, live, [], now)).toEqual({
    mood: 'good',
    text: 'Changes auto-saved',
    detail: 'Live since 2:02 PM',
  });
});

test('an earlier day is named', () => {
  const earlier = { kind: 'live', since: new Date(2027, 5, 1, 9, 0).toISOString() } as const;
  expect(saveLine(saved, earlier, [], now).detail).toBe('Live since Jun 1, 9:00 AM');
});

test('a day of another year includes the year', () => {
  const lastYear = { kind: 'live', since: new Date(2026, 10, 21, 9, 0).toISOString() } as const;
  expect(saveLine(saved, lastYear, [], now).detail).toBe('Live since Nov 21, 2026');
});

test('a save that guests do not see yet is being published', () => {
  expect(saveLine(saved, { kind: 'publishing' }, [], now).detail).toBe('Publishing…');
});

test('while details are missing, nothing is shown as live', () => {
  const issues = [{ path: 'couple.bride', message: "Bride's name is required" }];
  expect(saveLine(saved, live, issues, now).detail).toBeNull();
});

test('a problem with saving comes before anything about the page', () => {
  const retrying = state({ kind: 'retrying', attempt: 2, message: 'Network error' });
  expect(saveLine(retrying, live, [], now)).toMatchObject({
    mood: 'waiting',
    text: 'Not saved yet',
  });
  const refused = state({ kind: 'refused', message: 'Too long', issues: [] });
  expect(saveLine(refused, live, [], now)).toMatchObject({ mood: 'bad', detail: 'Too long' });
});
