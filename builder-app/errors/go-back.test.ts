import { expect, test, vi } from 'vitest';
import { goBack } from './go-back.ts';

const tab = (length: number) => {
  const [back, assign] = [vi.fn(), vi.fn()];
  goBack({ history: { length, back }, location: { assign } } as unknown as Window);
  return { back, assign };
};

test('Go Back leads to the page before', () => {
  const { back, assign } = tab(2);
  expect(back).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
});

test('Go Back leads home in a tab that has shown no other page', () => {
  const { back, assign } = tab(1);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
  expect(back).not.toHaveBeenCalled();
});
