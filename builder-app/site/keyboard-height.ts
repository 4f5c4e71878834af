import { useEffect } from 'react';

/**
 * Tells the styles, as `--keyboard-height`, how much of the window's bottom a phone's keyboard
 * covers.
 */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const { visualViewport: visible } = window;
    const { documentElement: root } = document;
    if (!visible) return;
    const measure = () => {
      const covered = root.clientHeight - visible.offsetTop - visible.height;
      root.style.setProperty('--keyboard-height', `${Math.max(0, Math.round(covered))}px`);
    };
    const left = new AbortController();
    visible.addEventListener('resize', measure, left);
    visible.addEventListener('scroll', measure, left);
    return () => left.abort();
  }, []);
}
