import { type Html, html, joined } from '../../html.ts';

const AND = html`<span class="names-and"> &amp; </span>`;

/** Returns the markup of one or two names, joined by `&`, each with `mark(name)` in `attribute`. */
export function joinedNames(
  names: readonly string[],
  attribute: `data-${string}`,
  mark: (name: string) => string,
): Html {
  const marked = names.map(
    (name) =>
      html`<span class="name" dir="auto" translate="no" ${attribute}="${mark(name)}">${name}</span>`,
  );
  return joined(marked, AND);
}
