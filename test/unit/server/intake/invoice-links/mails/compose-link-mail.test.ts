import { expect, test } from 'vitest';
import { composeLinkMail } from '../../../../../../server/src/intake/invoice-links/mails/compose-link-mail';

const mail = {
  merchant: 'Northline <b>Restaurant</b> & "Supply"',
  number: 'NL-20418',
  amount: 6_400_55,
  site: '<script>alert(1)</script>',
  linkId: 'x7"><img src=x>',
  expiresAt: new Date('2026-12-22T04:30:00Z'),
} as const;

test.each(['en', 'fr'] as const)('merchant text is escaped in the email (%s)', (language) => {
  const { html, text, subject } = composeLinkMail({ ...mail, language }, 'https://pay.tamarack.example');
  expect(html).not.toMatch(/<(?:b|script|img)\b/);
  expect(html).toContain('Northline &lt;b&gt;Restaurant&lt;/b&gt; &amp; &quot;Supply&quot;');
  expect(text).toContain('Northline <b>Restaurant</b> & "Supply"');
  expect(text).toContain('https://pay.tamarack.example/invoice?linkId=x7%22%3E%3Cimg%20src%3Dx%3E&lng=');
  expect(subject).not.toMatch(/[\r\n]/);
});

test('the email states sender, invoice, expiry, link, and what is never asked for', () => {
  const { text } = composeLinkMail(
    { ...mail, merchant: 'Northline', site: null, language: 'en' },
    'https://pay.tamarack.example',
  );
  for (const said of [
    'Northline sent you this invoice through Tamarack',
    'Invoice: NL-20418',
    'Amount: $6,400.55',
    // in the provider's zone it is still the evening before
    'The link works until December\u00a021, 2026',
    'the link begins with https://pay.tamarack.example/',
    'Don’t pay through a link in another message',
    'nothing happens without you',
    'Tamarack Capital Inc., 1200 Bay Street',
  ])
    expect(text).toContain(said);
});

test('the email says the same in French', () => {
  const { text } = composeLinkMail(
    { ...mail, merchant: 'Northline', site: 'Laval', language: 'fr' },
    'https://pay.tamarack.example',
  );
  for (const said of [
    'Northline vous envoie cette facture',
    'De : Northline, Laval',
    'Facture : NL-20418',
    '21 décembre 2026',
    'le lien commence par https://pay.tamarack.example/',
    'Ne payez rien au moyen d’un lien',
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(said);
});

test.each(['en', 'fr'] as const)('a name that ends in a period adds no second one (%s)', (language) => {
  const { text } = composeLinkMail(
    { ...mail, merchant: 'Boréal inc.', language },
    'https://pay.tamarack.example',
  );
  expect(text).toContain('Boréal inc.');
  expect(text).not.toContain('..');
});
