import { expect, onTestFinished, test, vi } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { useKeyboardHeight } from './keyboard-height.ts';

function Page() {
  useKeyboardHeight();
  return null;
}

test('the styles know how much of the window a keyboard covers', async () => {
  const root = document.documentElement;
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(844);
  onTestFinished(() => void root.removeAttribute('style'));
  const visible = Object.assign(new EventTarget(), { height: 844, offsetTop: 0 });
  vi.stubGlobal('visualViewport', visible);
  await mount(<Page />);
  const covered = () => root.style.getPropertyValue('--keyboard-height');
  visible.height = 500;
  visible.dispatchEvent(new Event('resize'));
  expect(covered()).toBe('344px');
  // iPhones push the page up under the keyboard.
  visible.offsetTop = 120;
  visible.dispatchEvent(new Event('scroll'));
  expect(covered()).toBe('224px');
  Object.assign(visible, { height: 900, offsetTop: 0 });
  visible.dispatchEvent(new Event('resize'));
  expect(covered()).toBe('0px');
});
