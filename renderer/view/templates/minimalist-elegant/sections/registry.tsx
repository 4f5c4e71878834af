import { registryIn } from '../../../sections/registry.tsx';
import { SectionShell } from '../section-shell.tsx';

export const Registry = registryIn(SectionShell, {
  section: 'section-registry',
  list: 'registry',
  entry: 'registry-entry',
  name: 'registry-name',
  description: 'registry-description',
  link: 'quiet-link',
});
