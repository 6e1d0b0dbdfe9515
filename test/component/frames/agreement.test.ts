import { fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { renderFrame } from '../../../widget/frames/markup/document';
import { setUpAgreementDocument } from '../support/agreement-document';
import { control, getError } from '../support/frame-document';

const {
  terms,
  api,
  open,
  buildAgreement,
  pass,
  part,
  button,
  live,
  write,
  setTick,
  press,
  openAgreement,
  openFilledIn,
  listActs,
  listSignatures,
  refuseSignature,
} = setUpAgreementDocument();

test('signing without the checkbox or the name shows both errors', async () => {
  await openAgreement();
  pass(1000);
  press();
  expect(getError('accepted')).toBe('You need to read and accept the agreement.');
  expect(getError('name')).toBe('Type your full name to sign.');
  setTick(true);
  expect(getError('accepted')).toBeNull();
  press();
  expect(document.activeElement).toBe(control('name'));
  expect(listSignatures()).toEqual([]);
});

test('no line ends within the signer’s name, whose characters are those of the agreement', async () => {
  await openAgreement();
  const texts = [part('text').querySelector('li:last-child'), part('hint')];
  expect(texts.map((text) => text?.textContent)).toEqual([
    'By Marie-Ève Desrochers.',
    'Type it as in your application: Marie-Ève Desrochers',
  ]);
  const listWhole = (text: Element | null) =>
    [...(text?.querySelectorAll('span') ?? [])].map((word) => [word.textContent, word.style.display]);
  expect(texts.map(listWhole)).toEqual([[['Marie-Ève', 'inline-block']], [['Marie-Ève', 'inline-block']]]);
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
  expect(api.calls.filter(({ url }) => url.startsWith('/v1/agreement/')).at(-1)?.url).toBe(
    '/v1/agreement/sign',
  );
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
  expect([...paper.querySelectorAll('li')].map((node) => node.textContent)).toEqual([
    'One',
    'Two',
    'By Marie-Ève Desrochers.',
  ]);
  expect(paper.querySelector('dl > div')?.textContent).toBe('LenderTamarack');
  const region = paper.querySelector('[role=region]') as HTMLElement;
  const labelledBy = region.getAttribute('aria-labelledby') ?? '';
  expect(document.getElementById(labelledBy)?.textContent).toBe('Schedule');
  expect(region.tabIndex).toBe(0);
  expect([...region.querySelectorAll('th')].map((node) => [node.scope, node.textContent])).toEqual([
    ['col', 'Date'],
    ['col', 'Amount'],
  ]);
  expect(
    [...region.querySelectorAll('td')].map((node) => [node.role, node.dataset['label'], node.textContent]),
  ).toEqual([
    ['cell', 'Date', '2026-11-30'],
    ['cell', 'Amount', '$100.00'],
  ]);
});

test('the fingerprint follows the signature', async () => {
  await openAgreement();
  const order = button('sign').compareDocumentPosition(part('hash'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a Quebec business reads French first, and choosing English is recorded', async () => {
  terms.firstLanguage = 'fr';
  const frame = await openAgreement('fr');
  expect(part('text').textContent).toContain('Le prêt');
  expect([part('french').hidden, part('english').hidden]).toEqual([false, true]);
  expect(button('french').textContent).toBe('Read and sign in English');
  // the text names the button to press: the controls are in its language, whatever the screen's
  expect([button('sign').textContent, part('signing').lang]).toEqual(['Accepter et terminer', 'fr-CA']);
  expect(part('hint').textContent).toBe(
    'Inscrivez-\u2060le comme dans votre demande\u00a0: Marie-Ève Desrochers',
  );
  expect(control('accepted').labels?.[0]?.textContent).toMatch(/^J’ai lu et j’accepte/);
  pass(1000);
  press();
  expect(getError('name')).toBe('Tapez votre nom complet pour signer.');
  fireEvent.click(button('french'));
  await expect.poll(() => part('hash').textContent).toBe('en-hash-1');
  expect(part('text').textContent).toContain('The loan');
  expect([part('french').hidden, part('english').hidden]).toEqual([true, false]);
  expect([button('sign').textContent, part('signing').lang]).toEqual(['Accept & Complete', 'en-CA']);
  setTick(true);
  write('Marie-Ève Desrochers');
  pass(1000);
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
  terms.version = 2;
  const scroll = vi.spyOn(part('changed'), 'scrollIntoView');
  press();
  await expect.poll(() => part('hash').textContent).toBe('en-hash-2');
  expect(part('changed').hidden).toBe(false);
  // the reader stands at the signature, a whole agreement further down
  expect(scroll).toHaveBeenCalled();
  expect(live()).toMatch(/was updated since you opened it/);
  expect([control('accepted').checked, control('name').value]).toEqual([false, '']);
  expect(button('sign').hasAttribute('aria-busy')).toBe(false);
});

test('a name of someone else shows its error at the field', async () => {
  refuseSignature({ type: 'validation-failed', errors: [{ path: '/name', code: 'signatureMismatch' }] });
  const frame = await openFilledIn();
  press();
  await expect.poll(() => getError('name')).toBe('The name must be yours, as on your application.');
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
  pass(1000);
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
    expect(live()).toBe('We couldn’t load your agreement.');
    api.reads['/v1/agreement?language=en'] = () => Response.json(buildAgreement('en'));
    fireEvent.click(button('failed'));
    await frame.waitFor({ type: 'ticketNeeded' });
    expect(part('loading').hidden).toBe(false);
    frame.say({ type: 'start', ticket: 'T2' });
    await expect.poll(() => part('shown').hidden).toBe(false);
  });

  const refuse = () => Response.json({ type: 'session-expired' }, { status: 401 });

  test('frames that are bound already show the agreement before the ticket arrives, and read it once', async () => {
    const frame = await open();
    await expect.poll(() => part('shown').hidden).toBe(false);
    frame.say({ type: 'start', ticket: 'T' });
    await expect
      .poll(() => api.calls.some(({ method, url }) => method === 'GET' && url === '/v1/frames/session'))
      .toBe(true);
    expect(api.calls.filter(({ url }) => url.startsWith('/v1/agreement?'))).toHaveLength(1);
  });

  test('other frames wait for the ticket, and read it again', async () => {
    api.reads['/v1/agreement?language=en'] = refuse;
    const frame = await open();
    await expect.poll(() => api.calls.length).toBe(1);
    expect(part('loading').hidden).toBe(false);
    api.reads['/v1/agreement?language=en'] = () => Response.json(buildAgreement('en'));
    frame.say({ type: 'start', ticket: 'T' });
    await expect.poll(() => part('shown').hidden).toBe(false);
  });

  test('a missing ticket is a failure too', async () => {
    api.reads['/v1/agreement?language=en'] = refuse;
    const frame = await open();
    frame.say({ type: 'start', ticket: null });
    await expect.poll(() => part('failed').hidden).toBe(false);
    expect(api.calls.map(({ url }) => url)).toEqual(['/v1/agreement?language=en']);
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
    const fetched = api.calls.find(({ url }) => url === '/v1/agreement/pdf?language=en');
    expect(fetched?.method).toBe('GET');
    expect(Object.keys(fetched?.headers ?? {})).toContain('checkoutId');
    expect(button('copy').textContent).toBe('Keep a copy (PDF)');
  });

  test('a copy that fails says so, until the next attempt', async () => {
    await openAgreement();
    api.reads['agreement/pdf'] = () => Response.json({ type: 'internal' }, { status: 500 });
    fireEvent.click(button('copy'));
    await expect
      .poll(() => document.getElementById('pdf-error')?.textContent)
      .toBe('We couldn’t download the PDF. Try again.');
    expect(live()).toBe('We couldn’t download the PDF. Try again.');
  });
});
