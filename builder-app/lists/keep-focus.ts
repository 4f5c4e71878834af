import { focusBeside } from './focus-beside.ts';

/** Sections that keep the focus: of those that lie within each other, the innermost does. */
const keepers = new WeakSet<Element>();

function keeperOf(element: Element | null): Element | null {
  return !element || keepers.has(element) ? element : keeperOf(element.parentElement);
}

/**
 * Ref of a section with `tabIndex={-1}`, which takes the focus when whatever had it inside vanishes:
 * a button that has done its work, or a row that a later answer of the server no longer lists. If the
 * section itself vanishes, the one beside it does. The browser would move it to the top of the page.
 */
export function keepFocus(section: HTMLElement) {
  keepers.add(section);
  let focused: Element | null = null;
  const came = ({ target }: FocusEvent) => {
    focused = keeperOf(target as Element) === section ? (target as Element) : null;
  };
  const went = ({ relatedTarget }: FocusEvent) => {
    // Without one, what had the focus may be about to vanish.
    if (relatedTarget) focused = null;
  };
  const watch = new MutationObserver(() => {
    if (!focused || section.contains(focused)) return;
    focused = null;
    // Scrolling would leave what is being read.
    if (document.activeElement === document.body) section.focus({ preventScroll: true });
  });
  section.addEventListener('focusin', came);
  section.addEventListener('focusout', went);
  watch.observe(section, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    section.removeEventListener('focusin', came);
    section.removeEventListener('focusout', went);
    if (section.contains(document.activeElement)) focusBeside(section);
  };
}
