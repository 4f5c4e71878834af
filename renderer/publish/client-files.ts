import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';
import type { TemplateId } from '#domain/templates/template.ts';
import { type FirstFaces, takeFirstFaces } from './first-faces.ts';
import { type LetterFace, takeLetterFaces } from './letter-faces.ts';
import type { AssetFile } from './page-types.ts';
import { shortHash } from './short-hash.ts';

/** A style sheet of a client build, and separately its faces. */
export interface StyleSheet extends FirstFaces {
  /** The other faces that set some characters only. */
  readonly letterFaces: readonly LetterFace[];
}

/** What pages need from a client build (`vite build -c renderer/vite.config.ts`). */
export interface ClientFiles {
  /** URL of the islands' loader. */
  readonly script: string;
  /** Style sheets by template id, and `base`, which all templates share. */
  readonly styles: ReadonlyMap<string, StyleSheet>;
  /** Returns the URL of a source file (`view/templates/…/art/wreath.webp`); '' if inlined. */
  addressOf(source: string): string;
  /** Data URI of each template's icon. */
  readonly icons: Readonly<Record<TemplateId, string>>;
  /** Hash of the manifest, the icons and the sources' version. */
  readonly build: string;
  /** Hash of the sources that write calendars. */
  readonly calendarVersion: string;
}

interface ManifestEntry {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
}

/** Reads a client build. Throws when there is none, naming the command that makes one. */
export async function readClientFiles(clientDir: string): Promise<ClientFiles> {
  const read = (name: string) =>
    readFile(join(clientDir, name), 'utf8').catch((cause: unknown) => {
      throw new Error(`No client build in ${clientDir}: ${name} is missing. Run "npm run build".`, {
        cause,
      });
    });
  const [manifestText, codeVersion, calendarVersion, iconsText] = await Promise.all([
    read('manifest.json'),
    read('code-version.txt'),
    read('calendar-version.txt'),
    read('icons.json'),
  ]);
  const manifest: Record<string, ManifestEntry> = JSON.parse(manifestText);
  const entries = Object.values(manifest).filter((entry) => entry.isEntry);
  const script = entries.find((entry) => entry.file.endsWith('.js'));
  if (!script) throw new Error(`The client build in ${clientDir} has no script entry`);
  const styles = await Promise.all(
    entries
      .filter((entry) => entry.file.endsWith('.css'))
      .map(async (entry) => {
        const whole = await readFile(join(clientDir, entry.file), 'utf8');
        const first = await takeFirstFaces(whole.trim(), clientDir);
        const { css, faces: letterFaces } = takeLetterFaces(first.css);
        return [entry.name ?? '', { ...first, css, letterFaces }] as const;
      }),
  );
  return {
    script: `/${script.file}`,
    styles: new Map(styles),
    addressOf: (source) => (manifest[source] ? `/${manifest[source].file}` : ''),
    icons: JSON.parse(iconsText),
    build: shortHash(`${manifestText}\0${codeVersion}\0${iconsText}`),
    calendarVersion,
  };
}

/** Yields every file below `assets/` of a client build, unread. */
export async function* readAssets(clientDir: string): AsyncGenerator<AssetFile> {
  const root = join(clientDir, 'assets');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const key = `assets/${path.slice(root.length + 1).replaceAll('\\', '/')}`;
    yield {
      key,
      contentType: contentType(extname(entry.name)) || 'application/octet-stream',
      read: () => readFile(path),
    };
  }
}
