import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '#domain/escape-html.ts';
import { FACE_TYPE } from '#domain/page-scripts.ts';

/**
 * Ends the address of a file that pages inline (`isInlined`). It is in the rule, not in the file's
 * name: the build stores equal files of two templates once, and only one of them may inline it.
 */
export const INLINED_MARK = '#inlined';

const FACE = new RegExp(`@font-face\\{([^}]*url\\(/([^)]*)${INLINED_MARK}\\)[^}]*)\\}`, 'g');

/** A style sheet, and separately the faces that its first view is set in. */
export interface FirstFaces {
  /** The style sheet without the `@font-face` rules of those faces. */
  readonly css: string;
  /** The fonts as inline `<script>` blocks, one per file, which `FACES_SCRIPT` registers. */
  readonly blocks: string;
  /** The `@font-face` rules, for browsers without scripts. */
  readonly rules: string;
}

/** Separates the faces of the first view from a style sheet of a client build. */
export async function takeFirstFaces(css: string, clientDir: string): Promise<FirstFaces> {
  const rules: string[] = [];
  const files = new Map<string, FirstFace[]>();
  for (const [whole, rule = '', file = ''] of css.matchAll(FACE)) {
    rules.push(whole.replace(INLINED_MARK, ''));
    const faces = [...(files.get(file) ?? []), faceOf(rule)];
    // The later of two faces sets the letters that both have, so a file takes the place of its last
    // rule.
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

/** Arguments of `FontFace`. JSON omits the descriptors that the rule does not set. */
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
