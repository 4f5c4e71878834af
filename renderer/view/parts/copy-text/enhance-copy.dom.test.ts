import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enhanceCopy } from './enhance-copy.ts';

const MARKUP =
  '<button type="button" class="copy-button" aria-label="Copy account number" hidden>Copy</button>' +
  '<span class="copy-status" role="status"></span>';

let written: string[];
let refuse = false;
let cleanup: () => void;

function button(): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>('.copy-button');
  if (!found) throw new Error('no button');
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  refuse = false;
  // jsdom has no clipboard.
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async (text: string) => {
        if (refuse) throw new Error('denied');
        written.push(text);
      },
    },
  });
  document.body.innerHTML = `<div id="island">${MARKUP}</div>`;
  const island = document.getElementById('island');
  if (!island) throw new Error('no island');
  cleanup = enhanceCopy(island, { text: '0123 4567 8910' });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the copy button', () => {
  test('is there only where scripts run', () => {
    expect(button().hidden).toBe(false);
    cleanup();
    expect(button().hidden).toBe(true);
  });

  test('copies the text and says Copied! for two seconds', async () => {
    button().click();
    await vi.advanceTimersByTimeAsync(0);
    expect(written).toEqual(['0123 4567 8910']);
    expect(button().textContent).toBe('Copied!');
    await vi.advanceTimersByTimeAsync(1999);
    expect(button().textContent).toBe('Copied!');
    await vi.advanceTimersByTimeAsync(1);
    expect(button().textContent).toBe('Copy');
    expect(button().getAttribute('aria-label')).toBe('Copy account number');
  });

  test('counts the two seconds from the last press', async () => {
    button().click();
    await vi.advanceTimersByTimeAsync(1500);
    button().click();
    await vi.advanceTimersByTimeAsync(1500);
    expect(button().textContent).toBe('Copied!');
  });

  test('only logs a failure', async () => {
    refuse = true;
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    button().click();
    await vi.advanceTimersByTimeAsync(0);
    expect(button().textContent).toBe('Copy');
    expect(log).toHaveBeenCalledOnce();
  });
});
