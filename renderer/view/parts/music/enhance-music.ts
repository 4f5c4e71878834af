import { onInteraction } from './first-interaction.ts';
import { musicButton } from './music-button.ts';
import { playerPlace } from './player-place.ts';
import { createSong, type Song } from './song.ts';
import { loadYouTubeApi } from './youtube.ts';

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
  const view = element.ownerDocument.defaultView;
  const button = element.querySelector<HTMLButtonElement>('.music-button');
  const hint = element.querySelector<HTMLElement>('.music-hint');
  const message = element.querySelector<HTMLElement>('.music-message');
  const card = element.querySelector<HTMLElement>('.music-card');
  const close = element.querySelector<HTMLButtonElement>('.music-close');
  const video = element.querySelector('.music-video');
  if (!view || !button || !hint || !message || !card || !close || !video) return () => {};

  const display = musicButton(button, message);
  /** True while the guest wants to hear the song as soon as it can be played. */
  let wanted = false;
  let song: Song | undefined;
  let stopped = false;

  const fail = (text: string) => {
    putAway();
    display.show('error', text);
  };

  const showCard = () => {
    // Placed on the page where the guest is; it scrolls away with the page.
    const { top, left } = playerPlace(view);
    card.style.setProperty('--music-top', `${view.scrollY + top}px`);
    card.style.setProperty('--music-left', `${left}px`);
    card.hidden = false;
  };

  const play = () => {
    wanted = true;
    showCard();
    if (display.state === 'waiting') load();
    else if (display.state !== 'loading') song?.play();
  };

  const putAway = () => {
    wanted = false;
    if (display.state !== 'loading') song?.pause();
    // YouTube's terms require it to be visible only while it plays.
    card.hidden = true;
  };

  const load = () => {
    if (!videoId) return fail('No music URL');
    display.show('loading');
    loadYouTubeApi(view).then(
      (api) => {
        if (stopped) return;
        // Placed again: the page's words may have been under a cover before.
        if (wanted) showCard();
        song = createSong(api, video, videoId, {
          onReady() {
            display.show('paused');
            if (wanted) play();
          },
          onPlaying() {
            display.show('playing');
            stopListening();
          },
          onPaused: () => display.show('paused'),
          onError: fail,
        });
      },
      () => fail('Failed to load YouTube API'),
    );
  };

  const onButton = () => {
    hint.hidden = true;
    if (display.state === 'playing') putAway();
    else play();
  };

  /** The button has its own handler, and a player would cover the reply that a guest is writing. */
  const isMeantOtherwise = (target: EventTarget | null) =>
    target instanceof view.Element &&
    (button.contains(target) || target.closest('.rsvp-form') !== null);

  const stopListening = onInteraction(view, (event) => {
    hint.hidden = true;
    if (!autoplay || isMeantOtherwise(event.target)) return;
    if (display.state === 'waiting') play();
    // Browsers allow no sound after scrolling alone; after the next tap they do.
    else if (display.state === 'paused' && wanted) song?.play();
  });

  const onClose = () => {
    putAway();
    button.focus();
  };

  if (videoId === null) {
    hint.hidden = true;
    display.show('error', 'Invalid YouTube URL');
  }
  button.addEventListener('click', onButton);
  close.addEventListener('click', onClose);
  return () => {
    stopped = true;
    stopListening();
    button.removeEventListener('click', onButton);
    close.removeEventListener('click', onClose);
    display.end();
    song?.end();
  };
}
