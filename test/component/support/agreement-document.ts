import type { Language } from '@tamarack/core/language';
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Agreement } from '../../../widget/api/types';
import { renderFrame } from '../../../widget/frames/markup/document';
import { control, setUpFrameDocument } from './frame-document';

/** For the tests of the agreement's frame: the agreement that the API has, and what a person sees and does. */
export function setUpAgreementDocument() {
  const { api, open } = setUpFrameDocument(
    () => import('../../../widget/frames/agreement'),
    () => renderFrame('agreement', 'en').body,
  );
  const terms = { version: 1, firstLanguage: 'en' as Language };
  const buildAgreement = (language: Language): Agreement => ({
    agreementId: `agr-${language}`,
    language,
    firstLanguage: terms.firstLanguage,
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
    hash: `${language}-hash-${terms.version}`,
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
  /** What it reports of one of them. */
  const setSightOf = (element: Element, isVisible: boolean): void => {
    const observer = observers.find(({ target }) => target === element);
    if (!observer) throw new Error('the element is not watched');
    const others = sight;
    sight = { ...sight, isVisible };
    observer.report();
    sight = others;
  };

  let now = 0;
  /** Time goes on. */
  const pass = (ms: number): void => {
    now += ms;
  };
  beforeEach(() => {
    Object.assign(terms, { version: 1, firstLanguage: 'en' });
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
    await expect.poll(() => part('hash').textContent).toBe(`${language}-hash-${terms.version}`);
    return frame;
  }
  /** Everything that has to be done before the press, and time to see it. */
  async function openFilledIn() {
    const frame = await openAgreement();
    setTick(true);
    write(' Marie-Ève Desrochers ');
    pass(1000);
    return frame;
  }
  const listActs = () =>
    api.calls.filter(({ url }) => url === '/v1/agreement/acts').map(({ body }) => body as { act: string });
  const listSignatures = () => api.calls.filter(({ url }) => url === '/v1/agreement/sign');
  const refuseSignature = (problem: object): void => {
    api.reads['agreement/sign'] = () => Response.json(problem, { status: 400 });
  };

  return {
    terms,
    api,
    open,
    buildAgreement,
    setSight,
    setSightOf,
    pass,
    part,
    button,
    live,
    write,
    setTick,
    dispatchTrusted,
    press,
    openAgreement,
    openFilledIn,
    listActs,
    listSignatures,
    refuseSignature,
  };
}
