import { newInvitation } from '#domain/invitation/template-change.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { DEFAULT_TEMPLATE, resolveTemplateId } from '#domain/templates/template.ts';
import { sameContent } from '../autosave/content.ts';
import { mergeEdits } from '../autosave/merge.ts';
import { editable } from '../customize/empty-entries.ts';
import type { KeyStorage } from './browser-storage.ts';
import { type Activation, activationOf, keptDraft } from './draft.ts';

export interface OpenedDraft {
  readonly content: WeddingData;
  readonly chosen: boolean;
}

/** What both tabs have written. */
interface FollowedDraft {
  readonly content: WeddingData;
  /** A template was chosen in the other tab. */
  readonly chosen: boolean;
  /** The other tab does not have all of it. */
  readonly isNewer: boolean;
}

/** The draft that this browser keeps, as one of its tabs knows it: others may work on the same. */
export interface TabDraft {
  /** What this tab writes on: what it last read or kept. */
  readonly base: WeddingData;
  /** What is kept now; a new invitation where there is none. */
  content(): WeddingData;
  /** One is kept, and is more than what its template brings along and than this content. */
  isMoreThan(content: WeddingData): boolean;
  /** What is kept now, to work on from here. */
  open(): OpenedDraft;
  /** `beside`: the invitation beside which it is written. Answers whether it is kept. */
  keep(content: WeddingData, chosen: boolean, beside: string | undefined): boolean;
  /**
   * What another tab has kept, with what was written here since; null when nothing is kept.
   * `collect` gives what is on the screen, and may keep that first.
   */
  follow(collect: () => WeddingData): FollowedDraft | null;
  /** See `InvitationStore`. To be kept at once: the answer may be lost. */
  activationKey(licenseCode: string): string;
  /** It was begun beside this invitation, and is what its visitor comes back to. */
  isBeside(invitationId: string): boolean;
  /** Who opens an invitation finds it again after a reload, not the draft that was begun beside it. */
  comeBackTo(invitationId: string): void;
  clear(): void;
}

export function createTabDraft(storage: KeyStorage): TabDraft {
  const fresh = newInvitation(DEFAULT_TEMPLATE);
  let base = fresh;
  /** The code that was tried last. Not only in the browser's storage, which may refuse it. */
  let activation: Activation | undefined;
  const read = () => keptDraft.read(storage);
  // Another tab may have tried a code meanwhile.
  const tried = () => activation ?? read()?.activation;

  return {
    get base() {
      return base;
    },
    content: () => editable(read()?.weddingData ?? fresh),
    isMoreThan(content) {
      const draft = read();
      if (!draft) return false;
      const kept = editable(draft.weddingData);
      const sample = newInvitation(resolveTemplateId(kept.customizations.selectedTemplate));
      return !sameContent(kept, sample) && !sameContent(kept, content);
    },
    open() {
      const draft = read();
      base = draft ? editable(draft.weddingData) : fresh;
      return { content: base, chosen: draft?.chosen ?? false };
    },
    keep(weddingData, chosen, beside) {
      const latest = tried();
      const draft = {
        weddingData,
        chosen,
        ...(latest && { activation: latest }),
        ...(beside !== undefined && { beside }),
      };
      const isKept = keptDraft.write(storage, draft);
      if (isKept) base = weddingData;
      return isKept;
    },
    follow(collect) {
      const draft = read();
      if (!draft) return null;
      const before = base;
      const theirs = editable(draft.weddingData);
      const ours = collect();
      // What was typed here has just been kept, in the place of theirs.
      const isReplaced = base !== before;
      const content = editable(mergeEdits(before, ours, theirs).content);
      base = theirs;
      const isNewer = isReplaced || !sameContent(content, theirs);
      return { content, chosen: draft.chosen, isNewer };
    },
    activationKey(licenseCode) {
      activation = activationOf(licenseCode, tried());
      return activation.idempotencyKey;
    },
    isBeside: (invitationId) => read()?.beside === invitationId,
    comeBackTo(invitationId) {
      const draft = read();
      if (draft?.beside !== invitationId) return;
      keptDraft.write(storage, { ...draft, beside: undefined });
    },
    clear: () => keptDraft.clear(storage),
  };
}
