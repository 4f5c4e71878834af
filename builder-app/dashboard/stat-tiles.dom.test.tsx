import { expect, test } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { StatTiles } from './stat-tiles.tsx';

test('figures are written like those of the list below them', async () => {
  const statistics = {
    totalResponses: 10_000,
    attending: 7_500,
    notAttending: 2_499,
    maybe: 1,
    totalGuests: 15_000,
  };
  await mount(<StatTiles statistics={statistics} />);
  const figures = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(figures).toEqual(['10,000', '7,500', '2,499', '1', '15,000']);
});
