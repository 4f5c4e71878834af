import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '#infra/metrics.ts';
import { CACHE_CONTROL } from '#infra/storage/cache-control.ts';
import { ObjectStoreError } from '#infra/storage/object-store-error.ts';
import { toAppError } from '../http/errors.ts';
import { plainPage } from '../http/plain-page.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { hasExtension, isMeantForInvitation, readAddress } from './address.ts';
import { createFinder, type FinderOptions } from './find.ts';

/** Serves all that a browser opens: invitations, their files, pictures, and the builder app. */
export interface Site {
  /**
   * Responds to GET and HEAD for every address; never throws. Does without Express, whose router
   * would take half the time of a page from memory.
   */
  answer(req: IncomingMessage, res: ServerResponse): void;
}

export interface SiteOptions extends FinderOptions {
  readonly metrics: Metrics;
}

export function createSite(options: SiteOptions): Site {
  const { appFiles, security, log, metrics } = options;
  const find = createFinder(options);

  const respond = async (req: IncomingMessage, res: ServerResponse): Promise<string> => {
    const { path, query } = splitUrl(req.url ?? '/');
    // App pages have names that no invitation may take, so they are checked first.
    const app = appFiles.page(path, { isPrivate: isPrivatePage(path, query) });
    if (app) {
      await (await app).send(req, res);
      return 'app';
    }
    const address = readAddress(path);
    if (address.kind === 'redirect') {
      const location = query === '' ? address.path : `${address.path}?${query}`;
      res.writeHead(308, { Location: location, 'Cache-Control': 'no-store' }).end();
      return address.kind;
    }
    const found = await find(address);
    if (found.representation) await found.representation.send(req, res, found.status);
    else if (found.isGone) sendPlain(req, res, security, 404, CACHE_CONTROL.page);
    else await sendMissing(req, res, path, found.status ?? 404);
    return address.kind;
  };

  const sendMissing = async (
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    status: number,
  ): Promise<void> => {
    const name = isMeantForInvitation(path) ? 'invitation' : 'error';
    const page = asksForPage(req, path) ? await appFiles.shell(name) : undefined;
    if (page) await page.send(req, res, status);
    else sendPlain(req, res, security, status);
  };

  return {
    answer(req, res) {
      const started = performance.now();
      const done = (route: string): void => {
        const seconds = (performance.now() - started) / 1000;
        const method = req.method ?? 'GET';
        metrics.requestServed({ method, route, status: res.statusCode, seconds });
      };
      respond(req, res).then(done, (thrown: unknown) => {
        const error = toAppError(thrown);
        // Only the beginning and end of a store's outage are logged (in `stored-content.ts`).
        if (!(thrown instanceof ObjectStoreError)) log.error({ err: thrown }, 'page not answered');
        if (res.headersSent) res.destroy();
        else sendPlain(req, res, security, error.status === 500 ? 503 : error.status);
        done('failed');
      });
    },
  };
}

function splitUrl(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  return mark < 0
    ? { path: url, query: '' }
    : { path: url.slice(0, mark), query: url.slice(mark + 1) };
}

/** Returns whether a page has a token in its address, or is only for the couple or the operator. */
function isPrivatePage(path: string, query: string): boolean {
  return /^\/(?:dashboard|admin)\b/.test(path) || /(?:^|&)token=/.test(query);
}

/** Returns whether somebody opens the address; a picture or script has no use for an error page. */
function asksForPage(req: IncomingMessage, path: string): boolean {
  return !hasExtension(path) || (req.headers.accept ?? '').includes('text/html');
}

function sendPlain(
  req: IncomingMessage,
  res: ServerResponse,
  security: SecurityHeaders,
  status: number,
  cacheControl = 'no-store',
): void {
  const home = '<a href="/">Home</a>';
  const html =
    status === 404
      ? plainPage('Page not found', `<p>There is nothing at this address.</p><p>${home}</p>`)
      : plainPage(
          'One moment, please',
          `<p>This page cannot be shown right now. Please try again shortly.</p>
<p><a href="">Try Again</a> · ${home}</p>`,
        );
  res.writeHead(status, {
    ...security.plainPage,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(html)),
    'Cache-Control': cacheControl,
  });
  res.end(req.method === 'HEAD' ? undefined : html);
}
