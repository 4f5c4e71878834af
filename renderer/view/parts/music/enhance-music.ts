import { markOverForm } from './mark-over-form.ts';
import { musicButton } from './music-button.ts';
import { onInteraction } from './on-interaction.ts';
import type { Playback } from './playback.ts';

export interface MusicProps {
  /** 11 characters; null when the couple's link is not YouTube's, undefined without a link. */
  readonly videoId?: string | null;
  /** True to start with the guest's first interaction, not only with the button. */
  readonly autoplay: boolean;
}

/**
 * Plays the couple's song from YouTube in a small visible player. Nothing is requested from YouTube
 * before the guest's first interaction (with `autoplay`) or a press of the button.
 */
export function enhanceMusic(element: HTMLElement, { videoId, autoplay }: MusicProps): () => void {
  const bar = element.querySelector<HTMLElement>('.music-bar');
  const button = element.querySelector<HTMLButtonElement>('.music-button');
  const hint = element.querySelector<HTMLElement>('.music-hint');
  const message = element.querySelector<HTMLElement>('.music-message');
  const card = element.querySelector<HTMLElement>('.music-card');
  const close = element.querySelector<HTMLButtonElement>('.music-close');
  const video = element.querySelector('.music-video');
  if (!bar || !button || !hint || !message || !card || !close || !video) return () => {};

  const stopMarking = markOverForm(bar);
  const display = musicButton(button, message);
  let playback: Playback | undefined;
  let isEnded = false;
  const start = () => {
    if (!videoId) return display.show('error', 'No music URL');
    display.show('loading');
    import('./playback.ts').then(
      ({ startPlayback }) => {
        if (!isEnded) playback = startPlayback(videoId, card, video, display, stopListening);
      },
      () => display.show('error', 'Failed to load YouTube API'),
    );
  };
  const stopListening = onInteraction(({ target }) => {
    hint.hidden = true;
    if (!autoplay || isMeantOtherwise(target, button)) return;
    if (display.state === 'waiting') start();
    // Browsers allow no sound after scrolling alone; after the next tap they do.
    else if (display.state === 'paused' && playback?.isWanted) playback.resume();
  });
  const onButton = () => {
    hint.hidden = true;
    if (display.state === 'waiting') start();
    else if (display.state === 'playing') playback?.putAway();
    else playback?.play();
  };
  const onClose = () => {
    playback?.putAway();
    button.focus();
  };

  if (videoId === null) {
    hint.hidden = true;
    display.show('error', 'Invalid YouTube URL');
  }
  button.addEventListener('click', onButton);
  close.addEventListener('click', onClose);
  return () => {
    stopMarking();
    stopListening();
    button.removeEventListener('click', onButton);
    close.removeEventListener('click', onClose);
    display.end();
    isEnded = true;
    playback?.end();
  };
}

/** The button has its own handler, and a player would cover the reply that a guest is writing. */
function isMeantOtherwise(target: EventTarget | null, button: Element): boolean {
  if (!(target instanceof Element)) return false;
  return button.contains(target) || target.closest('.rsvp-form') !== null;
}
