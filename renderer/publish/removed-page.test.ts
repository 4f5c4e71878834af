import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { pageHtml } from '#tests/support/page-html.ts';
import { removedPage } from './removed-page.ts';

const html = pageHtml(removedPage(7));

it('a removed invitation’s page says so, and whom to ask', () => {
  expect(html).toContain('<h1>This invitation is no longer here.</h1>');
  expect(html).toContain('For details about the day, please contact the couple.');
});

it('a removed invitation’s page begins with its revision, which the edge is asked for', () => {
  expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="en" data-revision="7">/);
});

it('a removed invitation’s page stays out of search engines and asks for nothing', () => {
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/<script|<link|href=|src=|url\(/);
});

it('a removed invitation has no files beside its page', () => {
  expect(removedPage(7)).toMatchObject({ calendar: null, derived: [] });
});

it('a removed invitation’s page is valid HTML', async () => {
  const { results } = await new HtmlValidate().validateString(html);
  const messages = results.flatMap((result) => result.messages);
  expect(messages.map(({ ruleId, message, line }) => ({ ruleId, message, line }))).toEqual([]);
});
