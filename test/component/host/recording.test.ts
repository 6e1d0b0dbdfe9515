import type { RecordedItem } from '@tamarack/core/recording/recorded-items';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordRoot } from '../../../widget/host/recording/record-root';
import { toRecordedText } from '../support/recorded-text';

/** What a merchant's page contains around the dialog. */
const pageSecrets = ['Orders of Mr. Secret', 'secret-style', 'secret-typed', 'secret-text', 'secret-query'];
const { title } = document;
const address = location.href;
const stops: (() => void)[] = [];

beforeEach(() => {
  history.replaceState(null, '', '?order=secret-query');
  document.title = 'Orders of Mr. Secret';
  document.head.insertAdjacentHTML('beforeend', '<style id="own">.secret-style { color: red; }</style>');
  document.body.className = 'secret-style';
  document.body.innerHTML = '<main title="secret-text">secret-text <input value="secret-typed"></main>';
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  history.replaceState(null, '', address);
  document.title = title;
  document.getElementById('own')?.remove();
  document.body.removeAttribute('class');
  document.body.innerHTML = '';
});

/** A dialog with this content, recorded. */
const record = (html: string) => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.slot { color: green; }');
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = html;
  const items: RecordedItem[] = [];
  const stop = recordRoot(root, (item) => items.push(item));
  stops.push(stop);
  const get = <E extends HTMLElement>(selector: string): E => {
    const found = root.querySelector<E>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  return { root, sheet, items, stop, get, all: () => toRecordedText(items) };
};
const ofKind = <K extends RecordedItem['kind']>(items: readonly RecordedItem[], kind: K) =>
  items.filter((item): item is Extract<RecordedItem, { kind: K }> => item.kind === kind);

/** Builds the document that a player would show, as text with tags. */
const replay = (items: readonly RecordedItem[]): string => {
  const nodes = new Map<number, Node>([[9, document.createElement('div')]]);
  for (const { removed, added, texts, attributes } of ofKind(items, 'nodes')) {
    for (const { id } of removed) nodes.get(id)?.parentNode?.removeChild(nodes.get(id) as Node);
    for (const { id, parent, next, node } of added) {
      const built = 'text' in node ? document.createTextNode(node.text) : document.createElement(node.tag);
      nodes.set(id, built);
      nodes.get(parent)?.insertBefore(built, next === null ? null : (nodes.get(next) ?? null));
    }
    for (const { id, text } of texts) (nodes.get(id) as Text).data = text;
    for (const { id, attributes: changed } of attributes)
      for (const [name, value] of Object.entries(changed))
        if (value !== null) (nodes.get(id) as Element).setAttribute(name, value);
  }
  return (nodes.get(9) as Element).innerHTML;
};

test('records the dialog, and nothing of the page around it', async () => {
  const { items, all, get } = record('<dialog class="shell"><p class="slot">Weekly payments</p></dialog>');
  expect(replay(items)).toBe('<dialog><p>Weekly payments</p></dialog>');
  expect(ofKind(items, 'sheets')).toMatchObject([
    {
      order: [1],
      created: [{ sheet: 1, rules: [expect.stringMatching(/^\.slot ?\{ ?color: green;? ?\}$/)] }],
    },
  ]);
  document.querySelector('main')?.append('secret-text, again');
  get('p').textContent = 'From $48.00 a week';
  await expect.poll(all).toContain('From $48.00 a week');
  for (const secret of pageSecrets) expect(all()).not.toContain(secret);
});

test('records how the document changes, so that a player shows the same', async () => {
  const { root, items, get } = record('<ul><li>One</li><li>Two</li><li>Three</li></ul><p>End</p>');
  const shows = (html: string) => expect.poll(() => replay(items)).toBe(html);
  const list = get('ul');
  const [one, two, three] = [...list.children] as [Element, Element, Element];
  two.remove();
  list.insertAdjacentHTML('afterbegin', '<li>Zero <b>bold</b></li>');
  await shows('<ul><li>Zero <b>bold</b></li><li>One</li><li>Three</li></ul><p>End</p>');
  list.append(one);
  get('p').append(three);
  await shows('<ul><li>Zero <b>bold</b></li><li>One</li></ul><p>End<li>Three</li></p>');
  get('b').textContent = 'thin';
  get('b').remove();
  one.firstChild?.replaceWith('Uno');
  await shows('<ul><li>Zero </li><li>Uno</li></ul><p>End<li>Three</li></p>');
  root.replaceChildren('Gone');
  await shows('Gone');
});

