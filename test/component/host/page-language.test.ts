import { afterEach, expect, test } from 'vitest';
import { readPageLanguage } from '../../../widget/host/hosted/page-language';

afterEach(() => history.replaceState(null, ''));

const read = (query = '', hash = '') =>
  readPageLanguage(new URLSearchParams(query), new URLSearchParams(hash));

test.each([
  ['lng=fr', '', { forced: 'fr', preferred: undefined }],
  ['lng=fr-CA', '', { forced: 'fr', preferred: undefined }],
  ['', 'lng=fr', { forced: 'fr', preferred: undefined }],
  ['defaultLng=fr', '', { forced: undefined, preferred: 'fr' }],
  ['lng=de&defaultLng=de', '', { forced: undefined, preferred: undefined }],
  ['', '', { forced: undefined, preferred: undefined }],
])('the address %s#%s has the languages %o', (query, hash, languages) => {
  expect(read(query, hash)).toEqual(languages);
});

test('the page’s language outlives a refresh, next to what else the tab stores, and is no choice of the customer', () => {
  history.replaceState({ tamarackCheckout: 'c1' }, '');
  read('defaultLng=fr');
  expect(read()).toEqual({ forced: undefined, preferred: 'fr' });
  expect(history.state).toMatchObject({ tamarackCheckout: 'c1' });
  expect(localStorage.getItem('tamarack-language')).toBeNull();
});
