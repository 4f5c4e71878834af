import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { sampleInvitation } from '#domain/invitation/template-change.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { drawSample, texts } from '../../../testing/sample-page.tsx';
import { enhanceCover } from '../../parts/cover/enhance-cover.ts';
import { SCIENTIFIC_RSVP } from './rsvp-texts.ts';

const page = (change?: (content: WeddingData) => void) => drawSample('scientific-vibes', change);

describe('the cover of scientific-vibes', () => {
  test('is the cover of an issue: journal, number, names, date and place', () => {
    const [cover] = texts(page(), '.cover');
    expect(cover).toContain('Annals of Mutual Affection');
    expect(cover).toContain('VOL. 1, NO. 1');
    expect(cover).toContain('ISSN 2027-0612');
    expect(cover).toContain('Iris & Felix');
    expect(cover).toContain('Saturday, June 12, 2027');
    expect(cover).toContain('Old Library, Senate House');
    expect(cover).toContain('Open Invite');
  });

  test('keeps a corner for the music, only if there is some', () => {
    const corners = (youtubeUrl: string) =>
      page(({ customizations }) => {
        Object.assign(customizations.backgroundMusic, { enabled: true, youtubeUrl });
      }).querySelectorAll('[data-music]').length;
    expect(corners('https://youtu.be/dQw4w9WgXcQ')).toBe(2);
    expect(corners('')).toBe(0);
  });

  test('tells the rest of the page when it is opened', () => {
    const frame = page().querySelector<HTMLElement>('.cover-frame');
    if (!frame) throw new Error('there is no cover');
    document.body.append(frame);
    vi.stubGlobal('scrollTo', () => {});
    const told = vi.fn();
    window.addEventListener('welcomeComplete', told);
    const stop = enhanceCover(frame, JSON.parse(frame.dataset.props ?? '{}'));
    expect(told).not.toHaveBeenCalled();
    frame
      .querySelector('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(told).toHaveBeenCalledOnce();
    expect(frame.querySelector('.cover')?.hasAttribute('open')).toBe(false);
    stop();
    frame.remove();
  });

  test('is not part of the article', () => {
    expect(page().querySelector('main .issue')).toBeNull();
  });
});

describe('the article of scientific-vibes', () => {
  test('has its sections in order, numbered', () => {
    expect(texts(page(), 'main .section-heading')).toEqual([
      'I Introduction',
      'II Materials & Methods',
      'III Results',
      'IV Discussion',
      'V Conclusion',
      'Manuscript Submission System',
    ]);
    expect(texts(page(), 'h1')).toEqual(['Iris & Felix']);
    expect(texts(page(), '.masthead-issue')).toEqual(['VOL. 1, NO. 1']);
  });

  test('is numbered without a gap when a section has nothing to show', () => {
    const document = page((content) => {
      content.story.sections = [];
      content.gallery.images = [];
    });
    expect(texts(document, 'main .section-heading')).toEqual([
      'I Materials & Methods',
      'II Results',
      'III Conclusion',
      'Manuscript Submission System',
    ]);
  });

  test('skips the honeymoon, which has no component, with a warning in the browser', async () => {
    // It warns only once, and another file of this worker may have drawn the template before.
    vi.resetModules();
    const { InvitationPage } = await import('../../invitation-page.tsx');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(page().querySelector('#honeymoon')).toBeNull();
    // The publisher's console is its log, so the published page's loader warns instead.
    expect(warn).not.toHaveBeenCalled();
    const unknown = document.querySelector<HTMLElement>('[data-island="scientificHoneymoon"]');
    expect(unknown?.hidden).toBe(true);
    expect(unknown?.textContent).toBe('');
    const content = sampleInvitation('scientific-vibes', '2026-09-12');
    renderToStaticMarkup(
      <InvitationPage content={content} slug="a-b" invitationId="1" mode="preview" />,
    );
    expect(warn.mock.calls).toEqual([
      ['Section type "scientificHoneymoon" has no component and is skipped'],
    ]);
  });

  test('gives the authors the parents that are given as affiliations', () => {
    expect(texts(page(), '.byline-authors')).toEqual(['Irisa,* and Felixb,*']);
    expect(texts(page(), '.affiliations li')).toEqual([
      'a Daughter of Dr. Helen and Prof. Aldous Winterbourne',
      'b Son of Anneke and Ruben de Graaf',
      '* These authors contributed equally.',
    ]);
    const document = page((content) => {
      content.couple.brideParents = ' ';
    });
    expect(texts(document, '.byline-authors')).toEqual(['Iris* and Felixa,*']);
    expect(texts(document, '.affiliations li')[0]).toBe('a Son of Anneke and Ruben de Graaf');
  });

  test('was received and accepted when the story says, and appears on the day', () => {
    expect(texts(page(), '.info-fact')).toEqual([
      'ReceivedMichaelmas 2019',
      'AcceptedAugust 2025',
      'To appearSaturday, June 12, 2027',
      'SiteOld Library, Senate House',
      'DOI10.0612/ama.2027.1.1',
      expect.stringContaining('Keywords'),
    ]);
    const document = page((content) => {
      content.story.sections = [];
      content.wedding.events = [];
    });
    expect(texts(document, '.info-fact')).toEqual([expect.stringContaining('Keywords')]);
  });

  test('announces the wedding in its abstract', () => {
    const [abstract] = texts(page(), '.abstract-text');
    expect(abstract).toContain('union of Iris and Felix, two subjects');
    expect(abstract).toContain('on Saturday, June 12, 2027 at Old Library, Senate House. Family');
    const document = page((content) => {
      content.couple.groom = '';
      content.wedding.events = [];
    });
    expect(texts(document, '.abstract-text')[0]).toContain('the forthcoming union, two subjects');
    expect(texts(document, '.abstract-text')[0]).toContain('before witnesses. Family');
  });

  test('introduces with three entries of the story at most', () => {
    const document = page((content) => {
      const [entry] = content.story.sections;
      if (entry) content.story.sections = Array.from({ length: 12 }, () => ({ ...entry }));
    });
    expect(document.querySelectorAll('.entry')).toHaveLength(3);
  });

  test('lists the events in a table with directions and calendar for each', () => {
    const document = page();
    expect(texts(document, '.protocol thead th')).toEqual([
      'Phase',
      'Time',
      'Location',
      'Procedure',
    ]);
    expect(texts(document, '.protocol tbody th')).toEqual(['Ceremony', 'Reception']);
    expect(texts(document, '.protocol .event-link')).toEqual([
      'Get Directions',
      'Google Calendar',
      'Get Directions',
      'Google Calendar',
    ]);
  });

  test('has no column for procedures that nobody described', () => {
    const document = page((content) => {
      for (const event of content.wedding.events) event.description = ' ';
    });
    expect(texts(document, '.protocol thead th')).toEqual(['Phase', 'Time', 'Location']);
    expect(document.querySelectorAll('.protocol tbody tr:first-child > *')).toHaveLength(3);
  });

  test('has a single ceremony where there is no list of events', () => {
    const document = page((content) => {
      content.wedding.events = [];
      content.wedding.date = '2027-06-19';
      content.wedding.time = '15:30';
      content.wedding.reception = { name: 'The Barn', address: '', time: '18:00' };
    });
    expect(texts(document, '.protocol tbody th')).toEqual(['Ceremony']);
  });

  test('counts days, hours, minutes and seconds beside fixed statistics', () => {
    const document = page();
    expect(texts(document, '.countdown-label')).toEqual(['days', 'hours', 'minutes', 'seconds']);
    expect(texts(document, '.statistics tbody tr')[0]).toBe('Sample size2');
  });

  test('thanks both families, by name where it is given', () => {
    expect(texts(page(), '.statements b')).toEqual([
      'Dr. Helen and Prof. Aldous Winterbourne',
      'Anneke and Ruben de Graaf',
    ]);
    const document = page((content) => {
      content.couple.brideParents = '';
      content.couple.groomParents = ' ';
    });
    expect(texts(document, '.statements b')).toEqual(["The Bride's Family", "The Groom's Family"]);
  });
});

describe('the submission system of scientific-vibes', () => {
  test('asks reviewers in their own words and comes back after 4 s', () => {
    expect(SCIENTIFIC_RSVP.messages.name).toBe('Reviewer name is required');
    expect(SCIENTIFIC_RSVP.messages.attendance).toBe('Please select a review decision');
    expect(SCIENTIFIC_RSVP.guests).toMatchObject({ min: 0, max: 10 });
    expect(SCIENTIFIC_RSVP.thanks.ms).toBe(4000);
  });

  test('is not there when replies are closed', () => {
    const document = page((content) => {
      content.rsvp.enabled = false;
    });
    expect(document.querySelector('#rsvp')).toBeNull();
  });
});
