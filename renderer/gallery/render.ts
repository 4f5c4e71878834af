import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { TemplateId } from '#domain/templates/template.ts';
import { createRenderer, type Renderer } from '../publish/renderer.ts';

/** A page to be rendered for visual inspection. */
export interface Specimen {
  readonly templateId: TemplateId;
  readonly state: string;
  readonly content: WeddingData;
}

export interface RenderedSpecimen {
  readonly templateId: TemplateId;
  readonly state: string;
  /** Path of the page on the server, without the leading slash. */
  readonly slug: string;
  /** True when the page lies under a cover that has to be opened first. */
  readonly hasCover: boolean;
}

/** Renders pages and the files that they need into a folder, under the keys of a store. */
export async function renderSpecimens(
  folder: string,
  specimens: readonly Specimen[],
  clientDir: string,
): Promise<RenderedSpecimen[]> {
  const renderer = await createRenderer({ clientDir, publicUrl: 'http://localhost' });
  for await (const { key, read } of renderer.assets()) await put(join(folder, key), await read());
  return Promise.all(specimens.map((specimen) => render(renderer, folder, specimen)));
}

async function render(
  renderer: Renderer,
  folder: string,
  { templateId, state, content }: Specimen,
): Promise<RenderedSpecimen> {
  const slug = `${templateId}-${state}`;
  const page = renderer.render({ id: slug, slug, revision: 1, content, savedAt: 0 });
  const home = join(folder, 'pages', slug);
  await put(join(home, 'index.html'), page.html);
  if (page.calendar) await put(join(home, 'invitation.ics'), page.calendar.make());
  for (const file of page.derived) await put(join(home, file.name), await file.make());
  const hasCover = page.html.some((part) => part.includes('class="cover"'));
  return { templateId, state, slug, hasCover };
}

async function put(path: string, body: Parameters<typeof writeFile>[1]): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, body);
}
