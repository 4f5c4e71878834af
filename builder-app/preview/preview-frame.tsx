import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { type FromFrame, onMessageFrom, type ToFrame } from './messages.ts';

export interface PreviewFrameProps {
  readonly content: WeddingData;
  readonly slug: string;
  /** Id of the section to scroll to, once for each new object. */
  readonly reveal?: { readonly section: string } | null;
  /** What a screen reader calls the frame. */
  readonly title?: string;
  readonly className?: string | undefined;
  readonly style?: React.CSSProperties;
}

/** The invitation as guests will see it, in an iframe that follows `content`. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { content, slug, reveal, className, style } = props;
  const { title = 'Preview of your invitation' } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const onReady = useEffectEvent(() => {
    setReady(true);
    // A frame that has been loaded again has lost its content.
    post(frame.current, { kind: 'show', content, slug });
  });
  useEffect(
    () =>
      onMessageFrom<FromFrame>(
        () => frame.current?.contentWindow ?? null,
        () => onReady(),
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
    <iframe
      ref={frame}
      src="/preview"
      title={title}
      data-ready={isReady || undefined}
      className={className}
      style={style}
    />
  );
}

function post(frame: HTMLIFrameElement | null, message: ToFrame): void {
  frame?.contentWindow?.postMessage(message, location.origin);
}
