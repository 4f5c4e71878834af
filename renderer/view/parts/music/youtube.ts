/** The part of YouTube's player that is used here. */
export interface YouTubePlayer {
  playVideo(): void;
  pauseVideo(): void;
  seekTo(seconds: number, allowSeekAhead: boolean): void;
  setVolume(percent: number): void;
  destroy(): void;
}

interface YouTubePlayerOptions {
  readonly host: string;
  readonly videoId: string;
  readonly width: number;
  readonly height: number;
  readonly playerVars: Readonly<Record<string, string | number>>;
  readonly events: {
    onReady(): void;
    onStateChange(event: { data: number }): void;
    onError(event: { data: number }): void;
  };
}

export interface YouTubeApi {
  readonly Player: new (element: Element, options: YouTubePlayerOptions) => YouTubePlayer;
}

declare global {
  interface Window {
    YT?: YouTubeApi;
    onYouTubeIframeAPIReady?: () => void;
  }
}

export const PLAYER_STATE = { ended: 0, playing: 1, paused: 2 } as const;

const API_URL = 'https://www.youtube.com/iframe_api';
const API_TIMEOUT_MS = 15_000;

/** (spec) Returns the message for guests for one of the player's error codes. */
export function playerErrorMessage(code: number): string {
  switch (code) {
    case 2:
      return 'Invalid video';
    case 5:
      return 'Video unavailable';
    case 100:
      return 'Video not found';
    case 101:
    case 150:
      return 'Video restricted';
    default:
      return 'Music error';
  }
}

/** Loads YouTube's script, unless the window has it. Rejects when it fails or takes over 15 s. */
export function loadYouTubeApi(): Promise<YouTubeApi> {
  if (window.YT?.Player) return Promise.resolve(window.YT);
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(reject, API_TIMEOUT_MS);
    const before = window.onYouTubeIframeAPIReady;
    window.onYouTubeIframeAPIReady = () => {
      before?.();
      clearTimeout(timeout);
      if (window.YT) resolve(window.YT);
    };
    const script = document.createElement('script');
    script.src = API_URL;
    script.async = true;
    script.addEventListener('error', (event) => {
      clearTimeout(timeout);
      script.remove();
      reject(event);
    });
    document.head.append(script);
  });
}
