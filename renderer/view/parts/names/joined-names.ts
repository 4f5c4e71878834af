import { escapeHtml } from '#domain/escape-html.ts';

/** Returns the markup of one or two names, joined by `&`, each with `mark(name)` in `attribute`. */
export function joinedNames(
  names: readonly string[],
  attribute: `data-${string}`,
  mark: (name: string) => string,
): string {
  return names
    .map(
      (name) =>
        `<span class="name" dir="auto" translate="no" ${attribute}="${mark(name)}">${escapeHtml(name)}</span>`,
    )
    .join('<span class="names-and"> &amp; </span>');
}
