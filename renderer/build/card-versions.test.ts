import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { computeCardVersions } from './card-versions.ts';
import { addWithImports } from './source-version.ts';

const repository = join(import.meta.dirname, '../..');

describe('the versions of preview cards', () => {
  it('are there for every template, and differ', () => {
    const versions = computeCardVersions(repository);
    expect(Object.keys(versions).sort()).toEqual([...TEMPLATE_IDS].sort());
    expect(new Set(Object.values(versions)).size).toBe(TEMPLATE_IDS.length);
  });

  it('cover what a card takes from other rooms, and nothing of the page', () => {
    const files = new Set<string>();
    const entry = join(repository, 'renderer/publish/stationery/floral-elegance.ts');
    addWithImports(entry, repository, files);
    const names = [...files].map((file) => relative(repository, file));
    expect(names).toContain('domain/templates/floral-elegance.ts');
    expect(names).toContain('renderer/view/parts/names/name-shape.ts');
    expect(names.filter((name) => name.endsWith('.tsx'))).toEqual([]);
  });
});
