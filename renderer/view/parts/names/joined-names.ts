import { escapeHtml } from '#domain/escape-html.ts';

/** Markup of one or two names with an ampersand between them, each marked by what `mark` says of it. */
export function joinedNames(
  names: readonly string[],
  attribute: `data-${string}`,
  mark: (name: string) => string,
): string {
  return names
    .map(
      (name) =>
        `<span class="name" dir="auto" ${attribute}="${mark(name)}">${escapeHtml(name)}</span>`,
    )
    .join('<span class="names-and"> &amp; </span>');
}
