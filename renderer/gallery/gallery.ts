import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { clientBuild } from '../build/client-build.ts';
import { createRenderer } from '../publish/renderer.ts';
import { DRAWN_TEMPLATES } from '../view/templates/registry.ts';
import { galleryStates } from './states.ts';

// Renders every state of every drawn template into a folder and serves it, to be looked at:
//   npm run gallery -- [folder] [port] [folder of a client build]

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.ics': 'text/calendar',
};

const repository = join(import.meta.dirname, '../..');
const folder = process.argv[2] ?? join(repository, 'data/gallery');
const port = Number(process.argv[3] ?? 0);

const renderer = await createRenderer({
  clientDir: process.argv[4] ?? (await clientBuild()),
  publicUrl: 'http://localhost',
});
for await (const { key, body } of renderer.assets()) await put(key, body);
const slugs: string[] = [];
for (const templateId of DRAWN_TEMPLATES) {
  for (const [state, content] of galleryStates(templateId)) {
    const slug = `${templateId}-${state}`;
    const page = renderer.render({ id: slug, slug, revision: 1, content });
    await put(`pages/${slug}/index.html`, page.html);
    if (page.calendar !== null) await put(`pages/${slug}/invitation.ics`, page.calendar);
    for (const file of page.derived) await put(`pages/${slug}/${file.name}`, await file.make());
    slugs.push(slug);
  }
}

const server = createServer((request, response) => {
  const path = normalize(decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/'));
  void answer(path).then(
    ({ body, type }) => response.writeHead(200, { 'content-type': type }).end(body),
    () => response.writeHead(404).end('Not found'),
  );
});
server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://localhost:${typeof address === 'object' ? address?.port : port}/`);
});

async function put(key: string, body: string | Uint8Array): Promise<void> {
  const path = join(folder, key);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, body);
}

async function answer(path: string): Promise<{ body: Buffer | string; type: string }> {
  if (path === '/') {
    const links = slugs.map((slug) => `<li><a href="/${slug}">${slug}</a></li>`).join('');
    return { body: `<!doctype html><ul>${links}</ul>`, type: 'text/html' };
  }
  const file = path.startsWith('/assets/') ? path : `/pages${path}`;
  const full = extname(file) === '' ? `${file}/index.html` : file;
  return { body: await readFile(join(folder, full)), type: TYPES[extname(full)] ?? 'text/plain' };
}
