import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type TemplateId, templateIdOf } from '#domain/templates/template.ts';
import { InvitationPage, type InvitationPageProps } from '#renderer/view/invitation-page.tsx';
import { layOutFar } from '#renderer/view/parts/far/lay-out-far.ts';
import { liveStyles } from '#renderer/view/templates/live-styles.ts';

interface StyledInvitationProps extends Omit<InvitationPageProps, 'renderIsland'> {
  /** Shown until the template's styles have loaded. */
  readonly waiting: ReactNode;
  /** Called once the invitation has taken the place of `waiting`. */
  readonly onDrawn?: () => void;
}

/** An invitation rendered in the browser with its template's styles. Needs a document to itself. */
export function StyledInvitation({ waiting, onDrawn, ...page }: StyledInvitationProps) {
  const templateId = templateIdOf(page.content);
  const styles = useTemplateStyles(templateId);
  useEffect(() => document.documentElement.classList.add('js'), []);
  const isPage = styles !== null && page.mode === 'page';
  useEffect(() => {
    // The published page's loader does this there. It also scrolls to the place that the address
    // names.
    if (isPage) layOutFar(document);
    else if (page.mode === 'preview') document.documentElement.classList.add('at-rest');
  }, [isPage, page.mode]);
  const drawn = useEffectEvent(() => onDrawn?.());
  const isDrawn = styles !== null;
  useEffect(() => {
    if (isDrawn) drawn();
  }, [isDrawn]);
  if (!isDrawn) return waiting;
  return (
    <>
      <style>{styles}</style>
      <InvitationPage {...page} />
    </>
  );
}

/** Returns null until the first template's styles have loaded; then always the last ones loaded. */
function useTemplateStyles(templateId: TemplateId): string | null {
  const [styles, setStyles] = useState<string | null>(null);
  useEffect(() => {
    const left = new AbortController();
    liveStyles(templateId).then(
      (loaded) => {
        if (!left.signal.aborted) setStyles(loaded);
      },
      // The page is readable without styles. Firefox does not fetch a failed module again.
      (error: unknown) => {
        console.error('The template’s styles could not be loaded', error);
        if (left.signal.aborted) return;
        window.addEventListener('online', () => location.reload(), { signal: left.signal });
        setStyles('');
      },
    );
    return () => left.abort();
  }, [templateId]);
  return styles;
}
