import { join } from 'node:path';
import type { Plugin } from 'vite';
import { smallFile, TEMPLATE_FACES } from './template-faces.ts';

const FACE = /@font-face\s*\{[^}]*\}/g;

/** Small files of the faces that first views are set in: they are to lie in the style sheets. */
export function inlinedFaces(templates: string): ReadonlySet<string> {
  return new Set(
    Object.entries(TEMPLATE_FACES).flatMap(([id, faces]) =>
      faces
        .filter(({ isInlined }) => isInlined)
        .map((face) => join(templates, id, 'fonts', smallFile(face))),
    ),
  );
}

/**
 * A face that lies in the page is there within a frame, and blocked that long no stand-in is ever
 * seen; a face that is fetched swaps, wherever the same style sheet is used with it.
 */
export function blockInlinedFaces(css: string): string {
  return css.replace(FACE, (face) =>
    face.includes('data:font/') ? face.replace(/font-display:\s*swap/, 'font-display:block') : face,
  );
}

/** Applies `blockInlinedFaces` to every style sheet of a build. */
export function blockingInlinedFaces(): Plugin {
  return {
    name: 'wedding-invite:inlined-faces',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = blockInlinedFaces(String(file.source));
      }
    },
  };
}
