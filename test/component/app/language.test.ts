import { afterEach, expect, test } from 'vitest';
import { mount, type WidgetOptions } from '../../../widget/index';

const unmounts: (() => void)[] = [];
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
  localStorage.clear();
});

/** The language of a dialog that is still loading. */
const open = (options: Pick<WidgetOptions, 'language' | 'forceLanguage'>): string | undefined => {
  const session = new Promise<never>(() => {});
  unmounts.push(mount({ apiUrl: 'https://api.test', session, onEvent: () => {}, ...options }).unmount);
  const host = [...document.querySelectorAll('[data-tamarack]')].at(-1);
  return host?.shadowRoot?.querySelector('dialog')?.lang;
};

test.each([
  ['nothing', null, false, 'fr'],
  ['English', 'en', false, 'en'],
  ['English, which the page overrides', 'en', true, 'fr'],
])('on a French page, after the customer chose %s, the dialog opens in the right language', (_, chosen, forceLanguage, expected) => {
  if (chosen) localStorage.setItem('tamarack-language', chosen);
  expect(open({ language: 'fr', forceLanguage })).toBe(expected);
});

test('the page’s language is not remembered as the customer’s', () => {
  open({ language: 'fr', forceLanguage: true });
  expect(localStorage.getItem('tamarack-language')).toBeNull();
});

test('without a language of the page, the customer’s choice counts', () => {
  localStorage.setItem('tamarack-language', 'fr');
  expect(open({ forceLanguage: true })).toBe('fr');
});
