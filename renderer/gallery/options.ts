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
  /** False renders the pages without taking screenshots. */
  readonly pictures: boolean;
}

/** A mistake on the command line; its message is shown to the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const REPOSITORY = join(import.meta.dirname, '../..');
/** The client build of the current sources, which `npm run gallery` and `thumbnails` make first. */
export const CLIENT = join(REPOSITORY, 'dist/renderer');
const DATA = join(REPOSITORY, 'data/gallery');
const SOME = { type: 'string', multiple: true, default: [] as string[] } as const;

/** @throws UsageError naming the value given and those allowed */
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

/** Returns the wanted names in the order of `known`, or all when none is wanted. */
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

/** Reads a command line whose only option is `--template`. Returns all templates without it. */
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
    const reason = error instanceof Error ? error.message : String(error);
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(`${reason}. There are: ${known.join(', ')}`, { cause: error });
  }
}
