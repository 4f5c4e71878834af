import { expect, test, vi } from 'vitest';
import { createPrepare } from './prepared-markup.ts';

test('markup is rendered once for each variant, and a publisher keeps only so many of them', () => {
  const render = vi.fn((node) => `<p>${node}</p>`);
  const prepare = createPrepare(render);
  const [form, menu] = [{}, {}];
  expect([prepare(form, 'May', 'a'), prepare(form, 'May', 'a')]).toEqual(['<p>a</p>', '<p>a</p>']);
  expect([prepare(menu, 'May', 'b'), prepare(form, 'June', 'c')]).toEqual(['<p>b</p>', '<p>c</p>']);
  expect(render).toHaveBeenCalledTimes(3);
  for (let day = 0; day < 500; day += 1) prepare(form, `day ${day}`, 'd');
  render.mockClear();
  prepare(menu, 'May', 'b');
  expect(render).not.toHaveBeenCalled();
  prepare(form, 'May', 'a');
  expect(render).toHaveBeenCalledOnce();
});
