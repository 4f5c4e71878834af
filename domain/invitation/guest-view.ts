import type { WeddingData } from './wedding-data.ts';

/**
 * Returns what guests may see of the content: not what the couple has switched off, such as the
 * account behind a honeymoon fund. Pages made from it look the same.
 */
export function guestView(content: WeddingData): WeddingData {
  const { rsvp, registry, honeymoonFund, customizations } = content;
  const { backgroundMusic } = customizations;
  return {
    ...content,
    rsvp: rsvp.enabled ? rsvp : { ...rsvp, deadline: '', email: '', options: [] },
    registry: registry.enabled ? registry : { ...registry, links: [] },
    honeymoonFund: honeymoonFund.enabled
      ? honeymoonFund
      : { ...honeymoonFund, title: '', description: '', link: '' },
    customizations: {
      ...customizations,
      backgroundMusic: backgroundMusic.enabled
        ? backgroundMusic
        : { ...backgroundMusic, youtubeUrl: '' },
    },
  };
}
