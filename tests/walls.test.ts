import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

/** By folder: what a module there may not import, and what it may. */
const WALLS: readonly [folder: string, refused: readonly string[], allowed: readonly string[]][] = [
  [
    'domain/invitation',
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
    'renderer/publish',
    [
      '#infra/database/database.ts',
      '../../infra/storage/s3.ts',
      '#api/app.ts',
      '#worker/publish.ts',
    ],
    ['node:fs/promises', 'sharp', '#renderer/view/page.tsx', '#domain/invitation/slug.ts'],
  ],
  [
    'renderer/view/parts/music',
    [
      '#infra/database/database.ts',
      '../../../../infra/log.ts',
      '#renderer/publish/renderer.ts',
      '../../../publish/renderer.ts',
      '#renderer/art/pen.ts',
      '../../../build/client-build.ts',
      '../../../gallery/states.ts',
      'node:fs/promises',
    ],
    ['react', '../../page-context.ts', '../gallery/gallery.tsx', '#domain/rsvp/limits.ts'],
  ],
  [
    'infra/database',
    ['#api/rsvp/service.ts', '../../api/app.ts', '#worker/publish.ts', '#renderer/view/page.tsx'],
    ['knex', 'node:fs/promises', '../log.ts', '#domain/api/errors.ts'],
  ],
  [
    'api/rsvp',
    ['#renderer/publish/renderer.ts', '../../renderer/view/page.tsx', '#worker/publish.ts'],
    ['express', '../http/body.ts', '#infra/database/database.ts'],
  ],
  [
    'worker',
    [
      '#renderer/view/parts/names.ts',
      '../renderer/view/page.tsx',
      '#renderer/gallery/states.ts',
      '../renderer/build/client-build.ts',
      '#api/http/body.ts',
    ],
    [
      '#renderer/publish/renderer.ts',
      '../renderer/publish/renderer.ts',
      '#infra/queue/publish-queue.ts',
    ],
  ],
  [
    'builder-app/builder',
    [
      '#api/licenses/service.ts',
      '../../api/app.ts',
      '#infra/database/database.ts',
      '#renderer/publish/renderer.ts',
      '#renderer/gallery/states.ts',
      '../../renderer/build/client-build.ts',
      'node:fs/promises',
    ],
    [
      'react',
      '../api-client.ts',
      '#domain/api/errors.ts',
      '#renderer/view/parts/names.ts',
      '../../renderer/view/parts/names.ts',
    ],
  ],
];

test('the import rules hold every wall between the rooms, and nothing else', async () => {
  const house = await mkdtemp(join(tmpdir(), 'walls-'));
  onTestFinished(() => rm(house, { recursive: true }));
  const { vcs: _, ...rules } = JSON.parse(await readFile('biome.json', 'utf8'));
  await writeFile(join(house, 'biome.json'), JSON.stringify(rules));
  const imports = new Map<string, string>();
  for (const [folder, refused, allowed] of WALLS) {
    await mkdir(join(house, folder), { recursive: true });
    for (const [index, source] of [...refused, ...allowed].entries()) {
      const file = `${folder}/import-${index}.ts`;
      imports.set(file, `${folder} ← ${source}`);
      await writeFile(join(house, file), `import { x } from '${source}';\n\nexport const y = x;\n`);
    }
  }
  const told = await lint(house);
  const found = [...imports].flatMap(([file, arrow]) => (told.includes(`/${file},`) ? arrow : []));
  const wanted = WALLS.flatMap(([folder, refused]) => refused.map((one) => `${folder} ← ${one}`));
  expect(found).toEqual(wanted);
});

/** What the linter says of restricted imports, a line each. */
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
