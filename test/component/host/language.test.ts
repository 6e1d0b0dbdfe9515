import type { Language } from '@tamarack/core/language';
import { afterEach, expect, test, vi } from 'vitest';
import { detectLanguage, rememberLanguage } from '../../../widget/host/language';

interface Sources {
  readonly query?: string;
  readonly cookie?: string;
  readonly stored?: string;
  readonly browser?: readonly string[];
}

const name = 'tamarack-language';

const put = ({ query = '', cookie, stored, browser = [] }: Sources): void => {
  history.replaceState(null, '', `/${query}`);
  // biome-ignore lint/suspicious/noDocumentCookie: what the detection reads
  if (cookie !== undefined) document.cookie = `${name}=${cookie}`;
  if (stored !== undefined) localStorage.setItem(name, stored);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([...browser]);
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  history.replaceState(null, '', '/');
  // biome-ignore lint/suspicious/noDocumentCookie: what the detection reads
  document.cookie = `${name}=; max-age=0`;
});

test.each<[string, Sources, Language]>([
  [
    'query string over all others',
    { query: '?lng=fr', cookie: 'en', stored: 'en', browser: ['en-CA'] },
    'fr',
  ],
  [
    'query string over all others',
    { query: '?lng=en', cookie: 'fr', stored: 'fr', browser: ['fr-CA'] },
    'en',
  ],
  ['cookie, without a query string', { cookie: 'fr', stored: 'en', browser: ['en-CA'] }, 'fr'],
  ['local storage, without these', { stored: 'fr', browser: ['en-CA'] }, 'fr'],
  ['browser, without these', { browser: ['fr-CA', 'en'] }, 'fr'],
  ['English, without any', {}, 'en'],
  ['cookie, where the query string is unknown', { query: '?lng=de', cookie: 'fr', stored: 'en' }, 'fr'],
  ['local storage, where the cookie is unknown', { cookie: 'es', stored: 'fr', browser: ['en'] }, 'fr'],
  ['browser, where local storage is unknown', { stored: 'xx', browser: ['fr'] }, 'fr'],
  ['the browser’s first that is known', { browser: ['de-CH', 'fr-CH', 'en'] }, 'fr'],
  ['English, where nothing is known', { query: '?lng=de', cookie: 'es', stored: '', browser: ['it'] }, 'en'],
  ['a tag with its region, in any case', { query: '?lng=FR-ca', browser: ['en'] }, 'fr'],
  ['no language that only begins alike', { query: '?lng=frr', cookie: 'frp', browser: ['frs', 'en'] }, 'en'],
])('language: %s', (_, sources, language) => {
  put(sources);
  expect(detectLanguage()).toBe(language);
});

test.each<[string, Sources, Language]>([
  ['after what the customer chose before', { stored: 'en', browser: ['fr'] }, 'en'],
  ['after a cookie', { cookie: 'en', browser: ['fr'] }, 'en'],
  ['after the query string', { query: '?lng=en', browser: ['fr'] }, 'en'],
  ['before the browser’s settings', { browser: ['en-CA'] }, 'fr'],
])('the page’s choice, French, comes %s', (_, sources, language) => {
  put(sources);
  expect(detectLanguage('fr')).toBe(language);
});

test('blocked storage is ignored', () => {
  put({ browser: ['fr-CA'] });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(detectLanguage()).toBe('fr');
});

test('a choice is stored for the next visit', () => {
  put({ browser: ['en'] });
  rememberLanguage('fr');
  expect(detectLanguage()).toBe('fr');
});
