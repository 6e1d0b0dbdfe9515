import type { Language } from '@tamarack/core/language';
import { fireEvent } from '@testing-library/dom';
import { expect, onTestFinished, test } from 'vitest';
import { renderFrame } from '../../../widget/frames/markup/document';
import en from '../../../widget/i18n/locales/en/offer.json';
import fr from '../../../widget/i18n/locales/fr/offer.json';
import { setUpAgreementDocument } from '../support/agreement-document';
import { listen } from '../support/listen';

const { api, terms, open, buildAgreement, part, button } = setUpAgreementDocument();

const words = { en: en.signAgreement, fr: fr.signAgreement };

/** The agreement's frame on a screen in a language, with somebody who listens to it before anything has arrived. */
async function openHeard(language: Language) {
  document.documentElement.lang = `${language}-CA`;
  document.body.innerHTML = renderFrame('agreement', language).body;
  let arrive = (_: 'there' | 'lost'): void => {};
  const arrival = new Promise<'there' | 'lost'>((done) => {
    arrive = done;
  });
  for (const each of ['en', 'fr'] as const)
    api.reads[`/v1/agreement?language=${each}`] = async () => {
      if ((await arrival) === 'lost') throw new TypeError('offline');
      return Response.json(buildAgreement(each));
    };
  const frame = await open();
  const { heard, unheard, stop } = listen(document);
  onTestFinished(stop);
  frame.say({ type: 'start', ticket: 'T' });
  return { frame, heard, unheard, arrive };
}

test.each(['en', 'fr'] as const)('the agreement is said once it is there (%s)', async (language) => {
  const { heard, unheard, arrive } = await openHeard(language);
  arrive('there');
  await expect.poll(() => part('shown').hidden).toBe(false);
  await expect.poll(heard).toEqual([words[language].document]);
  expect(unheard()).toEqual([]);
});

test('an agreement in French is said in French on an English screen', async () => {
  terms.firstLanguage = 'fr';
  const { heard, arrive } = await openHeard('en');
  arrive('there');
  await expect.poll(heard).toEqual([words.fr.document]);
  expect(part('loaded').lang).toBe('fr-CA');
});

test('the agreement in the other language is said by the focus alone', async () => {
  terms.firstLanguage = 'fr';
  const { heard, arrive } = await openHeard('en');
  arrive('there');
  await expect.poll(heard).toEqual([words.fr.document]);
  button('french').focus();
  fireEvent.click(button('french'));
  await expect.poll(() => part('text').textContent).toContain('The loan');
  await expect.poll(() => heard().slice(1)).toEqual([words.en.readEnglish, words.en.document]);
});

test('an agreement that was lost on its way, and the one after another try', async () => {
  const { frame, heard, unheard, arrive } = await openHeard('en');
  arrive('lost');
  await expect.poll(heard).toEqual([words.en.failed]);
  api.reads['/v1/agreement?language=en'] = () => Response.json(buildAgreement('en'));
  fireEvent.click(button('failed'));
  frame.say({ type: 'start', ticket: 'T2' });
  await expect.poll(heard).toEqual([words.en.failed, words.en.document]);
  expect(unheard()).toEqual([]);
});
