import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '#domain/escape-html.ts';
import { FACE_TYPE } from '#domain/page-scripts.ts';

/** Where a client build keeps the faces that first views are set in. */
export const FIRST_VIEW_FOLDER = 'assets/first-view/';

const FACE = new RegExp(`@font-face\\{([^}]*url\\(/(${FIRST_VIEW_FOLDER}[^)]*)\\)[^}]*)\\}`, 'g');

/** A style sheet, and apart from it the faces that its first view is set in. */
export interface FirstFaces {
  /** The style sheet without their rules. */
  readonly css: string;
  /** The faces themselves, for `FACES_SCRIPT` to set them: one block for each file. */
  readonly blocks: string;
  /** Their rules, for a page whose scripts do not run. */
  readonly rules: string;
}

/** Takes the faces of the first view out of a style sheet of a client build. */
export async function takeFirstFaces(css: string, clientDir: string): Promise<FirstFaces> {
  const rules: string[] = [];
  const files = new Map<string, FirstFace[]>();
  for (const [whole, rule = '', file = ''] of css.matchAll(FACE)) {
    rules.push(whole);
    const faces = [...(files.get(file) ?? []), faceOf(rule)];
    // Of two faces that have a letter the later one sets it: a file comes where its last rule stands.
    files.delete(file);
    files.set(file, faces);
  }
  const blocks = [...files].map(async ([file, faces]) => {
    const font = await readFile(join(clientDir, file), 'base64');
    const told = escapeHtml(JSON.stringify(faces));
    return `<script type="${FACE_TYPE}" data-faces="${told}">${font}</script>\n`;
  });
  return {
    css: css.replace(FACE, ''),
    blocks: (await Promise.all(blocks)).join(''),
    rules: rules.join(''),
  };
}

/** What `FontFace` is told of a face; JSON leaves out what its rule leaves open. */
type FirstFace = Readonly<
  Record<'family' | 'style' | 'weight' | 'unicodeRange', string | undefined>
>;

function faceOf(rule: string): FirstFace {
  const descriptor = (property: string) =>
    new RegExp(`(?:^|;)${property}:([^;]*)`).exec(rule)?.[1]?.replace(/^"(.*)"$/, '$1');
  return {
    family: descriptor('font-family'),
    style: descriptor('font-style'),
    weight: descriptor('font-weight'),
    unicodeRange: descriptor('unicode-range'),
  };
}
