import type { WeddingData } from '#domain/invitation/wedding-data.ts';

export interface Invitation {
  readonly id: string;
  /** Path of the page, without its slash. */
  readonly slug: string;
  readonly revision: number;
  /** As the schema gives it: half a surrogate pair in it would break the hydration of islands. */
  readonly content: WeddingData;
  /**
   * UTC milliseconds of the save that made the revision: the stamp of its calendar, which so stays
   * the same when the page is made anew.
   */
  readonly savedAt?: number;
}

/** A file named by the hash of what it is made from: made only when it is not stored yet. */
export interface DerivedFile {
  readonly name: string;
  readonly contentType: string;
  make(): Promise<Uint8Array>;
}

/** `invitation.ics` (RFC 5545) under a name by the hash of what it is made from. */
export interface CalendarFile {
  readonly name: string;
  make(): string;
}

export interface RenderedPage {
  /**
   * A complete document, `<html data-revision="N">`, in parts: what the pages of a template share is
   * encoded once.
   */
  readonly html: readonly (string | Buffer)[];
  /** Null when nothing has a date. */
  readonly calendar: CalendarFile | null;
  readonly derived: readonly DerivedFile[];
}

/** A file that pages need, under its object key (`assets/…`). */
export interface AssetFile {
  readonly key: string;
  readonly body: Uint8Array;
  readonly contentType: string;
}

export interface Renderer {
  /** Changes whenever the page of an unchanged invitation would change. */
  readonly build: string;
  assets(): AsyncIterable<AssetFile>;
  /** Pure: equal invitations give equal pages. */
  render(invitation: Invitation): RenderedPage;
  /** The page of a removed invitation at a revision, which tells guests so. */
  renderRemoved(revision: number): RenderedPage;
}
