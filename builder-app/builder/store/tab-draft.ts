import { newInvitation } from '#domain/invitation/template-change.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { DEFAULT_TEMPLATE, resolveTemplateId } from '#domain/templates/template.ts';
import type { KeyStorage } from '../../access/browser-storage.ts';
import { sameContent } from '../../autosave/content.ts';
import { mergeEdits } from '../../autosave/merge.ts';
import { editable } from '../../customize/empty-entries.ts';
import { type Activation, activationOf, keptDraft } from './kept-contents.ts';

export interface OpenedDraft {
  readonly content: WeddingData;
  readonly chosen: boolean;
}

/** The merged edits of both tabs. */
interface FollowedDraft {
  readonly content: WeddingData;
  /** True if a template was chosen in the other tab. */
  readonly chosen: boolean;
  /** True if the other tab does not have all of it. */
  readonly isNewer: boolean;
}

/** The draft that this browser stores, as seen by one tab; other tabs may edit the same draft. */
export interface TabDraft {
  /** What this tab's edits start from: the content it last read or stored. */
  readonly base: WeddingData;
  /** Returns the stored content, or a new invitation if there is none. */
  content(): WeddingData;
  /** Returns whether a stored draft differs both from its template's sample and from `content`. */
  isMoreThan(content: WeddingData): boolean;
  /** Returns the stored draft and makes it this tab's `base`. */
  open(): OpenedDraft;
  /**
   * Stores the draft and returns whether that succeeded. `beside`: id of the invitation that this
   * browser also has access to.
   */
  keep(content: WeddingData, chosen: boolean, beside: string | undefined): boolean;
  /**
   * Returns what another tab has stored, merged with what was written here since, or null if
   * nothing is stored. `collect` returns what is on the screen, and may store that first.
   */
  follow(collect: () => WeddingData): FollowedDraft | null;
  /** See `InvitationStore`. To be stored at once: the response may be lost. */
  activationKey(licenseCode: string): string;
  /**
   * Returns whether the draft was begun beside this invitation: its visitor returns to the draft.
   */
  isBeside(invitationId: string): boolean;
  /** After a reload, the visitor returns to this invitation, not to the draft begun beside it. */
  comeBackTo(invitationId: string): void;
  /** Removes the draft and what was tried to activate it: another one is not that invitation. */
  clear(): void;
}

export function createTabDraft(storage: KeyStorage): TabDraft {
  const fresh = newInvitation(DEFAULT_TEMPLATE);
  let base = fresh;
  /** The code tried last. Held in memory too, because the browser may refuse to store it. */
  let activation: Activation | undefined;
  const read = () => keptDraft.read(storage);
  // Another tab may have tried a code in the meantime.
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
      // What was typed here has just been stored in place of theirs.
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
    clear() {
      activation = undefined;
      keptDraft.clear(storage);
    },
  };
}
