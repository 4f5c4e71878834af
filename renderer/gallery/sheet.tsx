import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TEMPLATES } from '#domain/templates/catalogue.ts';
import type { TemplateId } from '#domain/templates/template.ts';
import type { TakenShot, View } from './screenshots.ts';

interface SheetProps {
  readonly views: readonly View[];
  /** Empty when there are no screenshots (yet). */
  readonly shots: readonly TakenShot[];
  /** Why there are none; otherwise ''. */
  readonly note: string;
}

/** Returns the contact sheet: templates × states at every width, with changes since last time. */
export function contactSheet(sheet: SheetProps): string {
  return `<!doctype html>\n${renderToStaticMarkup(<Sheet {...sheet} />)}`;
}

function Sheet({ views, shots, note }: SheetProps): ReactNode {
  const templates = [...new Set(views.map(({ templateId }) => templateId))];
  const styles = readFileSync(join(import.meta.dirname, 'sheet.css'), 'utf8');
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Gallery · Wedding Invite</title>
        <style
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
          dangerouslySetInnerHTML={{ __html: `${styles}${templates.map(filterRule).join('')}` }}
        />
      </head>
      <body>
        <header>
          <h1>Gallery</h1>
          <p>{note === '' ? summary(views, shots) : note}</p>
          <Filter templates={templates} shots={shots} />
        </header>
        <main>
          {templates.map((id) => (
            <section key={id} data-template={id}>
              <h2>{TEMPLATES[id].metadata.name}</h2>
              <ol>
                {views
                  .filter(({ templateId }) => templateId === id)
                  .map((view) => (
                    <ViewCard
                      key={`${view.slug} ${view.cover}`}
                      view={view}
                      shots={shots.filter((shot) => shot.view === view)}
                    />
                  ))}
              </ol>
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

/** Hides the other templates while one is chosen, without a script. */
function filterRule(id: TemplateId): string {
  return `body:has(#only-${id}:checked) section:not([data-template=${id}]){display:none}`;
}

function Filter({
  templates,
  shots,
}: {
  templates: readonly TemplateId[];
  shots: SheetProps['shots'];
}) {
  const choices = [
    { id: 'only-all', label: 'All' },
    ...templates.map((id) => ({ id: `only-${id}`, label: TEMPLATES[id].metadata.name })),
  ];
  return (
    <form className="filter" autoComplete="off">
      {choices.map(({ id, label }) => (
        <label key={id}>
          <input type="radio" name="only" id={id} defaultChecked={id === 'only-all'} /> {label}
        </label>
      ))}
      {shots.some(isChanged) && (
        <label>
          <input type="checkbox" id="only-changed" /> Changed only
        </label>
      )}
    </form>
  );
}

function ViewCard({ view, shots }: { view: View; shots: readonly TakenShot[] }): ReactNode {
  const changed = shots.filter(isChanged);
  return (
    <li data-changed={changed.length > 0 || undefined}>
      <h3>
        <a href={`/${view.slug}`}>{view.state.replaceAll('-', ' ')}</a>
        {view.cover && <small> · cover {view.cover}</small>}
      </h3>
      {shots.length > 0 && (
        <div className="strips">
          {shots.map((shot) => (
            <Strip key={shot.name} shot={shot} />
          ))}
        </div>
      )}
      {changed.map((shot) => (
        <details key={shot.name}>
          <summary>
            {shot.window.width} px: {percent(shot.changed ?? 0)} of the pixels changed
          </summary>
          <div className="comparison">
            {(['before', 'now', 'changed'] as const).map((side) => (
              <figure key={side}>
                <figcaption>{side}</figcaption>
                <img src={`${side}/${shot.name}.jpg`} alt="" loading="lazy" />
              </figure>
            ))}
          </div>
        </details>
      ))}
    </li>
  );
}

/** The screenshot of a whole page, in a box that scrolls. */
function Strip({ shot }: { shot: TakenShot }): ReactNode {
  const { name, window, changed } = shot;
  return (
    <figure>
      <a href={`now/${name}.jpg`} className="strip">
        <img
          src={`now/${name}.small.jpg`}
          alt={`${shot.view.slug}, ${window.width} px wide`}
          loading="lazy"
        />
      </a>
      <figcaption>
        {window.width}
        {isChanged(shot) && <mark>{percent(changed ?? 0)}</mark>}
        {changed === null && <small>new</small>}
      </figcaption>
    </figure>
  );
}

const isChanged = ({ changed }: TakenShot) => changed !== null && changed > 0;

function summary(views: SheetProps['views'], shots: SheetProps['shots']): string {
  const changed = shots.filter(isChanged).length;
  const pages = `${views.length} ${views.length === 1 ? 'view' : 'views'}`;
  if (shots.length === 0) return `${pages}, no pictures.`;
  return `${pages}, ${shots.length} pictures, ${changed} changed since the run before.`;
}

/** Formats a share as a percentage, never 0 for something that changed. */
export function percent(share: number): string {
  if (share < 0.001) return '< 0.1 %';
  return `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
}
