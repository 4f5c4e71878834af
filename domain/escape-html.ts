const SPECIAL = /[&<>"']/;

/** Escapes text for use as HTML content or in a quoted attribute. */
export function escapeHtml(text: string): string {
  const first = text.search(SPECIAL);
  if (first === -1) return text;
  // Copying pieces is faster than a `replace` callback: map and calendar URLs are full of `&`.
  let escaped = '';
  let copied = 0;
  for (let index = first; index < text.length; index += 1) {
    const entity = entityOf(text.charCodeAt(index));
    if (entity === null) continue;
    escaped += text.slice(copied, index) + entity;
    copied = index + 1;
  }
  return escaped + text.slice(copied);
}

function entityOf(charCode: number): string | null {
  switch (charCode) {
    case 38:
      return '&amp;';
    case 60:
      return '&lt;';
    case 62:
      return '&gt;';
    case 34:
      return '&quot;';
    case 39:
      return '&#39;';
    default:
      return null;
  }
}
