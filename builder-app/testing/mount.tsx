import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { untilPasses } from '#tests/support/until-passes.ts';
import { theme } from '../theme/theme.ts';

// Browser features that Mantine uses and jsdom lacks.
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
/** jsdom lays nothing out: measuring the height of a text would take time and find nothing. */
const unmeasured = mergeThemeOverrides(theme, {
  components: { Textarea: { defaultProps: { autosize: false } } },
});
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/**
 * Renders into the document until the test ends, in the application's theme, without transitions.
 */
export async function mount(
  node: ReactNode,
): Promise<{ redraw: (node: ReactNode) => Promise<void> }> {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const draw = (what: ReactNode) =>
    act(async () =>
      root.render(
        <MantineProvider
          theme={unmeasured}
          env="test"
          withCssVariables={false}
          withGlobalClasses={false}
        >
          {what}
        </MantineProvider>,
      ),
    );
  onTestFinished(() => {
    actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
    act(() => root.unmount());
    container.remove();
    actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  });
  await draw(node);
  return { redraw: draw };
}

/** Returns the field with this label, as a person would find it. */
export function field(label: string): HTMLInputElement {
  const labels = [...document.querySelectorAll('label')];
  const found = labels.find(({ textContent }) => textContent.replace(/\s*\*$/, '') === label);
  const target = found?.control ?? document.querySelector(`input[aria-label="${label}"]`);
  if (!(target instanceof HTMLElement)) throw new Error(`There is no field "${label}"`);
  return target as HTMLInputElement;
}

export function button(name: string): HTMLButtonElement {
  const all = [...document.querySelectorAll('button')];
  const found = all.find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === name,
  );
  if (!found) throw new Error(`There is no button "${name}"`);
  return found;
}

/** Types like a person, so that React notices. */
export async function type(input: HTMLInputElement, text: string): Promise<void> {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set;
  await act(async () => {
    input.focus();
    setter?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export const leave = (input: HTMLElement) => act(async () => input.blur());
export const click = (element: HTMLElement) => act(async () => element.click());

/** Presses twice in one place: the second time, whatever has the name that the first had. */
export async function doubleClick(find: () => HTMLElement): Promise<void> {
  for (const detail of [1, 2]) {
    const press = { detail, pointerType: 'mouse', bubbles: true, cancelable: true };
    await act(async () => find().dispatchEvent(new PointerEvent('click', press)));
  }
}
export const pageText = () => document.body.textContent;

/** Waits until `check` passes. Meanwhile React renders on its own, as in a browser. */
export async function until(check: () => void): Promise<void> {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await untilPasses(check);
  } finally {
    actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  }
}

/** Waits until the page shows this text. */
export const untilShown = (text: string) =>
  until(() => {
    if (!pageText().includes(text)) throw new Error(`The page does not show "${text}"`);
  });
