import type { MusicButton } from './music-button.ts';
import { playerPlace } from './player-place.ts';
import { createSong, type Song } from './song.ts';
import { loadYouTubeApi } from './youtube.ts';

export interface Playback {
  /** True while the guest wants to hear the song as soon as it can be played. */
  readonly isWanted: boolean;
  /** Plays the song, at once or when it has loaded. */
  play(): void;
  /** Plays again once the browser allows sound. */
  resume(): void;
  /** Pauses the song and hides its player. */
  putAway(): void;
  end(): void;
}

/**
 * Loads the song into a card on the page and plays it as soon as that is allowed; shows its state
 * on the music button. A module of its own, loaded once the guest wants to hear the song.
 */
export function startPlayback(
  videoId: string,
  card: HTMLElement,
  video: Element,
  display: MusicButton,
  onPlaying: () => void,
): Playback {
  let isWanted = true;
  let isEnded = false;
  let song: Song | undefined;

  const playback: Playback = {
    get isWanted() {
      return isWanted;
    },
    play() {
      isWanted = true;
      showCard(card);
      if (display.state !== 'loading') song?.play();
    },
    resume() {
      song?.play();
    },
    putAway() {
      isWanted = false;
      if (display.state !== 'loading') song?.pause();
      // YouTube's terms require it to be visible only while it plays.
      card.hidden = true;
    },
    end() {
      isEnded = true;
      song?.end();
    },
  };

  const fail = (text: string) => {
    playback.putAway();
    display.show('error', text);
  };

  showCard(card);
  loadYouTubeApi().then(
    (api) => {
      if (isEnded) return;
      // Placed again: the page's words may have been under a cover before.
      if (isWanted) showCard(card);
      song = createSong(api, video, videoId, {
        onReady() {
          display.show('paused');
          if (isWanted) playback.play();
        },
        onPlaying() {
          display.show('playing');
          onPlaying();
        },
        onPaused: () => display.show('paused'),
        onError: fail,
      });
    },
    () => fail('Failed to load YouTube API'),
  );

  return playback;
}

/** Places the card on the page where the guest is; it scrolls away with the page. */
function showCard(card: HTMLElement): void {
  const { top, left } = playerPlace();
  card.style.setProperty('--music-top', `${scrollY + top}px`);
  card.style.setProperty('--music-left', `${left}px`);
  card.hidden = false;
}
