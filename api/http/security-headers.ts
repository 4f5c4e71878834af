import { hash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import { FORMER_SCRIPT_HASHES, PAGE_SCRIPTS } from '#domain/page-scripts.ts';

/** Header fields of one kind of response, by name. */
export type Headers = Readonly<Record<string, string>>;

export interface SecurityHeaders {
  /** A published invitation: own scripts, inlined style, the music player after a tap. */
  readonly guestPage: Headers;
  /** API responses: none of them is a document. */
  readonly api: Headers;
  /** Pictures, scripts, styles, fonts. */
  readonly file: Headers;
  /** A small page without script. */
  readonly plainPage: Headers;
  /** Bull Board, a third-party page: its own files only. */
  readonly queueBoard: Headers;
  /**
   * A page of the builder app; allows the inline scripts that its build wrote into it. A private
   * one has a token in its address: it sends no referrer and is not indexed.
   */
  appPage(html: string, options?: AppPageOptions): Headers;
}

export interface AppPageOptions {
  readonly isPrivate?: boolean;
  /** Whether it shows an invitation, whose music comes from YouTube. */
  readonly hasPlayer?: boolean;
}

const PLAYER_SCRIPTS = ['https://www.youtube.com', 'https://www.youtube-nocookie.com'];
const PLAYER_FRAMES = ['https://www.youtube-nocookie.com', 'https://www.youtube.com'];

/**
 * Computes the headers of each kind of response once. An https `publicUrl` adds HSTS and upgrades;
 * on http, where nothing is upgraded, pages may show pictures from http addresses.
 */
export function createSecurityHeaders(publicUrl: string): SecurityHeaders {
  const isHttps = publicUrl.startsWith('https:');
  const page = isHttps ? DOCUMENT : { ...DOCUMENT, imgSrc: [...IMAGES, 'http:'] };
  const build = (directives: Directives, more: Policy = {}) =>
    fieldsOf({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: isHttps ? { ...directives, upgradeInsecureRequests: [] } : directives,
      },
      // Other hosts of the domain may belong to somebody else.
      strictTransportSecurity: isHttps && { includeSubDomains: false },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      // For Internet Explorer, Flash, and a filter that every browser has dropped.
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      ...more,
    });
  return {
    guestPage: {
      ...build(
        { ...page, scriptSrc: ["'self'", ...PAGE_SCRIPT_SOURCES, ...PLAYER_SCRIPTS] },
        // The header would make browsers start another process for the page; an invitation has
        // nothing to hide from the page that opened it.
        { crossOriginOpenerPolicy: false },
      ),
      'X-Robots-Tag': 'noindex',
    },
    api: build(NOTHING, { referrerPolicy: { policy: 'no-referrer' } }),
    // Preview cards and the couple's own pages may embed the pictures.
    file: build(NOTHING, {
      crossOriginResourcePolicy: { policy: 'cross-origin' },
      ...WITHOUT_DOCUMENTS_FIELDS,
    }),
    queueBoard: {
      ...build(
        {
          ...page,
          scriptSrc: ["'self'"],
          imgSrc: ["'self'", 'data:'],
          frameSrc: ["'none'"],
          baseUri: ["'self'"],
        },
        { referrerPolicy: { policy: 'no-referrer' } },
      ),
      'X-Robots-Tag': 'noindex',
    },
    plainPage: { ...build({ ...page, scriptSrc: ["'none'"] }), 'X-Robots-Tag': 'noindex' },
    appPage(html, { isPrivate = false, hasPlayer = false } = {}) {
      const own = ["'self'", ...inlineScripts(html)];
      const directives = hasPlayer
        ? { ...page, scriptSrc: [...own, ...PLAYER_SCRIPTS] }
        : { ...page, scriptSrc: own, frameSrc: ["'self'"] };
      if (!isPrivate) return build(directives);
      const quiet = build(directives, { referrerPolicy: { policy: 'no-referrer' } });
      return { ...quiet, 'X-Robots-Tag': 'noindex' };
    },
  };
}

interface Policy extends Pick<HelmetOptions, 'referrerPolicy' | 'crossOriginResourcePolicy'> {
  readonly crossOriginOpenerPolicy?: boolean;
  readonly originAgentCluster?: boolean;
  readonly xDnsPrefetchControl?: boolean;
  readonly xFrameOptions?: boolean;
}

/**
 * Leaves out fields that only matter for documents, since a phone loads a dozen files. A file
 * opened as a document still gets `frame-ancestors` and a policy that allows nothing.
 */
const WITHOUT_DOCUMENTS_FIELDS: Policy = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xFrameOptions: false,
};

/** Allows the scripts of stored pages, whichever version of the product made them. */
const PAGE_SCRIPT_SOURCES = [
  ...PAGE_SCRIPTS.map(sourceOf),
  ...FORMER_SCRIPT_HASHES.map(hashSource),
];

type Directives = Record<string, string[]>;

const NOTHING: Directives = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

const IMAGES = ["'self'", 'https:', 'data:', 'blob:'];

const DOCUMENT: Directives = {
  defaultSrc: ["'none'"],
  // The page's style sheet is inlined, and both page and builder set style attributes.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: IMAGES,
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  frameSrc: ["'self'", ...PLAYER_FRAMES],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'self'"],
};

/** Returns the hash sources of a built page's inline scripts; blocks of data are not scripts. */
function inlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi,
  )) {
    if (/\bsrc\s*=/i.test(attributes) || /\btype\s*=\s*["']?application\/json/i.test(attributes)) {
      continue;
    }
    hashes.add(sourceOf(code));
  }
  return [...hashes];
}

/** Returns the source expression that allows one inline script. */
function sourceOf(code: string): string {
  return hashSource(hash('sha256', code, 'base64'));
}

function hashSource(base64: string): string {
  return `'sha256-${base64}'`;
}

/** Returns what helmet sets, read once from a response that is never sent, not per request. */
function fieldsOf(options: HelmetOptions): Headers {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  const fields = Object.entries(response.getHeaders());
  return Object.fromEntries(fields.map(([name, value]) => [titled(name), String(value)]));
}

function titled(name: string): string {
  return name.replace(/(^|-)([a-z])/g, (_all, dash, letter) => `${dash}${letter.toUpperCase()}`);
}
