import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sampleInvitation } from '#domain/invitation/template-change.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { untilPasses } from '#tests/support/until-passes.ts';
import { InvitationPage } from '../invitation-page.tsx';
import type { RenderIsland } from '../page-context.ts';
import { mountIslands } from './mount.ts';
import { ISLANDS } from './registry.ts';

/** By observed element, a function that reports it as visible: jsdom has no layout. */
let observed: Map<Element, () => void>;

beforeEach(() => {
  observed = new Map();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
      observe(element: Element) {
        observed.set(element, () => this.callback([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
});

const publish: RenderIsland = (island, identifierPrefix) =>
  renderToString(island, { identifierPrefix });

function show(change: (data: WeddingData) => void = () => {}): void {
  const content = sampleInvitation('floral-elegance', '2026-09-12');
  change(content);
  document.body.innerHTML = renderToStaticMarkup(
    <InvitationPage
      content={content}
      slug="a-b"
      invitationId="1"
      mode="page"
      renderIsland={publish}
    />,
  );
}
const island = (name: string) => document.querySelector<HTMLElement>(`[data-island="${name}"]`);

/** Waits until an island is observed and reports it as visible. */
async function comeNear(waiting: Element | null): Promise<void> {
  if (!waiting) throw new Error('There is no such island');
  await untilPasses(() => expect(observed.has(waiting)).toBe(true));
  observed.get(waiting)?.();
}

describe('the islands of a page', () => {
  it('wake where the publisher left their markup', async () => {
    show();
    const stop = mountIslands(document);
    await untilPasses(() =>
      expect(island('countdown')?.querySelector('[data-unit="days"]')?.textContent).toMatch(
        /^\d+$/,
      ),
    );
    stop();
  });

  it('fill in the countdown in the task that finds it', async () => {
    show();
    const before = island('countdown')?.innerHTML;
    const stop = mountIslands(document);
    for (let turn = 0; turn < 9; turn += 1) await null;
    expect(island('countdown')?.innerHTML).not.toBe(before);
    stop();
  });

  it('leave the task that found them to others', async () => {
    document.body.innerHTML = '<div data-island="cover" data-props="{}"></div>';
    const load = vi.spyOn(ISLANDS.cover, 'load');
    const stop = mountIslands(document);
    expect(load).not.toHaveBeenCalled();
    await untilPasses(() => expect(load).toHaveBeenCalledOnce());
    stop();
  });

  it('are hydrated without a difference to their markup, whatever the couple wrote', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    show((data) => {
      data.rsvp.options = ['Yes, "gladly" & <b>both</b> of us', 'नहीं', 'لا'];
    });
    const rsvp = island('rsvp');
    const before = rsvp?.innerHTML;
    const stop = mountIslands(document);
    await comeNear(rsvp);
    await untilPasses(() => expect(rsvp?.querySelector('form')?.noValidate).toBe(true));
    expect(complaints).not.toHaveBeenCalled();
    expect(rsvp?.innerHTML.replace(' novalidate=""', '')).toBe(before);
    stop();
  });

  it('that are stopped while they load stay asleep', async () => {
    show();
    document.body.replaceChildren(island('countdown') ?? '');
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    mountIslands(document)();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  describe('pressed before their script is there', () => {
    const button = () => document.querySelector('button');

    beforeEach(() => {
      document.body.innerHTML =
        '<div data-island="story-circle" data-props="{}">' +
        '<div class="orbit"><button type="button" data-index="0">1</button></div>' +
        '<button type="button" class="orbit-pause">Pause</button>' +
        '<dialog class="story-dialog"><div class="story-page"></div><p class="story-count"></p></dialog>' +
        '</div>';
      // jsdom does not implement dialogs.
      const dialog = document.querySelector('dialog');
      Object.assign(dialog ?? {}, {
        showModal: () => dialog?.setAttribute('open', ''),
        close: () => dialog?.removeAttribute('open'),
      });
    });

    const wakeStory = async () => {
      const story = island('story-circle');
      await comeNear(story);
      return untilPasses(() => expect(story?.hasAttribute('data-ready')).toBe(true));
    };
    const isOpen = () => document.querySelector('dialog')?.open;
    const pressedAgo = (target: EventTarget | null, ms: number) =>
      vi.stubGlobal('lastPress', { target, timeStamp: performance.now() - ms });

    it('do then what the last press was meant for', async () => {
      pressedAgo(button(), 1_000);
      const stop = mountIslands(document);
      await wakeStory();
      expect(isOpen()).toBe(true);
      stop();
    });

    it.each([
      ['the guest has gone on since', () => pressedAgo(button(), 5_001)],
      ['something else was pressed', () => pressedAgo(document.body, 0)],
      ['nothing was pressed', () => undefined],
    ])('do nothing when %s', async (_when, press) => {
      press();
      const stop = mountIslands(document);
      await wakeStory();
      expect(isOpen()).toBe(false);
      stop();
    });
  });

  it('that cannot be brought to life say so to the style sheet', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    document.body.innerHTML = '<div data-island="countdown" data-props="{">text</div>';
    const stop = mountIslands(document);
    await untilPasses(() => expect(island('countdown')?.hasAttribute('data-failed')).toBe(true));
    expect(island('countdown')?.textContent).toBe('text');
    stop();
  });

  it.each([
    ['the connection is back', () => window.dispatchEvent(new Event('online'))],
    ['the guest turns to them', () => island('countdown')?.dispatchEvent(new Event('focusin'))],
  ])('that could not be brought to life are tried again once %s', async (_when, happen) => {
    const failures = vi.spyOn(console, 'error').mockImplementation(() => {});
    show();
    const countdown = island('countdown') as HTMLElement;
    document.body.replaceChildren(countdown);
    const { props = '' } = countdown.dataset;
    countdown.dataset.props = '{';
    const stop = mountIslands(document);
    await untilPasses(() => expect(countdown.hasAttribute('data-failed')).toBe(true));
    happen();
    await untilPasses(() => expect(failures).toHaveBeenCalledTimes(2));
    countdown.dataset.props = props;
    happen();
    await untilPasses(() =>
      expect(countdown.querySelector('[data-unit="days"]')?.textContent).toMatch(/^\d+$/),
    );
    expect(countdown.hasAttribute('data-failed')).toBe(false);
    stop();
  });

  it('that fail after waking leave the markup that works without scripts', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    show();
    const rsvp = island('rsvp');
    const before = rsvp?.innerHTML;
    vi.spyOn(window, 'addEventListener').mockImplementation((event) => {
      if (event === 'online') throw new Error('an older browser');
    });
    const stop = mountIslands(document);
    await comeNear(rsvp);
    await untilPasses(() => expect(console.error).toHaveBeenCalled());
    await untilPasses(() => expect(rsvp?.innerHTML).toBe(before));
    stop();
  });

  it('that are unknown stay as they are', () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    document.body.innerHTML = '<div data-island="constructor" data-props="{}">text</div>';
    mountIslands(document)();
    expect(document.body.textContent).toBe('text');
    expect(warning).toHaveBeenCalledWith('Unknown island: constructor');
  });
});
