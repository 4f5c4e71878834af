/** Letters that templates have faces for and a page may lack: Latin with accents, Cyrillic. */
const OTHER_LETTER = /[\u00a1-\u1eff]/;

/** Loads the faces that the page left out if what a guest wrote needs them. */
export function bringFacesFor(written: unknown): void {
  if (OTHER_LETTER.test(JSON.stringify(written))) bringFaces();
}

/** Loads them once the browser translates the page, by which the page's language changes. */
export function watchTranslation({ documentElement }: Document): void {
  new MutationObserver(bringFaces).observe(documentElement, { attributeFilter: ['lang'] });
}

function bringFaces(): void {
  document.querySelector('link[disabled]')?.removeAttribute('disabled');
}
