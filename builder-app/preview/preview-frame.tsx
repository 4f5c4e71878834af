import { useEffect, useRef, useState } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { templateOf } from '#domain/templates/catalogue.ts';
import { Sprig } from '../theme/sprig.tsx';
import { type FromFrame, onMessageFrom, type ToFrame } from './messages.ts';
import classes from './preview-frame.module.css';

/** Milliseconds within which a frame that has loaded says that it is ready. */
const RETRY_MS = 5_000;

export interface PreviewFrameProps {
  readonly content: WeddingData;
  readonly slug: string;
  /** Id of the section to scroll to, once for each new object. */
  readonly reveal?: { readonly section: string } | null;
  /** What a screen reader calls the frame. */
  readonly title?: string;
  readonly style?: React.CSSProperties;
}

/** The invitation as guests will see it, in an iframe that follows `content`. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { content, slug, reveal, style } = props;
  const { title = 'Preview of your invitation' } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often the frame has been loaded: each time, it has lost its content. */
  const [loads, setLoads] = useState(0);
  const isReady = loads > 0;
  const [isDrawn, setDrawn] = useState(false);
  useEffect(
    () =>
      onMessageFrom<FromFrame>(
        () => frame.current?.contentWindow ?? null,
        ({ kind }) => {
          setDrawn(kind === 'drawn');
          if (kind === 'ready') setLoads((before) => before + 1);
        },
      ),
    [],
  );
  useEffect(() => {
    const element = frame.current;
    if (isReady || !element) return;
    // A frame that could not be loaded stays blank, and for the browser it has loaded.
    let retry: ReturnType<typeof setTimeout>;
    const load = () => element.setAttribute('src', '/preview');
    const loadLater = () => {
      clearTimeout(retry);
      retry = setTimeout(load, RETRY_MS);
    };
    element.addEventListener('load', loadLater);
    window.addEventListener('online', load);
    return () => {
      clearTimeout(retry);
      element.removeEventListener('load', loadLater);
      window.removeEventListener('online', load);
    };
  }, [isReady]);
  useEffect(() => {
    if (loads > 0) post(frame.current, { kind: 'show', content, slug });
  }, [loads, content, slug]);
  useEffect(() => {
    // Before, there is no section to scroll to.
    if (isDrawn && reveal) post(frame.current, { kind: 'reveal', section: reveal.section });
  }, [isDrawn, reveal]);
  return (
    <>
      {!isDrawn && <Waiting content={content} />}
      <iframe
        ref={frame}
        src="/preview"
        title={title}
        data-drawn={isDrawn || undefined}
        className={classes.frame}
        style={style}
      />
    </>
  );
}

/** The template's paper, until the invitation is drawn on it. */
function Waiting({ content }: Pick<PreviewFrameProps, 'content'>) {
  const { background, textLight } = templateOf(content.customizations.selectedTemplate)
    .styleVariables.colors;
  return (
    <div className={classes.waiting} style={{ background, color: textLight }} role="status">
      <Sprig className={classes.sprig} />
      Loading the preview...
    </div>
  );
}

function post(frame: HTMLIFrameElement | null, message: ToFrame): void {
  frame?.contentWindow?.postMessage(message, location.origin);
}
