import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { weddingDataSchema } from '#domain/invitation/wedding-data.ts';
import { untilPasses } from '#tests/support/until-passes.ts';
import { enhanceMusic, type MusicProps } from './enhance-music.ts';
import { Music } from './music.tsx';
import { playerErrorMessage } from './youtube.ts';

type Events = {
  onReady(): void;
  onStateChange(event: { data: number }): void;
  onError(event: { data: number }): void;
};

/** Stands in for YouTube's player, which is outside this machine. */
class Player {
  static last: Player | undefined;
  readonly calls: string[] = [];
  constructor(
    readonly element: Element,
    readonly options: { host: string; videoId: string; width: number; events: Events },
  ) {
    Player.last = this;
  }
  playVideo = () => this.calls.push('play');
  pauseVideo = () => this.calls.push('pause');
  seekTo = () => this.calls.push('seek');
  setVolume = (percent: number) => this.calls.push(`volume ${percent}`);
  destroy = () => this.calls.push('destroy');
}

const content = weddingDataSchema.parse({
  customizations: {
    backgroundMusic: { enabled: true, youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ' },
  },
});
let stop: () => void;

beforeEach(() => {
  document.head.replaceChildren();
  Player.last = undefined;
});
afterEach(() => {
  stop?.();
  Reflect.deleteProperty(window, 'YT');
  vi.useRealTimers();
});

function start(props: MusicProps): void {
  document.body.innerHTML = renderToStaticMarkup(<Music content={content} />);
  const element = document.querySelector<HTMLElement>('.music');
  if (element) stop = enhanceMusic(element, props);
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const button = () => document.querySelector<HTMLButtonElement>('.music-button');
const script = () => document.querySelector('script[src="https://www.youtube.com/iframe_api"]');

const isAwaited = () => button()?.dataset.state === 'loading';
const untilAsked = () => untilPasses(() => expect(script()).not.toBeNull());

/** Simulates the arrival of YouTube's script. Resolves with the player that is created. */
async function arrive(): Promise<Player> {
  await untilAsked();
  const view = window as unknown as { YT?: unknown; onYouTubeIframeAPIReady?: () => void };
  view.YT = { Player };
  view.onYouTubeIframeAPIReady?.();
  await untilPasses(() => expect(Player.last).toBeDefined());
  return Player.last as Player;
}

describe('the music player', () => {
  it('is there only when it is switched on and has a link', () => {
    const drawn = (music: object) =>
      renderToStaticMarkup(
        <Music content={weddingDataSchema.parse({ customizations: { backgroundMusic: music } })} />,
      );
    expect(drawn({ enabled: false, youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ' })).toBe('');
    expect(drawn({ enabled: true, youtubeUrl: ' ' })).toBe('');
    expect(drawn({ enabled: true, youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ' })).not.toBe('');
  });

  it('asks nothing of YouTube before the first interaction', () => {
    start({ videoId: 'dQw4w9WgXcQ', autoplay: true });
    expect(button()?.dataset.state).toBe('waiting');
    expect(find('.music-hint')?.hidden).toBe(false);
    expect(script()).toBeNull();
  });

  it.each(['click', 'touchstart', 'keydown'])('starts with a %s anywhere', async (type) => {
    start({ videoId: 'dQw4w9WgXcQ', autoplay: true });
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(isAwaited()).toBe(true);
    expect(find('.music-hint')?.hidden).toBe(true);
    const player = await arrive();
    expect(player.options).toMatchObject({
      host: 'https://www.youtube-nocookie.com',
      videoId: 'dQw4w9WgXcQ',
      width: 200,
      height: 200,
    });
    player.options.events.onReady();
    expect(player.calls).toEqual(['volume 30', 'play']);
    expect(find('.music-card')?.hidden).toBe(false);
  });

  it.each(['wheel', 'pointerdown'])('starts with a scroll that a %s began', (type) => {
    start({ videoId: 'dQw4w9WgXcQ', autoplay: true });
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(isAwaited()).toBe(false);
    window.dispatchEvent(new Event('scroll'));
    expect(isAwaited()).toBe(true);
  });

  it.each(['Tab', 'Shift', 'Control', 'Alt', 'Meta'])(
    'does not start with %s, nor with what it scrolls',
    (key) => {
      start({ videoId: 'dQw4w9WgXcQ', autoplay: true });
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      window.dispatchEvent(new Event('scroll'));
      expect(isAwaited()).toBe(false);
      expect(find('.music-hint')?.hidden).toBe(false);
    },
  );

  it('does not start while the browser glides to where a guest was', async () => {
    start({ videoId: 'dQw4w9WgXcQ', autoplay: true });
    for (let frame = 0; frame < 5; frame += 1) {
      await new Promise(requestAnimationFrame);
      window.dispatchEvent(new Event('scroll'));
    }
    expect(isAwaited()).toBe(false);
    expect(find('.music-hint')?.hidden).toBe(false);
  });

  it('starts with the tap that opens the cover', () => {
    start({ videoId: 'dQw4w9WgXcQ', autoplay: true });
    document.body.insertAdjacentHTML('beforeend', '<form method="dialog"><p></p></form>');
    find('form p')?.click();
    expect(isAwaited()).toBe(true);
  });

  it('does not start while somebody replies', () => {
    start({ videoId: 'dQw4w9WgXcQ', autoplay: true });
    document.body.insertAdjacentHTML('beforeend', '<form class="rsvp-form"><input></form>');
    find('input')?.click();
    expect(isAwaited()).toBe(false);
    document.body.click();
    expect(isAwaited()).toBe(true);
  });

  it('without autoplay starts with its button only', async () => {
    start({ videoId: 'dQw4w9WgXcQ', autoplay: false });
    document.body.click();
    expect(isAwaited()).toBe(false);
    button()?.click();
    const player = await arrive();
    player.options.events.onReady();
    expect(player.calls).toContain('play');
  });

  it('shows its state by dot and name, and pauses', async () => {
    start({ videoId: 'dQw4w9WgXcQ', autoplay: false });
    button()?.click();
    const player = await arrive();
    player.options.events.onReady();
    expect(button()?.dataset.state).toBe('paused');
    player.options.events.onStateChange({ data: 1 });
    expect(button()?.dataset.state).toBe('playing');
    expect(button()?.getAttribute('aria-label')).toBe('Pause music');
    button()?.click();
    expect(player.calls.at(-1)).toBe('pause');
    expect(find('.music-card')?.hidden).toBe(true);
    button()?.click();
    player.options.events.onStateChange({ data: 2 });
    button()?.click();
    expect(player.calls.at(-1)).toBe('play');
    expect(find('.music-card')?.hidden).toBe(false);
  });

  it('leaves a player alone that is not ready yet, however often its button is pressed', async () => {
    start({ videoId: 'dQw4w9WgXcQ', autoplay: false });
    button()?.click();
    const player = await arrive();
    button()?.click();
    expect(player.calls).toEqual([]);
    player.options.events.onReady();
    expect(player.calls).toEqual(['volume 30', 'play']);
  });

  it('is put away by its own button, and stays away', async () => {
    start({ videoId: 'dQw4w9WgXcQ', autoplay: true });
    document.body.click();
    const player = await arrive();
    player.options.events.onReady();
    player.options.events.onStateChange({ data: 0 });
    vi.useFakeTimers();
    find('.music-close')?.click();
    expect(player.calls.at(-1)).toBe('pause');
    expect(find('.music-card')?.hidden).toBe(true);
    expect(document.activeElement).toBe(button());
    document.body.click();
    vi.advanceTimersByTime(1_000);
    expect(player.calls.at(-1)).toBe('pause');
  });

  it('that is put away before it has come does not play', async () => {
    start({ videoId: 'dQw4w9WgXcQ', autoplay: true });
    document.body.click();
    await untilAsked();
    find('.music-close')?.click();
    const player = await arrive();
    player.options.events.onReady();
    expect(player.calls).toEqual(['volume 30']);
    expect(find('.music-card')?.hidden).toBe(true);
  });

  it('begins again half a second after its end', async () => {
    start({ videoId: 'dQw4w9WgXcQ', autoplay: false });
    button()?.click();
    const player = await arrive();
    player.options.events.onReady();
    vi.useFakeTimers();
    player.options.events.onStateChange({ data: 0 });
    vi.advanceTimersByTime(499);
    expect(player.calls).not.toContain('seek');
    vi.advanceTimersByTime(1);
    expect(player.calls.slice(-2)).toEqual(['seek', 'play']);
  });

  it('that is paused between its end and its beginning plays at the next press', async () => {
    start({ videoId: 'dQw4w9WgXcQ', autoplay: false });
    button()?.click();
    const player = await arrive();
    player.options.events.onReady();
    player.options.events.onStateChange({ data: 1 });
    vi.useFakeTimers();
    player.options.events.onStateChange({ data: 0 });
    // YouTube reports no pause of a song that has ended.
    button()?.click();
    expect(button()?.getAttribute('aria-label')).toBe('Play music');
    vi.advanceTimersByTime(1_000);
    expect(player.calls.at(-1)).toBe('pause');
    button()?.click();
    expect(player.calls.at(-1)).toBe('play');
    expect(find('.music-card')?.hidden).toBe(false);
  });

  it.each([
    [{ autoplay: false }, 'No music URL'],
    [{ videoId: null, autoplay: false }, 'Invalid YouTube URL'],
  ] as const)('says what is wrong with the link: %j', (props, message) => {
    start(props);
    button()?.click();
    expect(find('.music-message')?.textContent).toBe(message);
    expect(button()?.disabled).toBe(true);
  });

  it('tells at once of a link that can never play', () => {
    start({ videoId: null, autoplay: true });
    expect(button()?.dataset.state).toBe('error');
    expect(find('.music-message')?.textContent).toBe('Invalid YouTube URL');
    expect(find('.music-hint')?.hidden).toBe(true);
  });

  it('says when YouTube cannot be reached', async () => {
    start({ videoId: 'dQw4w9WgXcQ', autoplay: false });
    button()?.click();
    await untilAsked();
    script()?.dispatchEvent(new Event('error'));
    await untilPasses(() =>
      expect(find('.music-message')?.textContent).toBe('Failed to load YouTube API'),
    );
    expect(button()?.dataset.state).toBe('error');
  });

  it.each([
    [2, 'Invalid video'],
    [5, 'Video unavailable'],
    [100, 'Video not found'],
    [101, 'Video restricted'],
    [150, 'Video restricted'],
    [153, 'Music error'],
    [1, 'Music error'],
  ])("tells the player's error %i", (code, message) => {
    expect(playerErrorMessage(code)).toBe(message);
  });
});
