import { join } from 'node:path';
import { smallFile, TEMPLATE_FACES } from './template-faces.ts';

/** Small files of the faces that first views are set in: they are to lie in the pages themselves. */
export function firstViewFaces(templates: string): ReadonlySet<string> {
  return new Set(
    Object.entries(TEMPLATE_FACES).flatMap(([id, faces]) =>
      faces
        .filter(({ isInlined }) => isInlined)
        .map((face) => join(templates, id, 'fonts', smallFile(face))),
    ),
  );
}
