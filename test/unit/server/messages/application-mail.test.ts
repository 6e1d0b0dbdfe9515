import { brand } from '@tamarack/core/brand';
import { describe, expect, it } from 'vitest';
import { type ApplicationNews, applicationMail } from '../../../../server/src/messages/application-mail';
import { layOut } from '../../../../server/src/messages/layout';

const today = '2026-11-24';
const news: readonly ApplicationNews[] = [
  { kind: 'documentsReceived' },
  { kind: 'approved', limit: 12_345_00, expiresOn: '2027-01-23', merchant: 'Fish & Co <Halifax>' },
  {
    kind: 'rejected',
    reasons: [{ en: 'The documents could not be read.', fr: 'Les documents n’ont pas pu être lus.' }],
    reapplyOn: '2026-11-25',
  },
];

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  it.each(news)('$kind says the same in both forms, who writes, and how to reach them', (told) => {
    const { subject, text, html } = applicationMail(told, { language, today });
    expect(subject).toMatch(/^Tamarack – ./);
    expect(html).toContain(`<html lang="${language}-CA">`);
    for (const form of [text, html]) {
      expect(form).toContain(`${brand.provider}, ${brand.providerAddress} · ${brand.supportEmail}`);
      expect(form).not.toMatch(/undefined|null|NaN|\{\{/);
    }
    const words = html.replaceAll(/<[^>]+>/g, ' ');
    for (const line of text.split(/\n+/).map((each) => each.replace(/^- /, '')))
      expect(words).toContain(line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  });
});

it('writes French as French is written here', () => {
  for (const told of news) {
    const { text, subject } = applicationMail(told, { language: 'fr', today });
    for (const form of [text, subject]) {
      expect(form).not.toContain("'");
      // a no-break space before a colon, none before a question mark or a semicolon
      expect(form).not.toMatch(/(?<!\u00a0):(?!\/)| [?;!]/);
    }
  }
  const approved = applicationMail(news[1] ?? { kind: 'documentsReceived' }, { language: 'fr', today });
  expect(approved.text).toMatch(/12[\u00a0\u202f]345[\u00a0\u202f]\$/);
  expect(approved.text).toContain('jusqu’au 23 janvier 2027');
});

it('counts one day as one', () => {
  const [, , rejected] = news;
  if (!rejected) throw new Error('there are three');
  const text = (language: 'en' | 'fr', day: string) =>
    applicationMail(rejected, { language, today: day }).text;
  expect(text('en', today)).toContain('in 1 day, from November 25, 2026');
  expect(text('fr', today)).toContain('dans 1 jour, à compter du 25 novembre 2026');
  expect(text('en', '2026-11-26')).toContain('You may apply again today.');
});

it('lets no text become markup', () => {
  const { html, text } = layOut({ language: 'en', title: '<b>', blocks: ['a < b', { list: ['"x" & y'] }] });
  expect(html).not.toContain('<b>');
  expect(html).toContain('a &lt; b');
  expect(html).toContain('<li>&quot;x&quot; &amp; y</li>');
  expect(text).toBe('a < b\n\n- "x" & y');
});
