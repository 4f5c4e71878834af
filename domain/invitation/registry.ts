import type { TemplateId } from '../templates/template.ts';

/** How a template shows gift links: as shops, or as banks whose description is the account. */
export const REGISTRY_KINDS: Readonly<Record<TemplateId, 'shops' | 'banks'>> = {
  'floral-elegance': 'shops',
  'vintage-fairytale': 'shops',
  'minimalist-elegant': 'shops',
  'serene-lens': 'shops',
  'islamic-serenity': 'banks',
  'scientific-vibes': 'shops',
};
