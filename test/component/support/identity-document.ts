import { afterEach, beforeEach, expect } from 'vitest';
import type { Identity } from '../../../widget/api/types';
import { renderFrame } from '../../../widget/frames/markup/document';
import { control, setUpFrameDocument, tick, type } from './frame-document';

export const address = {
  street: '4520 rue Saint-Denis',
  city: 'Montréal',
  province: 'QC',
  postal: 'H2J 2L3',
  country: 'CA',
} as const;

/** The identity of an applicant who has saved nothing yet. */
export const noIdentity: Identity = {
  personal: null,
  email: 'marie@example.ca',
  sinLastThree: null,
  sinRequired: true,
  today: '2026-11-25',
  draftKey: '',
};

/** For the tests of the identity's frame: the identity that the API has, and what the applicant does. */
export function setUpIdentityDocument() {
  /** A new one for each test, so that none reads what another still writes. */
  const draft = { key: '' };
  const { api, open } = setUpFrameDocument(
    () => import('../../../widget/frames/identity'),
    () => {
      document.documentElement.lang = 'en-CA';
      return renderFrame('identity', 'en').body;
    },
  );
  beforeEach(() => {
    draft.key = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
  });
  afterEach(() => {
    document.documentElement.lang = '';
    sessionStorage.clear();
  });

  /** The frame, bound to its session, showing this identity. */
  async function openWith(identity: Identity = noIdentity) {
    api.reads['application/identity'] = () => Response.json({ ...identity, draftKey: draft.key });
    const frame = await open();
    frame.say({ type: 'start', ticket: 'T' });
    await expect.poll(() => control('email').value).toBe('marie@example.ca');
    return frame;
  }

  return { draft, api, open, openWith };
}

export const press = (name: string): void => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  button?.click();
};

export const isShown = (name: string): boolean => control(name).closest('[hidden]') === null;

export function fillAll(): void {
  type('first', 'Marie-Ève');
  type('last', 'Desrochers');
  type('dob', '03/07/1985');
  type('sin', '046 454 286');
  press('Enter the address manually');
  type('street', '4520 rue Saint-Denis');
  type('city', 'Montréal');
  type('province', 'QC');
  type('postal', 'h2j2l3');
  tick('terms');
}
