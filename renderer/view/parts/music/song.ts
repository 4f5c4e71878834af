import { PLAYER_STATE, playerErrorMessage, type YouTubeApi } from './youtube.ts';

/** (spec) Percent. */
const VOLUME = 30;
/** (spec) The song restarts this long after its end. */
const RESTART_DELAY_MS = 500;
/** The smallest size that YouTube's terms allow. */
const PLAYER_PIXELS = 200;

export interface Song {
  play(): void;
  pause(): void;
  /** Removes the player. */
  end(): void;
}

export interface SongEvents {
  /** From now on it can be played and paused. */
  onReady(): void;
  onPlaying(): void;
  onPaused(): void;
  /** The song cannot be played; `message` is for the guest. */
  onError(message: string): void;
}

/** Creates the couple's song, which loops in YouTube's player. The player replaces `video`. */
export function createSong(
  { Player }: YouTubeApi,
  video: Element,
  videoId: string,
  { onReady, onPlaying, onPaused, onError }: SongEvents,
): Song {
  let restart: ReturnType<typeof setTimeout> | undefined;
  const player = new Player(video, {
    host: 'https://www.youtube-nocookie.com',
    videoId,
    width: PLAYER_PIXELS,
    height: PLAYER_PIXELS,
    playerVars: { playsinline: 1, rel: 0, origin: location.origin },
    events: {
      onReady() {
        player.setVolume(VOLUME);
        onReady();
      },
      onStateChange({ data }) {
        if (data === PLAYER_STATE.playing) onPlaying();
        if (data === PLAYER_STATE.paused) onPaused();
        if (data === PLAYER_STATE.ended) restart = setTimeout(playAgain, RESTART_DELAY_MS);
      },
      onError: ({ data }) => onError(playerErrorMessage(data)),
    },
  });
  const playAgain = () => {
    restart = undefined;
    player.seekTo(0, true);
    player.playVideo();
  };
  return {
    play: () => player.playVideo(),
    pause() {
      player.pauseVideo();
      if (restart === undefined) return;
      clearTimeout(restart);
      restart = undefined;
      // A player whose song has ended reports no pause.
      onPaused();
    },
    end() {
      clearTimeout(restart);
      player.destroy();
    },
  };
}
