import { expect, test, vi } from 'vitest';
import { createTexts } from '../../../widget/i18n/create-texts';

const tree = {
  screen: {
    plain: 'Pay {{amount}} to {{merchant}}',
    days_zero: 'today',
    days_one: 'in {{count}} day',
    days_other: 'in {{count}} days',
    weeks_one: '{{count}} semaine',
    weeks_other: '{{count}} semaines',
  },
};

test.each([
  ['en', 'screen.plain', { amount: '<$5>', merchant: 'A $& B' }, 'Pay <$5> to A $& B'],
  ['en', 'screen.days', { count: 0 }, 'today'],
  ['en', 'screen.days', { count: 1 }, 'in 1 day'],
  ['en', 'screen.days', { count: 2 }, 'in 2 days'],
  ['en', 'screen.weeks', { count: 0 }, '0 semaines'],
  ['fr', 'screen.weeks', { count: 0 }, '0 semaine'],
  ['fr', 'screen.weeks', { count: 1 }, '1 semaine'],
  ['fr', 'screen.weeks', { count: 2 }, '2 semaines'],
  ['en', 'screen.nowhere', {}, 'screen.nowhere'],
] as const)('%s %s %j: %j', async (language, key, values, text) => {
  const { i18n } = await createTexts(language);
  i18n.addResourceBundle(language, 'common', tree);
  expect(i18n.t(key, values)).toBe(text);
});

test('a key of another part resolves, and product names are filled in', async () => {
  const texts = await createTexts('en');
  await texts.load(['messages', 'outcome']);
  expect(texts.i18n.t('common:buttons.back', { ns: 'outcome' })).toBe('Back');
  expect(texts.i18n.t('messages:problem.invoice-link-is-rejected')).toContain('Tamarack');
});

test('each mount has its own texts', async () => {
  const [one, other] = await Promise.all([createTexts('en'), createTexts('en')]);
  await one.show('fr');
  expect([one.language(), other.language()]).toEqual(['fr', 'en']);
  expect(other.i18n.t('buttons.back')).toBe('Back');
});

test('another language updates every part in use, and notifies once', async () => {
  const texts = await createTexts('en');
  const shown: string[] = [];
  const told = vi.fn(() => shown.push(texts.i18n.t('bank:valueProposition.title')));
  texts.i18n.on('languageChanged', told);
  // The part is asked for in English while the switch to French is on its way.
  await Promise.all([texts.load(['bank']), texts.show('fr')]);
  expect(texts.language()).toBe('fr');
  expect(texts.i18n.exists('bank:valueProposition.title')).toBe(true);
  expect(texts.i18n.t('common:buttons.back')).toBe('Retour');
  expect(told).toHaveBeenCalledTimes(1);
});
