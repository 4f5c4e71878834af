import { join } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { TEMPLATE_IDS, type TemplateId } from '#domain/templates/template.ts';
import { GALLERY_STATES } from './states.ts';

export interface GalleryOptions {
  readonly templates: readonly TemplateId[];
  readonly states: readonly string[];
  /** Where pages and pictures go; absolute or relative to the current folder. */
  readonly folder: string;
  /** 0 lets the system choose a free port. */
  readonly port: number;
  /** Folder of the client build that pages are made with. */
  readonly client: string;
  /** False leaves the pages as the only thing to look at. */
  readonly pictures: boolean;
}

/** What is wrong with the command line, for the one who typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const REPOSITORY = join(import.meta.dirname, '../..');
/** The client build of the sources as they are: `npm run gallery` and `thumbnails` see to it first. */
export const CLIENT = join(REPOSITORY, 'dist/renderer');
const DATA = join(REPOSITORY, 'data/gallery');
const SOME = { type: 'string', multiple: true, default: [] as string[] } as const;

/** @throws UsageError naming what was given and what can be */
export function readOptions(args: readonly string[]): GalleryOptions {
  const values = parsed(args, {
    template: SOME,
    state: SOME,
    folder: { type: 'string', default: DATA },
    port: { type: 'string', default: '0' },
    client: { type: 'string', default: CLIENT },
    'pages-only': { type: 'boolean', default: false },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UsageError(`--port ${values.port}: expected a whole number from 0 to 65535`);
  }
  return {
    templates: chosen('template', values.template, TEMPLATE_IDS),
    states: chosen('state', values.state, GALLERY_STATES),
    folder: values.folder,
    port,
    client: values.client,
    pictures: !values['pages-only'],
  };
}

/** All there are when none was asked for. */
function chosen<Name extends string>(
  option: string,
  wanted: readonly string[],
  known: readonly Name[],
): readonly Name[] {
  const unknown = wanted.find((name) => !known.some((one) => one === name));
  if (unknown !== undefined) {
    throw new UsageError(`--${option} ${unknown}: expected one of ${known.join(', ')}`);
  }
  return wanted.length === 0 ? known : known.filter((name) => wanted.includes(name));
}

/** The templates that `--template` names, as the only option there is; all when there is none. */
export function readTemplates(args: readonly string[]): readonly TemplateId[] {
  const { template } = parsed(args, { template: SOME });
  return chosen('template', template, TEMPLATE_IDS);
}

function parsed<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
