import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface BuiltFiles {
  /** Client files of published invitations. */
  readonly rendererDir: string;
  /** Client files of the builder app, as browsers get them. */
  readonly builderAppDir: string;
  /** The program that decodes one uploaded picture. */
  readonly pictureProcess: string;
}

/**
 * Returns where `npm run build` puts the files that a process serves or runs. `from` is the folder of the
 * entry module, which may be source or itself built.
 */
export function builtFiles(from: string): BuiltFiles {
  let root = from;
  while (!existsSync(join(root, 'package.json')) && dirname(root) !== root) root = dirname(root);
  return {
    rendererDir: join(root, 'dist/renderer'),
    builderAppDir: join(root, 'dist/builder-app/client'),
    pictureProcess: join(root, 'dist/server/picture-process.js'),
  };
}
