import { expect, test, vi } from 'vitest';
import { createTexts } from '../../../widget/i18n/texts';
import { translate } from '../../../widget/i18n/translate';

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
  ['en', 'screen.plain', { amount: '$5', merchant: 'A $& B' }, 'Pay $5 to A $& B'],
  ['en', 'screen.plain', {}, 'Pay  to '],
  ['en', 'screen.days', { count: 0 }, 'today'],
  ['en', 'screen.days', { count: 1 }, 'in 1 day'],
  ['en', 'screen.days', { count: 2 }, 'in 2 days'],
  ['en', 'screen.weeks', { count: 0 }, '0 semaines'],
  ['fr', 'screen.weeks', { count: 0 }, '0 semaine'],
  ['fr', 'screen.weeks', { count: 1 }, '1 semaine'],
  ['fr', 'screen.weeks', { count: 1_000_000 }, '1000000 semaines'],
  ['en', 'screen', {}, undefined],
  ['en', 'screen.plain.more', {}, undefined],
  ['en', 'nowhere', {}, undefined],
] as const)('%s %s %j: %j', (language, key, values, text) => {
  expect(translate(tree, language, key, values)).toBe(text);
});

test('a key of another part, names of the product, and a key without words', async () => {
  const texts = await createTexts('en');
  await texts.load(['outcome']);
  expect(texts.text('outcome', 'common:buttons.back')).toBe('Back');
  expect(texts.text('common', 'problem.invoice-link-is-rejected')).toContain('Tamarack');
  expect(texts.text('common', 'no.such')).toBe('no.such');
  expect(texts.has('common', 'no.such')).toBe(false);
});

test('another language shows every part in use, and tells once', async () => {
  const texts = await createTexts('en');
  const told = vi.fn();
  const undo = texts.subscribe(told);
  // The part is asked for in English while the switch to French is on its way.
  await Promise.all([texts.load(['bank']), texts.show('fr')]);
  expect(texts.language()).toBe('fr');
  expect(texts.has('bank', 'valueProposition.title')).toBe(true);
  expect(texts.text('common', 'buttons.back')).toBe('Retour');
  expect(told).toHaveBeenCalledTimes(1);
  undo();
  await texts.show('en');
  expect(told).toHaveBeenCalledTimes(1);
});
