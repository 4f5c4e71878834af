import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const DATABASE = "import type { Database } from '#infra/database/database.ts'";
/** Adapters that only the entries may construct. */
const ADAPTERS = [
  '#infra/edge/nginx.ts',
  '#infra/provider/lemon-squeezy.ts',
  '#infra/queue/bullmq.ts',
  '#infra/queue/in-process.ts',
  '#infra/queue/redis-connection.ts',
  '#infra/storage/folder.ts',
  '#infra/storage/s3.ts',
  '#infra/storage/open-store.ts',
  "import { openDatabase } from '#infra/database/database.ts'",
];

/** What each module may not and may import; an import that matters by its name is written out. */
const WALLS: readonly [module: string, refused: readonly string[], allowed: readonly string[]][] = [
  [
    'domain/invitation/module.ts',
    [
      '#infra/log.ts',
      '#infra/database/database.ts',
      '../../infra/log.ts',
      '#renderer/publish/renderer.ts',
      'node:fs',
      'node:fs/promises',
      'knex',
      'react-dom/server',
      '@aws-sdk/client-s3',
    ],
    ['zod', './slug.ts', '../api/errors.ts', '#domain/templates/template.ts'],
  ],
  [
    'renderer/publish/module.ts',
    [
      '#infra/database/database.ts',
      '../../infra/storage/s3.ts',
      '#api/app.ts',
      '#worker/publish.ts',
    ],
    ['node:fs/promises', 'sharp', '#renderer/view/page.tsx', '#domain/invitation/slug.ts'],
  ],
  [
    'renderer/view/parts/music/module.ts',
    [
      '#infra/database/database.ts',
      '../../../../infra/log.ts',
      '#renderer/publish/renderer.ts',
      '../../../publish/renderer.ts',
      '#renderer/art/pen.ts',
      '../../../build/font-metrics.ts',
      '../../../gallery/states.ts',
      'node:fs/promises',
    ],
    ['react', '../../page-context.ts', '../gallery/gallery.tsx', '#domain/rsvp/limits.ts'],
  ],
  [
    'infra/database/module.ts',
    ['#api/rsvp/service.ts', '../../api/app.ts', '#worker/publish.ts', '#renderer/view/page.tsx'],
    ['knex', 'node:fs/promises', '../log.ts', '#domain/api/errors.ts'],
  ],
  [
    'api/rsvp/module.ts',
    [
      '#renderer/publish/renderer.ts',
      '../../renderer/view/page.tsx',
      '#worker/publish.ts',
      '../../infra/storage/s3.ts',
      ...ADAPTERS,
    ],
    ['express', '../http/body.ts', '#infra/storage/object-store.ts', DATABASE],
  ],
  ['api/main.ts', ['#worker/publish.ts', '#renderer/publish/renderer.ts'], ADAPTERS],
  ['api/rsvp/rsvp.integration.test.ts', ['#worker/publish.ts'], ADAPTERS],
  [
    'worker/module.ts',
    [
      '#renderer/view/parts/names.ts',
      '../renderer/view/page.tsx',
      '#renderer/gallery/states.ts',
      '../renderer/build/font-metrics.ts',
      '#api/http/body.ts',
      '../infra/storage/s3.ts',
      ...ADAPTERS,
    ],
    [
      '#renderer/publish/renderer.ts',
      '../renderer/publish/renderer.ts',
      '#infra/queue/publish-queue.ts',
      DATABASE,
    ],
  ],
  ['worker/main.ts', ['#api/app.ts', '#renderer/view/page.tsx'], ADAPTERS],
  ['worker/render-thread.ts', ['#api/app.ts', '#renderer/view/page.tsx'], ADAPTERS],
  ['worker/publish.integration.test.ts', ['#api/app.ts', '#renderer/view/page.tsx'], ADAPTERS],
  [
    'builder-app/builder/module.ts',
    [
      '#api/licenses/service.ts',
      '../../api/app.ts',
      '#infra/database/database.ts',
      '#renderer/publish/renderer.ts',
      '#renderer/gallery/states.ts',
      '../../renderer/build/font-metrics.ts',
      'node:fs/promises',
    ],
    [
      'react',
      '../api-client.ts',
      '#domain/api/errors.ts',
      '#renderer/view/parts/names.ts',
      '../../renderer/view/parts/names.ts',
      '#renderer/assets/art/floral-elegance/thumbnail.webp',
    ],
  ],
];

test('the import rules hold every wall between the rooms, and nothing else', async () => {
  const house = await mkdtemp(join(tmpdir(), 'walls-'));
  onTestFinished(() => rm(house, { recursive: true }));
  const { vcs: _, ...rules } = JSON.parse(await readFile('biome.json', 'utf8'));
  await writeFile(join(house, 'biome.json'), JSON.stringify(rules));
  for (const [module, ...sources] of WALLS) {
    await mkdir(join(house, dirname(module)), { recursive: true });
    const lines = sources.flat().map((one) => (one.includes(' ') ? one : `import '${one}'`));
    await writeFile(join(house, module), lines.join(';\n'));
  }
  const told = await lint(house);
  const found = WALLS.map(([module, refused, allowed]) => {
    const isTold = (line: number) => told.includes(`/${module},line=${line},`);
    return [module, [...refused, ...allowed].filter((_, index) => isTold(index + 1))];
  });
  expect(found).toEqual(WALLS.map(([module, refused]) => [module, refused]));
});

/** Returns what the linter reports about restricted imports, one line each. */
async function lint(folder: string): Promise<string> {
  const args = ['lint', '--reporter=github', '--max-diagnostics=none', '.'];
  const program = resolve('node_modules/.bin/biome');
  const { stdout } = await promisify(execFile)(program, args, { cwd: folder }).catch(
    (refusal: { stdout: string }) => refusal,
  );
  return stdout
    .split('\n')
    .filter((line) => line.includes('noRestrictedImports'))
    .join('\n');
}
