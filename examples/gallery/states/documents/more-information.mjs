import { problem, silence } from '../../responses.mjs';
import { businessDone, reviewDueAt, scored } from '../../view.mjs';

const texts = {
  photoId: {
    en: 'Government-issued photo identification of the person who applies',
    fr: 'Une pièce d’identité officielle avec photo de la personne qui fait la demande',
  },
  businessAddress: {
    en: 'Proof of the business address, such as a utility bill from the last 3 months',
    fr: 'Une preuve de l’adresse de l’entreprise, comme une facture de services publics des 3 derniers mois',
  },
  explanation: { en: 'An explanation in your own words', fr: 'Une explication écrite' },
};
const asked = (codes, note, documents = []) => ({
  ...scored('manualReview', { moreAsked: true }),
  status: 'inReview',
  request: {
    items: codes.map((code) => ({ code, ...texts[code] })),
    note,
    askedAt: '2026-11-20T15:12:00.000Z',
  },
  documents,
});
const note =
  'Hello Marie-Ève,\nwe see two large transfers from another account on October 3 and October 17. Whose account is it?';
const all = ['photoId', 'businessAddress', 'explanation'];
const supporting = (id, name, more = {}) => ({
  id: `doc_${id}`,
  kind: 'supporting',
  name,
  size: 1_250_000,
  state: 'ready',
  problem: null,
  months: null,
  monthsSource: null,
  ...more,
});
const title = { wait: 'documents:request.title' };
const send = { click: 'documents:request.send' };
const write = (words) => ({ fill: 'documents:request.text', with: words });
const paper = (name, more = {}) => ({ name, ...more });

export default {
  title: 'More information',
  order: 9,
  states: [
    { name: 'asked', view: asked(all, note) },
    { name: 'no note', view: asked(['photoId'], null) },
    { name: 'only a note', view: asked([], `${note} ${'x'.repeat(90)}`) },
    { name: 'nothing to send', view: asked(all, null), play: [title, send, { pause: 200 }] },
    {
      name: 'files and words',
      view: asked(all, null, [
        supporting(1, 'permis-de-conduire.jpg'),
        supporting(2, 'facture-hydro.pdf', { state: 'checking' }),
        supporting(3, 'bail.pdf', { state: 'refused', problem: 'broken' }),
      ]),
      play: [title, write('The other account is our savings account at the same bank.')],
    },
    {
      name: 'uploading',
      view: asked(['photoId'], null, [supporting(1, 'permis-de-conduire.jpg')]),
      uploads: { 'front.pdf': { sent: 0.3 }, 'back.pdf': { sent: 0.8 } },
      play: [title, { files: [paper('front.pdf'), paper('back.pdf')] }, { pause: 200 }, send, { pause: 200 }],
    },
    {
      name: 'refused, interrupted',
      view: asked(['photoId'], null),
      hurry: 40,
      uploads: { 'front.pdf': { offline: true } },
      play: [
        title,
        {
          files: [
            paper('front.pdf'),
            paper('photo.heic', { type: 'image/heic' }),
            paper('letter.docx', { type: 'application/msword' }),
            paper('scan.pdf', { size: 15 * 1024 * 1024 + 1 }),
          ],
        },
        { wait: 'documents:row.interrupted' },
        send,
        { pause: 200 },
      ],
    },
    {
      name: 'too many files',
      view: asked(
        ['photoId'],
        null,
        Array.from({ length: 10 }, (_, index) => supporting(index, `page-${index + 1}.pdf`)),
      ),
      play: [title, { files: [paper('page-11.pdf')] }, { pause: 200 }],
    },
    {
      name: 'too long',
      view: asked(['explanation'], null),
      play: [title, write('We are a café. '.repeat(140)), send, { pause: 200 }],
    },
    {
      name: 'sending',
      view: asked(['explanation'], null),
      responses: { 'POST review/answer': silence },
      play: [title, write('It is our savings account.'), send],
    },
    {
      name: 'answered elsewhere',
      view: asked(['explanation'], null),
      responses: { 'POST review/answer': problem('step-not-allowed', 409) },
      play: [title, write('It is our savings account.'), send, { pause: 300 }],
    },
    {
      name: 'sent, of documents',
      view: {
        ...businessDone,
        facts: {
          ...businessDone.facts,
          documents: { statements: 6, statementsComplete: true, voidCheque: true, submitted: true },
        },
        reviewDueAt,
      },
    },
  ],
};
