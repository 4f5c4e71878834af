import type { ComponentType } from 'react';
import { enhanceCountdown } from '../parts/countdown/enhance-countdown.ts';
import { isReplyWaiting } from '../parts/rsvp/waiting-reply.ts';
import type { Enhance } from './enhance.ts';

/** When an island wakes: with the page, or when the guest comes near it. */
export type Wake = 'now' | 'near';

interface EnhancedDefinition {
  readonly kind: 'enhance';
  readonly wake: Wake;
  // biome-ignore lint/suspicious/noExplicitAny: props come from the island's own markup as JSON
  readonly load: () => Promise<Enhance<any>>;
}

interface ReactDefinition {
  readonly kind: 'react';
  /** A function decides whether it wakes with the page. */
  readonly wake: Wake | (() => boolean);
  // biome-ignore lint/suspicious/noExplicitAny: props come from the island's own markup as JSON
  readonly load: () => Promise<ComponentType<any>>;
}

export type IslandDefinition = EnhancedDefinition | ReactDefinition;

/**
 * Every island by its name in `data-island`. Static imports in this file are loaded with every
 * page: only what nearly every page shows at once.
 */
export const ISLANDS = {
  copy: {
    kind: 'enhance',
    wake: 'near',
    load: async () => (await import('../parts/copy-text/enhance-copy.ts')).enhanceCopy,
  },
  countdown: { kind: 'enhance', wake: 'now', load: async () => enhanceCountdown },
  gallery: {
    kind: 'enhance',
    wake: 'near',
    load: async () => (await import('../parts/gallery/enhance-gallery.ts')).enhanceGallery,
  },
  'gallery-pairs': {
    kind: 'enhance',
    wake: 'near',
    load: async () =>
      (await import('../parts/gallery-pairs/enhance-gallery-pairs.ts')).enhanceGalleryPairs,
  },
  music: {
    kind: 'enhance',
    wake: 'now',
    load: async () => (await import('../parts/music/enhance-music.ts')).enhanceMusic,
  },
  rsvp: {
    kind: 'react',
    // A reply that waits to be sent must not wait for its guest to scroll down.
    wake: isReplyWaiting,
    load: async () => (await import('../parts/rsvp/rsvp-form.tsx')).RsvpForm,
  },
  'story-circle': {
    kind: 'enhance',
    wake: 'near',
    load: async () =>
      (await import('../parts/story-circle/enhance-story-circle.ts')).enhanceStoryCircle,
  },
  cover: {
    kind: 'enhance',
    wake: 'now',
    load: async () => (await import('../parts/cover/enhance-cover.ts')).enhanceCover,
  },
  'bottom-nav': {
    kind: 'enhance',
    wake: 'near',
    load: async () => (await import('../parts/bottom-nav/enhance-bottom-nav.ts')).enhanceBottomNav,
  },
  slideshow: {
    kind: 'enhance',
    wake: 'near',
    load: async () => (await import('../parts/slideshow/enhance-slideshow.ts')).enhanceSlideshow,
  },
} as const satisfies Record<string, IslandDefinition>;

export type IslandName = keyof typeof ISLANDS;
