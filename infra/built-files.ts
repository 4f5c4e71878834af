import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface BuiltFiles {
  /** Client files of published invitations. */
  readonly rendererDir: string;
  /** The builder app as browsers get it. */
  readonly builderAppDir: string;
}

/**
 * Where `npm run build` left what a process serves. `from` is the folder of the entry module, which
 * may be the source or itself built.
 */
export function builtFiles(from: string): BuiltFiles {
  let root = from;
  while (!existsSync(join(root, 'package.json')) && dirname(root) !== root) root = dirname(root);
  return {
    rendererDir: join(root, 'dist/renderer'),
    builderAppDir: join(root, 'dist/builder-app/client'),
  };
}
