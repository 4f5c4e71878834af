import { join } from 'node:path';
import { smallFile, TEMPLATE_FACES } from './template-faces.ts';

/** Returns the paths of the small files of first-view faces, which are inlined in pages. */
export function firstViewFaces(templates: string): ReadonlySet<string> {
  return new Set(
    Object.entries(TEMPLATE_FACES).flatMap(([id, faces]) =>
      faces
        .filter(({ isInlined }) => isInlined)
        .map((face) => join(templates, id, 'fonts', smallFile(face))),
    ),
  );
}
