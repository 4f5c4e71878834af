import { createServer } from 'node:http';

const PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Ophelia & Tobias</title><h1>Ophelia & Tobias</h1>';

/** Serves a page with one heading: the time that a browser needs for any page at all. */
export async function startBarePage(): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((_, res) => {
    res.setHeader('Content-Type', 'text/html').end(PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
