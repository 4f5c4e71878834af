import { QUIET_STYLE } from '#domain/quiet-style.ts';
import type { RenderedPage } from './page-types.ts';

/** Returns the page of a removed invitation: none of its content, and no other files. */
export function removedPage(revision: number): RenderedPage {
  return {
    html: [
      `<!DOCTYPE html>
<html lang="en" data-revision="${revision}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No longer here</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="only light">
<style>${QUIET_STYLE}p{margin:0}</style>
</head>
<body>
<main>
<h1>This invitation is no longer here.</h1>
<p>For details about the day, please contact the couple.</p>
</main>
</body>
</html>
`,
    ],
    calendar: null,
    derived: [],
  };
}
