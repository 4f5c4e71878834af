/**
 * Adds a style sheet to a document and returns a function that removes it. Uses a constructed sheet
 * where supported (the content security policy need not allow it), else a `<style>` element.
 */
export function adoptStyles(document: Document, css: string): () => void {
  const Sheet = document.defaultView?.CSSStyleSheet;
  if (!Sheet || !('adoptedStyleSheets' in document)) return appendStyles(document, css);
  const sheet = new Sheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/** For Safari before 16.4. */
function appendStyles(document: Document, css: string): () => void {
  const element = document.createElement('style');
  element.textContent = css;
  document.head.append(element);
  return () => element.remove();
}
