import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { sampleInvitation } from '#domain/invitation/template-change.ts';
import type { TemplateId } from '#domain/templates/template.ts';
import { CLIENT, readTemplates, UsageError } from './options.ts';
import { renderSpecimens } from './render.ts';
import { serveGallery } from './serve.ts';
import { TODAY } from './states.ts';
import { launchChromium, NoBrowser } from './still.ts';
import { takeThumbnail, thumbnailPath } from './thumbnail.ts';

// Takes the thumbnails of the template chooser, which show the sample couples:
//   npm run thumbnails -- [--template serene-lens]

try {
  const templates = readTemplates(process.argv.slice(2));
  const browser = await launchChromium();
  const folder = await mkdtemp(join(tmpdir(), 'thumbnails-'));
  await makeThumbnails(browser, templates, folder).finally(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  });
} catch (error) {
  if (!(error instanceof UsageError || error instanceof NoBrowser)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function makeThumbnails(
  browser: Browser,
  templates: readonly TemplateId[],
  folder: string,
): Promise<void> {
  const samples = templates.map((templateId) => ({
    templateId,
    state: 'sample',
    content: sampleInvitation(templateId, TODAY),
  }));
  const pages = await renderSpecimens(folder, samples, CLIENT);
  const server = await serveGallery(folder, 0);
  for (const { templateId, slug } of pages) {
    const picture = await takeThumbnail(browser, `${server.url}/${slug}`, templateId);
    const path = thumbnailPath(templateId);
    await writeFile(path, picture);
    console.log(`${path}: ${(picture.length / 1000).toFixed(1)} kB`);
  }
  server.close();
}
