/** Adds a style sheet to the document and returns a function that removes it. */
export function addStyles(css: string): () => void {
  const element = document.createElement('style');
  element.textContent = css;
  document.head.append(element);
  return () => element.remove();
}
