import { beforeEach, expect, test } from 'vitest';
import { CONTENT_VERSION } from '#domain/invitation/content-version.ts';
import { newInvitation } from '#domain/invitation/template-change.ts';
import type { KeyStorage } from '../../access/browser-storage.ts';
import { keptDraft, keptEdits } from './kept-contents.ts';

const content = newInvitation('serene-lens');
const draft = { weddingData: content, chosen: true };
const edit = { invitationId: '01J', base: content, baseRevision: 4, sent: [content], content };

let items: Map<string, string>;
const storage: KeyStorage = {
  getItem: (key) => items.get(key) ?? null,
  setItem: (key, value) => void items.set(key, value),
  removeItem: (key) => void items.delete(key),
};

beforeEach(() => {
  items = new Map();
});

test('stored content states its version and is restored unchanged', () => {
  keptDraft.write(storage, draft);
  keptEdits.write(storage, edit);
  for (const text of items.values()) {
    expect(JSON.parse(text)).toMatchObject({ contentVersion: CONTENT_VERSION });
  }
  expect(keptDraft.read(storage)).toEqual(draft);
  expect(keptEdits.read(storage, '01J')).toEqual(edit);
});

test('content stored without a version is read as the first version', () => {
  storage.setItem(keptDraft.key, JSON.stringify(draft));
  const { sent: _, ...unsent } = edit;
  storage.setItem('unsavedEdit', JSON.stringify(unsent));
  expect(keptDraft.read(storage)).toEqual(draft);
  expect(keptEdits.read(storage, '01J')).toEqual({ ...unsent, sent: [] });
});
