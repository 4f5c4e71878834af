import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sourceVersion } from './source-version.ts';

/**
 * Returns, by template id, a hash of the code that draws its preview cards. A card that comes out
 * the same keeps its file name, whatever else changes in the product.
 */
export function computeCardVersions(repository: string): Record<string, string> {
  const stationery = join(repository, 'renderer/publish/stationery');
  const drawing = join(repository, 'renderer/publish/social-image.ts');
  const takumi = join(repository, 'node_modules/@takumi-rs/core/package.json');
  const versions: Record<string, string> = {};
  for (const name of readdirSync(stationery)) {
    const id = name.replace(/\.ts$/, '');
    if (!existsSync(join(repository, 'renderer/view/templates', id, 'template.tsx'))) continue;
    versions[id] = sourceVersion([join(stationery, name), drawing, takumi], repository);
  }
  return versions;
}
