import type { RecordedItem } from '@tamarack/core/recording/recorded-items';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { readField } from '../../../widget/host/recording/read-field';
import { recordRoot } from '../../../widget/host/recording/record-root';
import { toRecordedText } from '../support/recorded-text';

/** A word that looks like nothing personal: only the field that it stands in says what it is. */
const word = 'Lovelace';
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.innerHTML = '';
});

const record = (html: string) => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = html;
  const items: RecordedItem[] = [];
  stops.push(recordRoot(root, (item) => items.push(item)));
  return { root, items, all: () => toRecordedText(items) };
};
const find = <E extends Element>(root: ShadowRoot, selector: string): E => {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

describe('the content of a field', () => {
  const read = (html: string) => {
    document.body.innerHTML = html;
    const field = document.querySelector<HTMLInputElement>('input, textarea, select');
    if (!field) throw new Error('no field');
    return readField(field);
  };
  const masked = { text: '***', checked: false };

  test.each(['email', 'tel', 'password', 'hidden'])('is masked in a field of the type %s', (type) => {
    expect(read(`<input type="${type}" value="${word}">`)).toEqual(masked);
  });

  test.each([
    ...['name', 'given-name', 'additional-name', 'family-name', 'nickname', 'username'],
    ...['email', 'tel', 'tel-national', 'bday', 'bday-year', 'one-time-code'],
    ...['street-address', 'address-line1', 'address-level2', 'postal-code', 'cc-number', 'cc-csc'],
    ...['shipping postal-code', 'section-a billing address-line2'],
  ])('is masked in a field that browsers fill with %s', (fill) => {
    expect(read(`<input autocomplete="${fill}" value="${word}">`)).toEqual(masked);
  });

  test.each([
    ['free text', `<textarea>${word}</textarea>`],
    ['one in a private part', `<div data-private><p><input value="${word}"></p></div>`],
    ['a private one', `<input data-private value="${word}">`],
    ['a choice in a private part', `<div data-private><select><option>${word}</option></select></div>`],
    ['the row of a file', `<div data-file="x"><input value="${word}"></div>`],
  ])('is masked in %s', (_, html) => {
    expect(read(html)).toEqual(masked);
  });

  test.each([
    ['organization', 'Boulangerie Côté inc.', 'Boulangerie Côté inc.'],
    ['off', '4', '4'],
  ])('is recorded in a field that browsers fill with %s', (fill, value, text) => {
    expect(read(`<input autocomplete="${fill}" value="${value}">`)).toEqual({ text, checked: false });
  });

  test.each([
    ['850000', '850,000.00'],
    ['8418.5', '8,418.50'],
    ['8418,50', '8,418.50'],
    ['1250000', '1,250,000.00'],
    // no amount below ten million dollars, or none at all
    ['46454286', '***'],
    ['046454286', '***'],
  ])('is an amount in a field for one: %s', (value, text) => {
    expect(read(`<input inputmode="decimal" value="${value}">`).text).toBe(text);
    expect(read(`<input value="314159">`).text).toBe('***');
  });

  test.each(['checkbox', 'radio'])('is never the value of a %s', (type) => {
    expect(read(`<input type="${type}" value="${word}" checked>`)).toEqual({ text: '', checked: true });
  });
});

test('a field is not read while it is typed into, whatever else changes', async () => {
  const { root, items, all } = record('<input id="sin"><p>Plan</p><button>Next</button>');
  await userEvent.type(find(root, '#sin'), '0464');
  find(root, 'p').textContent = 'From $48.00 a week';
  await expect.poll(all).toContain('From $48.00 a week');
  expect(items.filter(({ kind }) => kind === 'input')).toEqual([]);
  await userEvent.type(find(root, '#sin'), '54286');
  find<HTMLElement>(root, 'button').focus();
  await expect.poll(() => items.filter(({ kind }) => kind === 'input')).toHaveLength(1);
  expect(all()).not.toContain('0464');
});

test('private texts and attributes are masked, whatever they look like, and later too', async () => {
  const { root, items, all } = record(`
    <section data-private><p title="${word}" aria-label="${word}">${word}</p><textarea>${word}</textarea></section>
    <textarea placeholder="Your message">${word}</textarea>
    <iframe title="a"></iframe><ul><li data-file="x"><b title="${word}">${word}</b></li></ul>`);
  find(root, 'p').setAttribute('title', `Ada ${word}`);
  find(root, 'iframe').setAttribute('title', `Frame of ${word}`);
  find(root, 'iframe').setAttribute('style', `--of: ${word}`);
  find(root, 'iframe').append(word);
  find(root, 'textarea').append(word);
  find(root, 'p').append(` ${word}`);
  find(root, 'ul').className = 'last';
  await expect.poll(() => JSON.stringify(items.at(-1))).toContain('last');
  expect(all()).toContain('Your message');
  expect(all()).not.toContain(word);
});
