/**
 * A part of the application could not be fetched. React remembers the failure, and after a new build
 * the part is gone: only reloading the page helps.
 */
export class PartNotFetched extends Error {
  constructor(cause: unknown) {
    super('A part of this page could not be loaded. Please check your connection and try again.', {
      cause,
    });
    this.name = 'PartNotFetched';
  }
}
