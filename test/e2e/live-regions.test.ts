import type { Language } from '@tamarack/core/language';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '../../examples/gallery/list.mjs';
import { type Region, readRegions } from './support/accessibility-tree';
import { type GalleryPages, openGallery, phone } from './support/gallery-page';
import { loadTexts } from './support/texts';

let gallery: GalleryPages;
let page: Page;

beforeAll(async () => {
  gallery = await openGallery();
  [page] = (await gallery.open(1, { viewport: phone })) as [Page];
});
afterAll(() => gallery?.close());

const show = async (id: string, name: string, language: Language): Promise<void> => {
  const failed = await page.evaluate((state) => window.show(state), { id, name, language, appearance: {} });
  expect(failed).toBeNull();
};

const polite = (text: string) => ({ role: 'status', live: 'polite', text });
const withoutText = (regions: readonly Region[]): readonly string[] =>
  regions.map(({ live, role }) => `${live} ${role}`);

// where a region has no box (`Live`), a browser might leave it out of its tree
it.each(languages)('an answer is told of in a region that was there before (%s)', async (language) => {
  const t = loadTexts(language);
  await show('verify/verify-business', 'asked', language);
  const before = await readRegions(page, null);
  expect(before.filter(({ text }) => text !== '')).toEqual([]);
  await page.getByRole('radio', { name: t('verify.verifyBusiness.no') }).check();
  const told = `${t('messages.validation.ineligible')} ${t('verify.verifyBusiness.ineligibleMore')}`;
  const readFilled = async () => (await readRegions(page, null)).filter(({ text }) => text !== '');
  await expect.poll(readFilled).toEqual([polite(told.replace(/\s+/g, ' '))]);
  expect(withoutText(await readRegions(page, null))).toEqual(withoutText(before));
});

it.each(
  languages.flatMap((language) => [
    [
      language,
      'verify/verify-phone',
      'wrong code',
      'verify.code.attemptsLeft_other',
      { count: '4' },
    ] as const,
    [language, 'verify/verify-email', 'code sent again', 'verify.code.resent', {}] as const,
  ]),
)('the screen of a code has the region of its news from the beginning (%s, %s, %s)', async (language, id, name, key, values) => {
  await show(id, 'code', language);
  const before = await readRegions(page, null);
  expect(before.filter(({ text }) => text !== '')).toEqual([]);
  await show(id, name, language);
  const after = await readRegions(page, null);
  expect(after).toContainEqual(polite(loadTexts(language)(key, values).replace(/\s+/g, ' ')));
  expect(withoutText(after)).toEqual(withoutText(before));
});

it.each(
  languages,
)('the frame of the agreement tells that its text is there, politely (%s)', async (language) => {
  const t = loadTexts(language);
  await show('offer/sign-agreement', 'loading', language);
  const before = await readRegions(page, 'agreement');
  expect(before).toContainEqual(polite(''));
  expect(before).toContainEqual({ role: 'alert', live: 'assertive', text: '' });
  await show('offer/sign-agreement', 'Ontario', language);
  await expect
    .poll(() => readRegions(page, 'agreement'))
    .toContainEqual(polite(t('offer.signAgreement.document')));
});
