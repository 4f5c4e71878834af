import { escapeHtml } from '#domain/escape-html.ts';

/**
 * A complete page without script, for answers to a browser that nothing else can draw. `body` is
 * HTML; `title` is text.
 */
export function plainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
body{margin:0;background:#fbf8f4;color:#3a3532;font:1.125rem/1.6 Georgia,'Times New Roman',serif}
main{max-width:34rem;margin:0 auto;padding:12vh 1.5rem 4rem}
h1{font-size:1.75rem;font-weight:400;line-height:1.25;margin:0 0 1rem}
ul{padding-left:1.25rem}
a,button{color:inherit}
button{font:inherit;background:#3a3532;color:#fff;border:0;border-radius:.5rem;padding:.75rem 1.5rem;min-height:44px}
label{display:block;margin:1rem 0 .25rem}
input,select,textarea{font:inherit;width:100%;box-sizing:border-box;padding:.625rem;border:1px solid #8a817c;border-radius:.5rem;background:#fff;color:inherit}
[aria-invalid=true]{border-color:#a4262c}
.issue{color:#a4262c;margin:.25rem 0 0}
</style>
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
