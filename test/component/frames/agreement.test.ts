import type { Language } from '@tamarack/core/language';
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Agreement } from '../../../widget/api/types';
import { renderFrame } from '../../../widget/frames/markup/document';
import { control, getError, setUpFrameDocument } from '../support/frame-document';

const { api, open } = setUpFrameDocument(
  () => import('../../../widget/frames/agreement'),
  () => renderFrame('agreement', 'en').body,
);

let version = 1;
let firstLanguage: Language = 'en';
const buildAgreement = (language: Language): Agreement => ({
  agreementId: `agr-${language}`,
  language,
  firstLanguage,
  title: language === 'fr' ? 'Contrat de prêt' : 'Loan Agreement',
  preparedOn: '2026-11-21',
  blocks: [
    { kind: 'heading', level: 2, text: language === 'fr' ? 'Le prêt' : 'The loan' },
    { kind: 'paragraph', text: '<img src=x onerror=alert(1)>', strong: true },
    { kind: 'list', items: ['One', 'Two'] },
    { kind: 'facts', rows: [{ label: 'Lender', value: 'Tamarack' }] },
    { kind: 'table', caption: 'Schedule', head: ['Date', 'Amount'], rows: [['2026-11-30', '$100.00']] },
  ],
  html: '',
  hash: `${language}-hash-${version}`,
  signerName: 'Marie-Ève Desrochers',
  signed: false,
});

/** What the browser reports of every watched element. */
let sight = { isIntersecting: true, intersectionRatio: 1, isVisible: true };
let observers: SightObserver[] = [];
class SightObserver {
  readonly report: () => void;
  target: Element | null = null;
  constructor(callback: (entries: (typeof sight)[]) => void) {
    this.report = () => callback([sight]);
    observers.push(this);
  }
  observe(target: Element): void {
    this.target = target;
    this.report();
  }
  disconnect(): void {}
}
const setSight = (changes: Partial<typeof sight>): void => {
  sight = { ...sight, ...changes };
  for (const { report } of observers) report();
};

let now = 0;
beforeEach(() => {
  version = 1;
  firstLanguage = 'en';
  sight = { isIntersecting: true, intersectionRatio: 1, isVisible: true };
  observers = [];
  now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('IntersectionObserver', SightObserver);
  document.documentElement.lang = 'en-CA';
  api.reads['/v1/agreement?language=en'] = () => Response.json(buildAgreement('en'));
  api.reads['/v1/agreement?language=fr'] = () => Response.json(buildAgreement('fr'));
});
afterEach(() => void vi.restoreAllMocks());

