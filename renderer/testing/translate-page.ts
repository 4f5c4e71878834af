/** Does what browsers do to translate a page: their own elements take the place of its texts. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: Text[] = [];
  while (walker.nextNode()) words.push(walker.currentNode as Text);
  for (const text of words) {
    if (text.parentElement?.closest('font, [translate="no"]')) continue;
    const translation = document.createElement('font');
    translation.textContent = `¡${text.data}!`;
    text.replaceWith(translation);
  }
}
