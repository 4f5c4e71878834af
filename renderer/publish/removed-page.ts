import type { RenderedPage } from './page-types.ts';

const STYLE =
  "body{margin:0;background:#fbf8f4;color:#3a3532;font:1.125rem/1.6 Georgia,'Times New Roman',serif}" +
  'main{max-width:34rem;margin:0 auto;padding:12vh 1.5rem 4rem}' +
  'h1{font-size:1.75rem;font-weight:400;line-height:1.25;margin:0 0 1rem}p{margin:0}';

/** What stands in the place of a removed invitation: nothing of it, and no file beside it. */
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
<meta name="color-scheme" content="light">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>This invitation is no longer here.</h1>
<p>If you are looking for the couple’s day, please ask them.</p>
</main>
</body>
</html>
`,
    ],
    calendar: null,
    derived: [],
  };
}
