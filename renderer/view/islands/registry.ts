import { enhanceCountdown } from '../parts/countdown/enhance-countdown.ts';
import { isReplyWaiting } from '../parts/rsvp/waiting-reply.ts';
import type { Enhance } from './enhance.ts';

export interface IslandDefinition {
  /**
   * When it wakes: in the task that finds it, so that parts far below are laid out with what it
   * changes, in a task of its own, or when the guest comes near it. A function returns whether it
   * wakes soon.
   */
  readonly wake: 'now' | 'soon' | 'near' | (() => boolean);
  // biome-ignore lint/suspicious/noExplicitAny: props come from the island's own markup as JSON
  readonly load: () => Promise<Enhance<any>>;
}

/**
 * Every island by its name in `data-island`. Static imports in this file are loaded with every
 * page: only what nearly every page shows at once.
 */
export const ISLANDS = {
  copy: {
    wake: 'near',
    load: async () => (await import('../parts/copy-text/enhance-copy.ts')).enhanceCopy,
  },
  countdown: { wake: 'now', load: async () => enhanceCountdown },
  gallery: {
    wake: 'near',
    load: async () => (await import('../parts/gallery/enhance-gallery.ts')).enhanceGallery,
  },
  'gallery-pairs': {
    wake: 'near',
    load: async () =>
      (await import('../parts/gallery-pairs/enhance-gallery-pairs.ts')).enhanceGalleryPairs,
  },
  music: {
    wake: 'soon',
    load: async () => (await import('../parts/music/enhance-music.ts')).enhanceMusic,
  },
  rsvp: {
    // A reply that waits to be sent must not wait for its guest to scroll down.
    wake: isReplyWaiting,
    load: async () => {
      const [{ RsvpForm }, { hydrateIsland }] = await Promise.all([
        import('../parts/rsvp/rsvp-form.tsx'),
        import('./hydrate.ts'),
      ]);
      return (element, props) => hydrateIsland(element, RsvpForm, props);
    },
  },
  'story-circle': {
    wake: 'near',
    load: async () =>
      (await import('../parts/story-circle/enhance-story-circle.ts')).enhanceStoryCircle,
  },
  cover: {
    wake: 'soon',
    load: async () => (await import('../parts/cover/enhance-cover.ts')).enhanceCover,
  },
  'bottom-nav': {
    wake: 'near',
    load: async () => (await import('../parts/bottom-nav/enhance-bottom-nav.ts')).enhanceBottomNav,
  },
  slideshow: {
    wake: 'soon',
    load: async () => (await import('../parts/slideshow/enhance-slideshow.ts')).enhanceSlideshow,
  },
} as const satisfies Record<string, IslandDefinition>;

export type IslandName = keyof typeof ISLANDS;
