/** How fast one core renders a whole invitation: page, head and calendar, nothing stored. */
import { createRenderer } from '#renderer/publish/renderer.ts';
import { fullInvitation } from './full-invitation.ts';
import { report, rounded } from './report.ts';

const PAGES = 5_000;
const renderer = await createRenderer({
  clientDir: 'dist/renderer',
  publicUrl: 'https://wedding.example',
});
const invitations = Array.from({ length: 50 }, (_, index) => ({
  id: '01JD0000000000000000000000',
  slug: `couple-${index}`,
  revision: 7,
  content: fullInvitation(index),
}));

function render(count: number): void {
  for (let page = 0; page < count; page += 1) {
    const invitation = invitations[page % invitations.length];
    if (invitation) renderer.render(invitation);
  }
}

render(PAGES);
const before = process.cpuUsage();
const startedAt = performance.now();
render(PAGES);
const seconds = (performance.now() - startedAt) / 1000;
const { user, system } = process.cpuUsage(before);
const rate = PAGES / seconds;
report({
  what: 'render alone, full invitation with 16 pictures',
  target: '≥ 3,000 pages/s on one core',
  measured: `${rounded(rate)} pages/s (${rounded((PAGES * 1e6) / (user + system))} per second of CPU)`,
  isMet: rate >= 3_000,
});
process.exit(0);
