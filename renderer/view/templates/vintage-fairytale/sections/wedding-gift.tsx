import { registryIn } from '../../../sections/registry.tsx';
import { SectionShell } from '../../../sections/section-shell.tsx';

export const WeddingGift = registryIn(SectionShell, {
  section: 'section-gift',
  list: 'gifts',
  entry: 'gift',
  name: 'gift-name',
  description: 'gift-description',
  link: 'button button--quiet',
});
