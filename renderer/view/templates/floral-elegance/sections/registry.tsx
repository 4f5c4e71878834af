import { registryIn } from '../../../sections/registry.tsx';
import { SectionShell } from '../../../sections/section-shell.tsx';

export const Registry = registryIn(SectionShell, {
  section: 'section-registry',
  list: 'registry',
  entry: 'registry-card',
  name: 'registry-name',
  description: 'registry-description',
  link: 'button button--quiet',
});
