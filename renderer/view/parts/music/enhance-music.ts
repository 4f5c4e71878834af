import { onInteraction } from './first-interaction.ts';
import { playerPlace } from './player-place.ts';
import { loadYouTubeApi, PLAYER_STATE, playerErrorMessage, type YouTubePlayer } from './youtube.ts';

export interface MusicProps {
  /** 11 characters; null when the couple's link is none of YouTube's, undefined without a link. */
  readonly videoId?: string | null;
  /** Start with the guest's first interaction instead of the button. */
  readonly autoplay: boolean;
}

/** What the dot tells: grey, grey, yellow, green, red. */
type MusicState = 'waiting' | 'loading' | 'paused' | 'playing' | 'error';

/** (spec) Percent. */
const VOLUME = 30;
/** (spec) The song begins again this long after its end. */
const RESTART_DELAY_MS = 500;
/** A message goes again, because it lies on the page; the button keeps it as its title. */
const MESSAGE_MS = 8_000;
/** The least that YouTube's terms allow. */
const PLAYER_PIXELS = 200;

/**
 * Plays the couple's song from YouTube in a small visible player. Nothing is asked of YouTube before
 * the guest's first interaction (with `autoplay`) or a press of the button.
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

  let state: MusicState = 'waiting';
  let wanted = false;
  let player: YouTubePlayer | undefined;
  let restart: ReturnType<typeof setTimeout> | undefined;
  let hide: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const show = (next: MusicState, text = '') => {
    state = next;
    button.dataset.state = next;
    button.setAttribute('aria-label', next === 'playing' ? 'Pause music' : 'Play music');
    button.disabled = next === 'error';
    message.textContent = text;
    button.title = text;
    clearTimeout(hide);
    if (text !== '') hide = setTimeout(() => message.replaceChildren(), MESSAGE_MS);
    if (next === 'error') card.hidden = true;
  };

  const showCard = () => {
    // It lies on the page where the guest is, and scrolls away with it.
    const { top, left } = playerPlace(view);
    card.style.setProperty('--music-top', `${view.scrollY + top}px`);
    card.style.setProperty('--music-left', `${left}px`);
    card.hidden = false;
  };

  const putAway = () => {
    wanted = false;
    clearTimeout(restart);
    player?.pauseVideo();
    // The terms want it to be seen only while it plays.
    card.hidden = true;
  };

  const play = () => {
    wanted = true;
    showCard();
    player?.playVideo();
  };

  const load = () => {
    if (!videoId) return show('error', 'No music URL');
    show('loading');
    loadYouTubeApi(element.ownerDocument).then(
      ({ Player }) => {
        if (stopped) return;
        // The words may have been below a cover before.
        if (wanted) showCard();
        const created = new Player(video, {
          host: 'https://www.youtube-nocookie.com',
          videoId,
          width: PLAYER_PIXELS,
          height: PLAYER_PIXELS,
          playerVars: { playsinline: 1, rel: 0, origin: view.location.origin },
          events: {
            onReady: () => {
              player = created;
              created.setVolume(VOLUME);
              show('paused');
              if (wanted) play();
            },
            onStateChange: ({ data }) => onPlayerState(data),
            onError: ({ data }) => show('error', playerErrorMessage(data)),
          },
        });
      },
      () => show('error', 'Failed to load YouTube API'),
    );
  };

  const onPlayerState = (playerState: number) => {
    if (state === 'error') return;
    if (playerState === PLAYER_STATE.playing) {
      show('playing');
      stopListening();
    } else if (playerState === PLAYER_STATE.paused) {
      show('paused');
    } else if (playerState === PLAYER_STATE.ended) {
      restart = setTimeout(() => {
        player?.seekTo(0, true);
        player?.playVideo();
      }, RESTART_DELAY_MS);
    }
  };

  const onButton = () => {
    hint.hidden = true;
    if (state === 'waiting') {
      wanted = true;
      showCard();
      load();
    } else if (state === 'loading') {
      wanted = true;
      showCard();
    } else if (state === 'playing') {
      putAway();
    } else {
      play();
    }
  };

  /** The button says what it is for; who writes a reply wants neither a song nor a player over it. */
  const isMeantOtherwise = (target: EventTarget | null) =>
    target instanceof view.Element &&
    (button.contains(target) || target.closest('.rsvp-form') !== null);

  const stopListening = onInteraction(view, (event) => {
    hint.hidden = true;
    if (!autoplay || isMeantOtherwise(event.target)) return;
    if (state === 'waiting') {
      wanted = true;
      showCard();
      load();
    } else if (state === 'paused' && wanted) {
      // Scrolling alone does not allow sound; the next tap does.
      player?.playVideo();
    }
  });

  const onClose = () => {
    putAway();
    button.focus();
  };

  if (videoId === null) {
    hint.hidden = true;
    show('error', 'Invalid YouTube URL');
  }
  button.addEventListener('click', onButton);
  close.addEventListener('click', onClose);
  return () => {
    stopped = true;
    stopListening();
    button.removeEventListener('click', onButton);
    close.removeEventListener('click', onClose);
    clearTimeout(restart);
    clearTimeout(hide);
    player?.destroy();
  };
}
