import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readOptions, UsageError } from './options.ts';
import { renderSpecimens } from './render.ts';
import { shotsOf, type TakenShot, takeShots, type View, viewsOf } from './screenshots.ts';
import { serveGallery } from './serve.ts';
import { contactSheet } from './sheet.tsx';
import { galleryStates } from './states.ts';
import { launchChromium, NoBrowser } from './still.ts';

// Renders states of templates into a folder, serves them, takes screenshots at three widths
// and shows what changed since the previous run:
//   npm run gallery -- [--template serene-lens] [--state full] [--pages-only]
//                      [--folder data/gallery] [--port 4000] [--client dist/renderer]

try {
  await main();
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!isTaken && !(error instanceof UsageError)) throw error;
  console.error(isTaken ? 'The port is taken: choose another with --port.' : error.message);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const folder = resolve(options.folder);
  const specimens = options.templates.flatMap((templateId) =>
    galleryStates(templateId)
      .filter(([state]) => options.states.includes(state))
      .map(([state, content]) => ({ templateId, state, content })),
  );
  const pages = await renderSpecimens(folder, specimens, options.client);
  const views = pages.flatMap(viewsOf);
  const writeSheet = (shots: readonly TakenShot[], note: string) =>
    writeFile(join(folder, 'index.html'), contactSheet({ views, shots, note }));

  await writeSheet([], options.pictures ? 'The pictures are being taken.' : '');
  const server = await serveGallery(folder, options.port);
  console.log(`${server.url}/`);
  if (!options.pictures) return;
  try {
    await writeSheet(await photographAll(folder, server.url, views), '');
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error;
    const note = `Pictures are left out: ${error.message}`;
    console.log(note);
    await writeSheet([], note);
  }
}

async function photographAll(
  folder: string,
  url: string,
  views: readonly View[],
): Promise<TakenShot[]> {
  const browser = await launchChromium();
  const shots = views.flatMap(shotsOf);
  console.log(`Taking ${shots.length} pictures …`);
  try {
    const taken = await takeShots(browser, folder, url, shots, (count) => {
      if (count % 50 === 0 && count < shots.length) console.log(`${count} of ${shots.length} …`);
    });
    const changed = taken.filter((shot) => (shot.changed ?? 0) > 0);
    console.log(`${taken.length} taken, ${changed.length} of them changed since the run before.`);
    return taken;
  } finally {
    await browser.close();
  }
}
