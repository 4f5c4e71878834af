import type { WeddingData } from '#domain/invitation/wedding-data.ts';

export interface Invitation {
  readonly id: string;
  /** Path of the page, without the leading slash. */
  readonly slug: string;
  readonly revision: number;
  /** Parsed by the schema: a lone surrogate in it would break the hydration of islands. */
  readonly content: WeddingData;
  /**
   * When the revision was saved, in UTC milliseconds. The calendar is stamped with it, and so stays
   * the same when the page is rendered again.
   */
  readonly savedAt: number;
}

/** A file named by the hash of its inputs, so that it is made only if it is not stored yet. */
export interface DerivedFile {
  readonly name: string;
  readonly contentType: string;
  make(): Promise<Uint8Array>;
}

/** The content of `invitation.ics` (RFC 5545). `name` holds the hash of its inputs. */
export interface CalendarFile {
  readonly name: string;
  make(): string;
}

export interface RenderedPage {
  /**
   * A complete document, `<html data-revision="N">`, in parts: the part that all pages of a
   * template share is encoded only once.
   */
  readonly html: readonly (string | Buffer)[];
  /** Null when nothing has a date. */
  readonly calendar: CalendarFile | null;
  readonly derived: readonly DerivedFile[];
}

/** A file that pages need, under its object key (`assets/…`). */
export interface AssetFile {
  readonly key: string;
  readonly contentType: string;
  /** Its content, which is read only by those who need it: at a start, most files are stored. */
  read(): Promise<Uint8Array>;
}

export interface Renderer {
  /** Changes whenever the page of an unchanged invitation would change. */
  readonly build: string;
  assets(): AsyncIterable<AssetFile>;
  /** Pure: equal invitations give equal pages. */
  render(invitation: Invitation): RenderedPage;
  /** Returns the page that tells guests that the invitation was removed. */
  renderRemoved(revision: number): RenderedPage;
}