test('records forms and numbers, and no personal data of them', async () => {
  const { items, get } = record(`
    <input id="name" value="Boulangerie Côté inc."><input id="amount" inputmode="decimal">
    <input id="sin"><input id="mail" type="email"><input id="phone" type="tel"><input id="who" autocomplete="given-name">
    <input id="code" autocomplete="one-time-code"><textarea id="note"></textarea>
    <fieldset data-private><legend>Address</legend><input id="street"><p role="option">120 Main Street</p></fieldset>
    <select id="plan"><option value="a">26 weeks</option><option value="b">52 weeks</option></select>
    <input id="agreed" type="checkbox" value="secret">`);
  const typed = {
    amount: '850000',
    sin: '046 454 286',
    mail: 'ada@shop',
    phone: '416555',
    who: 'Élodie',
    code: '31415',
    note: 'Ask for Élodie',
    street: '120 Main Street',
  };
  for (const [id, text] of Object.entries(typed)) await userEvent.type(get(`#${id}`), text);
  await userEvent.selectOptions(get('#plan'), 'b');
  await userEvent.click(get('#agreed'));
  const inputs = () => ofKind(items, 'input').map(({ text, checked }) => [text, checked]);
  await expect.poll(inputs).toContainEqual(['', true]);
  expect(inputs()).toContainEqual(['Boulangerie Côté inc.', false]);
  expect(inputs()).toContainEqual(['850,000.00', false]);
  expect(inputs()).toContainEqual(['b', false]);
  const all = toRecordedText(items);
  for (const secret of Object.values(typed)) expect(all).not.toContain(secret);
  // nor the beginning of one: a field is read once it is left
  for (const beginning of ['046', '120', 'ada', '416', '314', 'Élo', '"value"', 'secret'])
    expect(all).not.toContain(`"${beginning}`);
  expect(all).toContain('Address');
});

test('masks what is shown, in parts and in attributes as well', async () => {
  const { root, items, get, all } = record(
    '<p id="parts"></p><a href="mailto:ada@shop.example" title="ada@shop.example" aria-label="Call 416 555 0142">We call you</a>' +
      '<ul><li data-file="Lovelace.pdf"><b title="Lovelace.pdf">Lovelace.pdf</b><button aria-label="Remove it">Remove</button></li></ul>' +
      '<iframe name="secret-name"></iframe><video title="secret-title"></video><img src="https://shop.example/secret.png" alt="">',
  );
  get('#parts').append('Your code is 314', '159');
  root.append('Lovelace.pdf uploaded');
  await expect.poll(all).toContain('*** uploaded');
  for (const secret of ['ada@', '0142', 'Lovelace', '314', '159', 'secret', 'href', 'src', 'iframe'])
    expect(all()).not.toContain(secret);
  expect(replay(items)).toContain('We call you');
  expect(all()).toContain('Remove');
  (get('#parts').firstChild as Text).data = 'Your plan is ';
  (get('#parts').lastChild as Text).data = '52 weeks';
  await expect.poll(() => replay(items)).toContain('Your plan is 52 weeks');
});

test('records styles that are inserted, without replacing a function of the page', async () => {
  const functions = () => [
    CSSStyleSheet.prototype.insertRule,
    CSSStyleSheet.prototype.deleteRule,
    Element.prototype.attachShadow,
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set,
    globalThis.fetch,
    XMLHttpRequest.prototype.open,
    MutationObserver,
    history.pushState,
  ];
  const before = functions();
  const observed = vi.spyOn(MutationObserver.prototype, 'observe');
  const { root, sheet, items, stop, get, all } = record('<p class="slot">Plan</p>');
  expect(observed.mock.calls.map(([target]) => target)).toEqual([root]);
  observed.mockRestore();
  expect(functions()).toEqual(before);
  sheet.insertRule('.first { background: url("https://shop.example/a.png"); }', 0);
  get('p').className = 'first';
  await expect.poll(() => ofKind(items, 'rules').length).toBe(1);
  const [inserted] = ofKind(items, 'rules');
  expect(inserted).toMatchObject({
    sheet: 1,
    index: 0,
    removed: 0,
    added: [expect.stringContaining('.first')],
  });
  expect(all()).not.toContain('shop.example');

  stop();
  const count = items.length;
  get('p').textContent = 'Changed';
  get('p').click();
  window.dispatchEvent(new Event('resize'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(items).toHaveLength(count);
  expect(functions()).toEqual(before);
});

test('ends where it fails, and the page goes on', async () => {
  const { sheet, items, get } = record('<p>Plan</p>');
  const heard = vi.fn();
  window.addEventListener('error', heard);
  Object.defineProperty(sheet, 'cssRules', {
    get: () => {
      throw new Error('no access');
    },
  });
  const count = items.length;
  get('p').textContent = 'Other';
  await new Promise((resolve) => setTimeout(resolve, 20));
  get('p').click();
  await new Promise((resolve) => setTimeout(resolve, 20));
  window.removeEventListener('error', heard);
  expect(heard).not.toHaveBeenCalled();
  expect(items).toHaveLength(count);
});

test('each item is later than the one before', async () => {
  const { items, get } = record('<p>Plan</p>');
  for (let press = 0; press < 5; press++) get('p').click();
  const times = items.map(({ at }) => at);
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  expect(ofKind(items, 'press')).toHaveLength(5);
});
