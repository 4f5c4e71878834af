import { escapeHtml } from '#domain/escape-html.ts';
import { QUIET_STYLE } from '#domain/quiet-style.ts';

/** Returns a complete page without script. `body` is HTML; `title` is text. */
export function plainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${QUIET_STYLE}ul{padding-left:1.25rem}a{display:inline-block;padding:.6rem 0;color:inherit}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
