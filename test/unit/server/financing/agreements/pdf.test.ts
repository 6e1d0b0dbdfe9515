import type { Language } from '@tamarack/core/language';
import { provinceZones } from '@tamarack/core/validation/address/province-zones';
import { expect, test, vi } from 'vitest';
import { hashText, toCanonicalJson } from '../../../../../server/src/financing/agreements/content/content';
import { composeAgreement } from '../../../../../server/src/financing/agreements/draft/compose-agreement';
import { formatSigningTime } from '../../../../../server/src/financing/agreements/pdf/format-signing-time';
import {
  renderPdf,
  type SignatureStamp,
} from '../../../../../server/src/financing/agreements/pdf/render-pdf';
import { makeQuebecTerms, makeTerms } from '../../../../support/agreement-terms';
import { extractPdfText } from '../../../../support/pdf-text';

/** A change of font within a word parts it. */
const bare = (text: string): string => text.replace(/\s/g, '');

async function make(language: Language, stamp: SignatureStamp | null = null, terms = makeTerms()) {
  const content = composeAgreement(terms, language);
  const hash = hashText(toCanonicalJson(content));
  return { hash, pdf: await renderPdf(content, hash, stamp) };
}

test('the same content gives the same bytes', async () => {
  const [first, second] = [await make('fr'), await make('fr')];
  expect(first.pdf.equals(second.pdf)).toBe(true);
});

test('what was drawn before changes no byte', async () => {
  const after = await make('fr');
  vi.resetModules();
  const fresh = await import('../../../../../server/src/financing/agreements/pdf/render-pdf');
  const content = composeAgreement(makeTerms(), 'fr');
  const pdf = await fresh.renderPdf(content, after.hash, null);
  expect(pdf.equals(after.pdf)).toBe(true);
});

test('the file is tagged, and declares its language and title', async () => {
  const file = (await make('fr')).pdf.toString('latin1');
  expect(file).toContain('/MarkInfo');
  expect(file).toContain('/Lang (fr-CA)');
  expect(file).toContain('/DisplayDocTitle true');
  for (const tag of ['Document', 'H1', 'H2', 'P', 'L', 'LBody', 'Table', 'Caption', 'TH', 'TD']) {
    expect(file).toContain(`/S /${tag}`);
  }
});

test('the text is that of the agreement, with accents, and the hash on every page', async () => {
  const terms = makeQuebecTerms({ signer: 'Đặng Nguyễn-Łukasz' });
  const { hash, pdf } = await make('fr', null, terms);
  const pages = extractPdfText(pdf);
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page).toContain(`SHA-256 ${hash}`);
  const text = pages.join('\n');
  for (const part of [
    'Contrat de prêt et accord de débit préautorisé',
    'Saint-Élie Bakery Inc.',
    '8 432,15 $',
    '29 décembre 2026',
    'Đặng Nguyễn-Łukasz',
    'Copie à lire avant la signature.',
  ]) {
    expect(bare(text)).toContain(bare(part));
  }
  expect(text).not.toContain('\ufffd');
});

test('a signed copy names signer and time, instead of the note', async () => {
  const { pdf } = await make('en', { name: 'Élodie Côté', signedAt: new Date('2026-12-11T15:04:05Z') });
  const text = extractPdfText(pdf).join('\n');
  expect(text).toContain('Signed electronically by Élodie Côté');
  expect(text).toContain('December 11, 2026, 10:04 a.m. (Eastern time)');
  expect(text).not.toContain('UTC');
  expect(text).not.toContain('Copy to read before signing');
});

test.each([
  [
    'BC',
    'America/Vancouver',
    'July 11, 2026, 11:30 p.m. (Pacific time)',
    '11 juillet 2026 à 23 h 30 (heure du Pacifique)',
  ],
  [
    'SK',
    'America/Regina',
    'July 12, 2026, 12:30 a.m. (Central time)',
    '12 juillet 2026 à 0 h 30 (heure du Centre)',
  ],
  [
    'NL',
    'America/St_Johns',
    'July 12, 2026, 4:00 a.m. (Newfoundland time)',
    '12 juillet 2026 à 4 h (heure de Terre-Neuve)',
  ],
])('the time of a signature is that of the signer in %s', (_, timeZone, english, french) => {
  // in summer: that British Columbia keeps its summer time from November 2026, only newer Nodes know
  const instant = new Date('2026-07-12T06:30:00Z');
  const plain = (language: Language) =>
    formatSigningTime(instant, language, timeZone).replace(/\u00a0/g, ' ');
  expect([plain('en'), plain('fr')]).toEqual([english, french]);
});

test('every province has a zone with a name', () => {
  for (const zone of Object.values(provinceZones))
    expect(formatSigningTime(new Date(0), 'fr', zone)).toMatch(/\(heure /);
});

test('an agreement from before the zone was named keeps its time in UTC', async () => {
  const { timeZone: _, ...old } = composeAgreement(makeTerms(), 'en');
  const stamp = { name: 'Élodie Côté', signedAt: new Date('2026-12-11T15:04:05Z') };
  expect(extractPdfText(await renderPdf(old, 'a'.repeat(64), stamp)).join('\n')).toContain(
    'Date and time 2026-12-11 15:04:05 UTC',
  );
});

test('the signature shares its page with the end of the text, at any length of the text', async () => {
  const stamp = { name: 'Élodie Côté', signedAt: new Date('2026-12-11T15:04:05Z') };
  const content = composeAgreement(makeTerms(), 'en');
  const hash = hashText(toCanonicalJson(content));
  const filler = { kind: 'paragraph', text: 'One more line.', strong: false } as const;
  for (let lines = 0; lines < 44; lines += 2) {
    const blocks = [...Array.from({ length: lines }, () => filler), ...content.blocks];
    const pages = extractPdfText(await renderPdf({ ...content, blocks }, hash, stamp));
    const last = pages.at(-1) ?? '';
    for (const part of ['B7. Your recourse', 'Signed electronically by', `(SHA-256): ${hash}`])
      expect(bare(last), `${lines} lines`).toContain(bare(part));
  }
});
