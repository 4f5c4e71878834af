/**
 * Adds a style sheet to the document and returns a function that removes it. Uses a constructed sheet
 * where supported (the content security policy need not allow it), else a `<style>` element.
 */
export function adoptStyles(css: string): () => void {
  if (!('adoptedStyleSheets' in document)) return appendStyles(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/** For Safari before 16.4. */
function appendStyles(css: string): () => void {
  const element = document.createElement('style');
  element.textContent = css;
  document.head.append(element);
  return () => element.remove();
}
