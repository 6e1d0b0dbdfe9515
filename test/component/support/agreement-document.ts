import type { Language } from '@tamarack/core/language';
import { fireEvent } from '@testing-library/dom';
import { beforeEach, expect } from 'vitest';
import type { Agreement } from '../../../widget/api/types';
import { renderFrame } from '../../../widget/frames/markup/document';
import { setUpSight } from './fake-sight';
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
      { kind: 'list', items: ['One', 'Two', 'By Marie-Ève Desrochers.'] },
      { kind: 'facts', rows: [{ label: 'Lender', value: 'Tamarack' }] },
      { kind: 'table', caption: 'Schedule', head: ['Date', 'Amount'], rows: [['2026-11-30', '$100.00']] },
    ],
    html: '',
    hash: `${language}-hash-${terms.version}`,
    signerName: 'Marie-Ève Desrochers',
    signed: false,
  });

  const { set: setSight, pass } = setUpSight();
  /** What the browser reports of one element alone. */
  const setElementSight = (element: Element, isVisible: boolean): void => setSight({ isVisible }, element);

  beforeEach(() => {
    Object.assign(terms, { version: 1, firstLanguage: 'en' });
    document.documentElement.lang = 'en-CA';
    api.reads['/v1/agreement?language=en'] = () => Response.json(buildAgreement('en'));
    api.reads['/v1/agreement?language=fr'] = () => Response.json(buildAgreement('fr'));
  });

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
    setElementSight,
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
