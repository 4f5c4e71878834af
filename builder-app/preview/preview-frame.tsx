import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { templateOf } from '#domain/templates/catalogue.ts';
import { Sprig } from '../theme/sprig.tsx';
import { type FromFrame, onMessageFrom, type ToFrame } from './messages.ts';
import classes from './preview-frame.module.css';

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
  const [isReady, setReady] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const onMessage = useEffectEvent(({ kind }: FromFrame) => {
    setDrawn(kind === 'drawn');
    if (kind === 'drawn') return;
    setReady(true);
    // A frame that has been loaded again has lost its content.
    post(frame.current, { kind: 'show', content, slug });
  });
  useEffect(
    () =>
      onMessageFrom<FromFrame>(
        () => frame.current?.contentWindow ?? null,
        (message) => onMessage(message),
      ),
    [],
  );
  useEffect(() => {
    if (isReady) return;
    // A frame opened while offline stays blank until it is loaded again.
    const load = () => frame.current?.setAttribute('src', '/preview');
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isReady]);
  useEffect(() => {
    if (isReady) post(frame.current, { kind: 'show', content, slug });
  }, [isReady, content, slug]);
  useEffect(() => {
    if (isReady && reveal) post(frame.current, { kind: 'reveal', section: reveal.section });
  }, [isReady, reveal]);
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
