/**
 * Adds a style sheet to a document and answers how to take it away. Made by script instead of a
 * `<style>` element, so that the page's content security policy need not allow more.
 */
export function adoptStyles(document: Document, css: string): () => void {
  const Sheet = document.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
