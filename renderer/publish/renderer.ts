import { pageDescription, pageTitle } from '#domain/invitation/wording.ts';
import { FACES_SCRIPT, PRESS_SCRIPT, STARTER_SCRIPT } from '#domain/page-scripts.ts';
import { TEMPLATE_IDS, type TemplateId, templateIdOf } from '#domain/templates/template.ts';
import { styleVariables } from '#renderer/view/templates/style-variables.ts';
import { calendarFile } from './calendar-file.ts';
import { readCardArt } from './card-art.ts';
import { type ClientFiles, readAssets, readClientFiles } from './client-files.ts';
import { type FontPart, readFontLibrary } from './font-library.ts';
import { fontPreload, headTags } from './head.ts';
import { facesFor, type LetterFace, letterFacesFile } from './letter-faces.ts';
import { type NamesFace, namesFace } from './names-face.ts';
import type { AssetFile, Invitation, RenderedPage, Renderer } from './page-types.ts';
import { removedPage } from './removed-page.ts';
import { renderBody } from './render-body.ts';
import { shortHash } from './short-hash.ts';
import { namesText, socialFacts } from './social-facts.ts';
import { SocialImages } from './social-image.ts';
import { STATIONERY } from './stationery/registry.ts';
import type { Preload } from './stationery/stationery.ts';

export type { DerivedFile, RenderedPage, Renderer } from './page-types.ts';

export interface RendererOptions {
  /** Folder of a client build (`dist/renderer`). */
  readonly clientDir: string;
  /** Origin of every absolute URL on pages, without a trailing slash. */
  readonly publicUrl: string;
}

/**
 * Creates a renderer, which turns invitations into pages. It uses no database, queue or store and
 * keeps only what many pages share. Renderers of different builds can run in one process.
 *
 * @throws when `clientDir` holds no client build
 */
export async function createRenderer(options: RendererOptions): Promise<Renderer> {
  const { clientDir } = options;
  // Read first, because its error says what to do when there is no build.
  const client = await readClientFiles(clientDir);
  const [fonts, art] = await Promise.all([readFontLibrary(clientDir), readCardArt(clientDir)]);
  const social = new SocialImages(STATIONERY, fonts, art);
  const context: RenderContext = {
    client,
    styles: pageStyles(client),
    fonts,
    social,
    origin: options.publicUrl,
  };
  return {
    build: buildFor(client.build, options.publicUrl),
    assets: () => assetsOf(context, clientDir),
    render: (invitation) => renderPage(context, invitation),
    renderRemoved: removedPage,
  };
}

async function* assetsOf({ styles }: RenderContext, clientDir: string): AsyncGenerator<AssetFile> {
  yield* readAssets(clientDir);
  for (const { facesFile } of Object.values(styles)) yield facesFile;
}

/** Makes the origin part of the build: pages contain it, so another origin is another build. */
function buildFor(build: string, publicUrl: string): string {
  return shortHash(`${build}\0${publicUrl}`);
}

/**
 * Without scripts nothing lays out the far parts later, so they are laid out from the start: a
 * guest who has replied is sent to the thanks, and a browser cannot scroll to an element without a
 * box. Scrolling is never smooth then: a font that arrives meanwhile moves the place it leads to.
 */
const WITHOUT_SCRIPTS =
  '.countdown,.music,.copy{display:none}.far{content-visibility:visible;animation:none!important}';

/** What all pages of one renderer share. */
interface RenderContext {
  readonly client: ClientFiles;
  readonly styles: Readonly<Record<TemplateId, PageStyles>>;
  readonly fonts: ReadonlyMap<string, readonly FontPart[]>;
  readonly social: SocialImages;
  readonly origin: string;
}

/** By template, what is between the head's tags and the names' face; encoded once. */
interface PageStyles {
  /** The faces of the first view, and the start of the page's `<style>`. */
  readonly start: Buffer;
  /** Each page has some of them between the start and the rest. */
  readonly letterFaces: readonly LetterFace[];
  readonly rest: Buffer;
  /** All letter faces. */
  readonly facesFile: AssetFile;
}

function renderPage(context: RenderContext, invitation: Invitation): RenderedPage {
  const { slug, revision, content } = invitation;
  const templateId = templateIdOf(content);
  const stationery = STATIONERY[templateId];
  const title = pageTitle(content);
  const url = `${context.origin}/${slug}`;
  const social = context.social.file(templateId, socialFacts(content));
  const names = namesFaceOf(context, stationery.namesFace, namesText(content), `/${slug}/`);
  const head = headTags({
    title,
    description: pageDescription(content),
    url,
    image: `${url}/${social.name}`,
    imageAlt: title,
    paper: stationery.paper,
    icon: context.client.icons[templateId],
  });
  const styles = context.styles[templateId];
  const withoutScripts = `${context.client.styles.get(templateId)?.rules ?? ''}${WITHOUT_SCRIPTS}`;
  const body = renderBody({ content, slug, invitationId: invitation.id });
  return {
    html: [
      `<!DOCTYPE html>\n<html lang="en" data-revision="${revision}">\n<head>\n${head}\n` +
        preloadTags(context.client, templateId, stationery.preloads?.(content) ?? []) +
        names.preloads,
      styles.start,
      facesFor(styles.letterFaces, body),
      styles.rest,
      `${names.css}</style>\n<script>${PRESS_SCRIPT}</script>\n` +
        `<noscript><style>${withoutScripts}</style></noscript>\n` +
        `<script type="module" data-src="${context.client.script}">${STARTER_SCRIPT}</script>\n</head>\n` +
        `<body>${body}</body>\n</html>\n`,
    ],
    calendar: calendarFile(context.client.calendarVersion, content, {
      url,
      slug,
      revision,
      savedAt: invitation.savedAt,
    }),
    derived: [social, ...names.files],
  };
}

function preloadTags(
  client: ClientFiles,
  templateId: string,
  preloads: readonly Preload[],
): string {
  return preloads
    .map(({ as, file, media }) => {
      const address = client.addressOf(`view/templates/${templateId}/${file}`);
      if (as === 'font') return fontPreload(address);
      const condition = media ? ` media="${media}"` : '';
      return `<link rel="preload" as="image" href="${address}" fetchpriority="high"${condition}>\n`;
    })
    .join('');
}

function pageStyles({ styles }: ClientFiles): RenderContext['styles'] {
  const base = styles.get('base')?.css ?? '';
  const stylesOf = (id: TemplateId): PageStyles => {
    const ground = `html{background:${STATIONERY[id].paper}}`;
    const { blocks = '', css = '', letterFaces = [] } = styles.get(id) ?? {};
    const faces = `${blocks}<script>${FACES_SCRIPT}</script>\n`;
    const facesFile = letterFacesFile(id, letterFaces);
    // Not loaded as long as it is disabled.
    const link = `<link rel="stylesheet" href="/${facesFile.key}" disabled>\n`;
    return {
      start: Buffer.from(`${faces}${link}<style>${ground}${styleVariables(id)}${base}`),
      letterFaces,
      rest: Buffer.from(css),
      facesFile,
    };
  };
  const entries = TEMPLATE_IDS.map((id) => [id, stylesOf(id)] as const);
  return Object.fromEntries(entries) as RenderContext['styles'];
}

function namesFaceOf(
  context: RenderContext,
  family: string | null,
  names: string,
  folder: string,
): NamesFace {
  const parts = family === null ? undefined : context.fonts.get(family);
  if (family === null || !parts) return { css: '', preloads: '', files: [] };
  return namesFace(family, parts, names, folder);
}
