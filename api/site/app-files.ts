import { hash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import { contentType } from 'mime-types';
import { CACHE_CONTROL } from '#infra/storage/cache-control.ts';
import { type Content, createRepresentation, type Representation } from '../http/representation.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';

/** Pages of the builder app that the server chooses by address. */
export type Shell = 'index' | 'dashboard' | 'invitation' | 'error';

/** The built files of the builder app. */
export interface AppFiles {
  /** Undefined if the app has not been built. */
  shell(name: Shell, options?: PageOptions): Promise<Representation> | undefined;
  /** A page of the app by its address, such as `/faq`; none of those that only the server chooses. */
  page(path: string, options?: PageOptions): Promise<Representation> | undefined;
  /** Any other file by its address, such as `/app-assets/entry.js`. */
  file(path: string): Promise<Representation> | undefined;
}

export interface PageOptions {
  /** The address carries a token: no referrer, not indexed. */
  readonly isPrivate?: boolean;
}

const CHOSEN_BY_SERVER: ReadonlySet<string> = new Set(['/invitation', '/error']);
/** Pages that show an invitation. */
const WITH_PLAYER: ReadonlySet<string> = new Set(['/preview', '/invitation']);
const FILE_BROTLI_LEVEL = 9;

/** Lists `dir` once; files are read on first request and kept in memory, a few megabytes in all. */
export function openAppFiles(dir: string, security: SecurityHeaders): AppFiles {
  const files = new Map<string, string>();
  const pages = new Map<string, string>();
  for (const file of listFiles(dir)) {
    const path = `/${relative(dir, file).split(sep).join('/')}`;
    if (!path.endsWith('.html')) files.set(path, file);
    if (path.endsWith('/index.html')) pages.set(pagePath(dir, file), file);
  }
  const loaded = new Map<string, Promise<Representation>>();
  const open = (file: string | undefined, options: PageOptions = {}) => {
    if (file === undefined) return undefined;
    const key = `${file}${options.isPrivate ? '?private' : ''}`;
    const known = loaded.get(key);
    if (known) return known;
    const loading = load(file, dir, security, options).catch((error) => {
      loaded.delete(key);
      throw error;
    });
    loaded.set(key, loading);
    return loading;
  };
  return {
    shell: (name, options) => open(pages.get(name === 'index' ? '/' : `/${name}`), options),
    page: (path, options) =>
      CHOSEN_BY_SERVER.has(path) ? undefined : open(pages.get(path), options),
    file: (path) => open(files.get(path)),
  };
}

/** Returns the address of a page by its file: `/faq` for `faq/index.html`. */
function pagePath(dir: string, file: string): string {
  return `/${relative(dir, dirname(file)).split(sep).join('/')}`;
}

async function load(
  file: string,
  dir: string,
  security: SecurityHeaders,
  options: PageOptions,
): Promise<Representation> {
  const body = await readFile(file);
  const extension = extname(file);
  const isPage = extension === '.html';
  const content: Content = {
    body,
    etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"`,
    contentType: contentType(extension) || 'application/octet-stream',
    cacheControl: cacheControlOf(file, dir),
  };
  const hasPlayer = WITH_PLAYER.has(pagePath(dir, file));
  const fields = isPage
    ? security.appPage(body.toString('utf8'), { ...options, hasPlayer })
    : security.file;
  return createRepresentation(content, fields, FILE_BROTLI_LEVEL);
}

function cacheControlOf(file: string, dir: string): string {
  if (extname(file) === '.html') return CACHE_CONTROL.appPage;
  const isNamedByContent = relative(dir, file).startsWith(`app-assets${sep}`);
  return isNamedByContent ? CACHE_CONTROL.immutable : CACHE_CONTROL.renewable;
}

function listFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