const part = (name: string): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-part=${name}]`) as HTMLElement;
const button = (name: string): HTMLButtonElement => part(name).querySelector('button') as HTMLButtonElement;
const live = (): string => document.querySelector('body > [role=alert]')?.textContent ?? '';

/** Done by a person: scripts cannot make such an event. */
function dispatchTrusted(target: Element, event: Event): void {
  Object.defineProperty(event, 'isTrusted', { value: true });
  fireEvent(target, event);
}
const write = (value: string): void => {
  control('name').value = value;
  dispatchTrusted(control('name'), new Event('input', { bubbles: true }));
};
const setTick = (checked: boolean): void => {
  control('accepted').checked = checked;
  dispatchTrusted(control('accepted'), new Event('input', { bubbles: true }));
};
const press = (): void => void fireEvent.click(button('sign'), { detail: 1 });

async function openAgreement(language: Language = 'en') {
  const frame = await open();
  frame.say({ type: 'start', ticket: 'T' });
  await expect.poll(() => part('hash').textContent).toBe(`${language}-hash-${version}`);
  return frame;
}
/** Everything that has to be done before the press, and time to see it. */
async function openFilledIn() {
  const frame = await openAgreement();
  setTick(true);
  write(' Marie-Ève Desrochers ');
  now += 1000;
  return frame;
}
const listActs = () =>
  api.calls.filter(({ url }) => url === '/v1/agreement/acts').map(({ body }) => body as { act: string });
const listSignatures = () => api.calls.filter(({ url }) => url === '/v1/agreement/sign');
const refuseSignature = (problem: object): void => {
  api.reads['agreement/sign'] = () => Response.json(problem, { status: 400 });
};

test('signing without the checkbox or the name shows both errors', async () => {
  await openAgreement();
  now += 1000;
  press();
  expect(getError('accepted')).toBe('You need to read and accept the agreement.');
  expect(getError('name')).toBe('Type your full name to sign.');
  setTick(true);
  expect(getError('accepted')).toBeNull();
  press();
  expect(document.activeElement).toBe(control('name'));
  expect(listSignatures()).toEqual([]);
});

test('the signature covers the agreement shown, after the acts that led to it; the page hears no value', async () => {
  const frame = await openFilledIn();
  expect(part('text').textContent).toContain('The loan');
  expect(part('hint').textContent).toBe('Type it as in your application: Marie-Ève Desrochers');
  fireEvent.blur(control('name'));
  press();
  await frame.waitFor({ type: 'submitRequested' });
  frame.say({ type: 'submit', id: 3 });
  await frame.waitFor({ type: 'result', id: 3, ok: true });
  expect(listSignatures().map(({ body }) => body)).toEqual([
    {
      agreementId: 'agr-en',
      hash: 'en-hash-1',
      language: 'en',
      accepted: true,
      name: 'Marie-Ève Desrochers',
    },
  ]);
  expect(listActs()).toEqual(
    ['opened', 'scrolledToEnd', 'boxTicked', 'nameTyped'].map((act) => ({ agreementId: 'agr-en', act })),
  );
  expect(api.calls.at(-1)?.url).toBe('/v1/agreement/sign');
  for (const value of ['Marie', 'hash', 'agr-', 'loan'])
    expect(JSON.stringify(frame.received)).not.toContain(value);
});

test('the text is data: its structure is drawn, and no markup in it comes alive', async () => {
  await openAgreement();
  const paper = part('text').querySelector('article') as HTMLElement;
  expect([paper.lang, paper.getAttribute('aria-label')]).toEqual(['en-CA', 'Text of the agreement']);
  expect([...paper.children].map(({ localName }) => localName)).toEqual(['h2', 'p', 'ul', 'dl', 'div']);
  expect(paper.querySelector('strong')?.textContent).toBe('<img src=x onerror=alert(1)>');
  expect(paper.querySelector('img')).toBeNull();
  expect([...paper.querySelectorAll('li')].map((node) => node.textContent)).toEqual(['One', 'Two']);
  expect(paper.querySelector('dl > div')?.textContent).toBe('LenderTamarack');
  const region = paper.querySelector('[role=region]') as HTMLElement;
  const labelledBy = region.getAttribute('aria-labelledby') ?? '';
  expect(document.getElementById(labelledBy)?.textContent).toBe('Schedule');
  expect(region.tabIndex).toBe(0);
  expect([...region.querySelectorAll('th')].map((node) => [node.scope, node.textContent])).toEqual([
    ['col', 'Date'],
    ['col', 'Amount'],
  ]);
  expect([...region.querySelectorAll('td')].map((node) => node.textContent)).toEqual([
    '2026-11-30',
    '$100.00',
  ]);
});

test('a Quebec business reads French first, and choosing English is recorded', async () => {
  firstLanguage = 'fr';
  const frame = await openAgreement('fr');
  expect(part('text').textContent).toContain('Le prêt');
  expect([part('french').hidden, part('english').hidden]).toEqual([false, true]);
  expect(button('french').textContent).toBe('Read and sign in English');
  fireEvent.click(button('french'));
  await expect.poll(() => part('hash').textContent).toBe('en-hash-1');
  expect(part('text').textContent).toContain('The loan');
  expect([part('french').hidden, part('english').hidden]).toEqual([true, false]);
  setTick(true);
  write('Marie-Ève Desrochers');
  now += 1000;
  press();
  await frame.waitFor({ type: 'submitRequested' });
  await expect.poll(() => listSignatures().length).toBe(1);
  expect(listSignatures()[0]?.body).toMatchObject({ agreementId: 'agr-en', language: 'en' });
  const acts = listActs().map(({ act }) => act);
  expect(acts).toContain('languageChosen');
  expect(acts.indexOf('opened')).toBeLessThan(acts.indexOf('languageChosen'));
});

test('an agreement that changed in between is shown again, with its checkbox cleared', async () => {
  refuseSignature({ type: 'validation-failed', errors: [{ path: '/hash', code: 'agreementChanged' }] });
  await openFilledIn();
  version = 2;
  press();
  await expect.poll(() => part('hash').textContent).toBe('en-hash-2');
  expect(part('changed').hidden).toBe(false);
  expect(live()).toMatch(/was updated since you opened it/);
  expect([control('accepted').checked, control('name').value]).toEqual([false, '']);
  expect(button('sign').hasAttribute('aria-busy')).toBe(false);
});

describe('the press', () => {
  test('signs once, however often it is repeated', async () => {
    let answer: (response: Response) => void = () => {};
    api.reads['agreement/sign'] = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const frame = await openFilledIn();
    press();
    press();
    fireEvent.click(button('sign'), { detail: 2 });
    fireEvent.keyDown(control('name'), { key: 'Enter' });
    await expect.poll(() => listSignatures().length).toBe(1);
    expect(button('sign').getAttribute('aria-busy')).toBe('true');
    expect(button('sign').getAttribute('aria-disabled')).toBe('true');
    frame.say({ type: 'submit', id: 1 });
    answer(Response.json({}));
    await frame.waitFor({ type: 'result', id: 1, ok: true });
    expect(listSignatures()).toHaveLength(1);
    expect(frame.received.filter(({ type }) => type === 'submitRequested')).toHaveLength(1);
  });

  test('is the frame’s: the page alone signs nothing', async () => {
    const frame = await openFilledIn();
    frame.say({ type: 'submit', id: 1 });
    await frame.waitFor({ type: 'result', id: 1, ok: false, problem: null });
    expect(listSignatures()).toEqual([]);
  });

  test('Enter in the name signs as the button does', async () => {
    await openFilledIn();
    fireEvent.keyDown(control('name'), { key: 'Enter' });
    await expect.poll(() => listSignatures().length).toBe(1);
    expect(listActs().map(({ act }) => act)).toContain('nameTyped');
  });

  test.each([
    ['something covers it', { isVisible: false }],
    ['it is out of view in part', { intersectionRatio: 0.9 }],
  ])('does not sign while %s, and says so', async (_, hidden) => {
    await openFilledIn();
    const scroll = vi.spyOn(button('sign'), 'scrollIntoView');
    setSight(hidden);
    press();
    expect(part('covered').hidden).toBe(false);
    fireEvent(window, new Event('resize'));
    expect(scroll).toHaveBeenCalledTimes(2);
    expect(live()).toMatch(/must be fully visible for a moment/);
    setSight({ isVisible: true, intersectionRatio: 1 });
    now += 499;
    press();
    expect(listSignatures()).toEqual([]);
    now += 1;
    press();
    await expect.poll(() => listSignatures().length).toBe(1);
    expect(part('covered').hidden).toBe(true);
  });

  test('does not sign where the name was never seen, even if the button is', async () => {
    setSight({ isVisible: false });
    await openAgreement();
    setTick(true);
    write('Marie-Ève Desrochers');
    now += 1000;
    const submit = observers.find(({ target }) => target === button('sign'));
    if (!submit) throw new Error('the button is not watched');
    sight = { ...sight, isVisible: true };
    submit.report();
    now += 1000;
    press();
    expect(part('covered').hidden).toBe(false);
    expect(listSignatures()).toEqual([]);
  });

  test('does not sign in a frame that shows only a part of the document', async () => {
    await openFilledIn();
    vi.spyOn(document.body, 'offsetHeight', 'get').mockReturnValue(window.innerHeight + 40);
    press();
    expect(part('covered').hidden).toBe(false);
    expect(listSignatures()).toEqual([]);
  });

  test('by keyboard does not sign right after the focus was moved into the frame', async () => {
    await openFilledIn();
    fireEvent.focus(window);
    fireEvent.keyDown(control('name'), { key: 'Enter' });
    fireEvent.click(button('sign'), { detail: 0 });
    expect(listSignatures()).toEqual([]);
    expect(part('covered').hidden).toBe(false);
    now += 500;
    fireEvent.click(button('sign'), { detail: 0 });
    await expect.poll(() => listSignatures().length).toBe(1);
  });

  test('counts only a tick and a name of a person, not of a script', async () => {
    await openAgreement();
    control('accepted').click();
    fireEvent.input(control('name'), { target: { value: 'Marie-Ève Desrochers' } });
    now += 1000;
    press();
    expect(getError('accepted')).toBe('You need to read and accept the agreement.');
    expect(getError('name')).toBe('Type your full name to sign.');
    expect(listActs().map(({ act }) => act)).toEqual(['opened', 'scrolledToEnd']);
  });
});

test('a name of someone else shows its error at the field', async () => {
  refuseSignature({ type: 'validation-failed', errors: [{ path: '/name', code: 'signatureMismatch' }] });
  const frame = await openFilledIn();
  press();
  await expect.poll(() => getError('name')).toBe('The name must be yours, as in your application.');
  expect(document.activeElement).toBe(control('name'));
  frame.say({ type: 'submit', id: 1 });
  await frame.waitFor({ type: 'result', id: 1, ok: false });
});

test('other problems are told in words, and the next press tries again', async () => {
  api.reads['agreement/sign'] = () => Promise.reject(new TypeError('offline'));
  await openFilledIn();
  press();
  await expect.poll(() => part('problem').textContent).toMatch(/^You seem to be offline/);
  expect(live()).toMatch(/^You seem to be offline/);
  refuseSignature({ type: 'rate-limited' });
  press();
  await expect.poll(() => part('problem').textContent).toMatch(/^Too many requests/);
  delete api.reads['agreement/sign'];
  press();
  await expect.poll(() => listSignatures().length).toBe(3);
  expect(part('problem').hidden).toBe(true);
});

test('nothing is signed before the acts have arrived; they are sent again with the next press', async () => {
  const frame = await openAgreement();
  await expect.poll(() => listActs().length).toBe(2);
  api.reads['agreement/acts'] = () => Promise.reject(new TypeError('offline'));
  setTick(true);
  write('Marie-Ève Desrochers');
  now += 1000;
  press();
  await expect.poll(() => part('problem').textContent).toMatch(/^You seem to be offline/);
  expect(listSignatures()).toEqual([]);
  delete api.reads['agreement/acts'];
  press();
  await expect.poll(() => listSignatures().length).toBe(1);
  expect(
    listActs()
      .slice(-2)
      .map(({ act }) => act),
  ).toEqual(['boxTicked', 'nameTyped']);
  expect(frame.received.filter(({ type }) => type === 'submitRequested')).toHaveLength(2);
});

describe('reading', () => {
  test('a failure offers another try, with a new ticket', async () => {
    api.reads['/v1/agreement?language=en'] = () => Promise.reject(new TypeError('offline'));
    const frame = await open();
    frame.say({ type: 'start', ticket: 'T' });
    await expect.poll(() => part('failed').hidden).toBe(false);
    expect(live()).toBe('We could not load your agreement.');
    api.reads['/v1/agreement?language=en'] = () => Response.json(buildAgreement('en'));
    fireEvent.click(button('failed'));
    await frame.waitFor({ type: 'ticketNeeded' });
    expect(part('loading').hidden).toBe(false);
    frame.say({ type: 'start', ticket: 'T2' });
    await expect.poll(() => part('shown').hidden).toBe(false);
  });

  test('a missing ticket is a failure too', async () => {
    const frame = await open();
    frame.say({ type: 'start', ticket: null });
    await expect.poll(() => part('failed').hidden).toBe(false);
    expect(api.calls).toEqual([]);
  });

  test('an application that moved on elsewhere makes the page read its facts', async () => {
    api.reads['/v1/agreement?language=en'] = () =>
      Response.json({ type: 'step-not-allowed' }, { status: 409 });
    const frame = await open();
    frame.say({ type: 'start', ticket: 'T' });
    await frame.waitFor({ type: 'outdated' });
  });

  test('a French screen asks for French', async () => {
    document.documentElement.lang = 'fr-CA';
    document.body.innerHTML = renderFrame('agreement', 'fr').body;
    await openAgreement('fr');
    expect(button('sign').textContent).toBe('Accepter et terminer');
  });
});

describe('the copy', () => {
  test('is fetched with the header that names the checkout, and downloaded under the title', async () => {
    await openAgreement();
    api.reads['agreement/pdf'] = () => new Response('%PDF');
    const links: HTMLAnchorElement[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      links.push(this);
    });
    fireEvent.click(button('copy'));
    expect(button('copy').textContent).toBe('Preparing the PDF…');
    await expect.poll(() => links.length).toBe(1);
    expect(links[0]?.download).toBe('Loan Agreement.pdf');
    expect(links[0]?.href).toMatch(/^blob:/);
    expect(api.calls.at(-1)).toMatchObject({ method: 'GET', url: '/v1/agreement/pdf?language=en' });
    expect(Object.keys(api.calls.at(-1)?.headers ?? {})).toContain('checkoutId');
    expect(button('copy').textContent).toBe('Keep a copy (PDF)');
  });

  test('that fails says so, until the next try', async () => {
    await openAgreement();
    api.reads['agreement/pdf'] = () => Response.json({ type: 'internal' }, { status: 500 });
    fireEvent.click(button('copy'));
    await expect
      .poll(() => document.getElementById('pdf-error')?.textContent)
      .toBe('The PDF could not be downloaded. Try again.');
    expect(live()).toBe('The PDF could not be downloaded. Try again.');
  });
});
