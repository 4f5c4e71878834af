import { registryIn } from '../../../sections/registry.tsx';
import { SectionShell } from '../section-shell.tsx';

export const Registry = registryIn(SectionShell, {
  section: 'band-registry',
  list: 'columns registry',
  entry: 'column registry-entry',
  name: 'column-title',
  description: 'prose',
  link: 'quiet-link',
});
