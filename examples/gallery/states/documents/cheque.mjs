import { offline, silence } from '../../responses.mjs';
import { businessDone } from '../../view.mjs';

const statements = [1, 2, 3, 4, 5, 6].map((month) => ({
  id: `st${month}`,
  kind: 'statement',
  name: `releve-${month}.pdf`,
  size: 240_000,
  state: 'ready',
  problem: null,
  months: { from: `2026-0${month + 3}`, to: `2026-0${month + 3}` },
  monthsSource: 'file',
}));
const cheque = (more = {}) => ({
  id: 'cheque',
  kind: 'voidCheque',
  name: 'specimen-cheque-cafe-desrochers.pdf',
  size: 182_400,
  state: 'ready',
  problem: null,
  months: null,
  monthsSource: null,
  ...more,
});

/** The statements are uploaded, and the cheque if given. */
const view = (...cheques) => ({
  ...businessDone,
  facts: {
    ...businessDone.facts,
    documents: {
      statements: 6,
      statementsComplete: true,
      voidCheque: cheques.some(({ state }) => state !== 'refused'),
      submitted: false,
    },
  },
  documents: [...statements, ...cheques],
});

const next = { click: 'common:buttons.continue' };
const numbers = (transit, institution, account) => [
  { fill: 'cheque:numbers.transit', with: transit },
  { fill: 'cheque:numbers.institution', with: institution },
  { fill: 'cheque:numbers.account', with: account },
];
const right = numbers('00012', '006', '0123456789');
const confirming = [...right, next, { wait: 'cheque:confirm.title' }];

export default {
  title: 'Void cheque',
  order: 2,
  states: [
    { name: 'empty', view: view() },
    { name: 'required', view: view(), play: [next] },
    { name: 'where to find it', view: view(), play: [{ click: 'cheque:upload.noCheque' }] },
    {
      name: 'sending',
      view: view(),
      uploads: { 'specimen.pdf': { sent: 0.58 } },
      play: [
        { files: [{ name: 'specimen.pdf', size: 640_000, type: 'application/pdf' }] },
        { pause: 300 },
        next,
      ],
    },
    { name: 'HEIC', view: view(), play: [{ files: [{ name: 'IMG_2041.HEIC', type: 'image/heic' }] }] },
    {
      name: 'HEIC in place of one that is there',
      view: view(cheque()),
      play: [{ files: [{ name: 'IMG_2041.HEIC', type: 'image/heic' }] }],
    },
    {
      name: 'two files',
      view: view(),
      play: [{ files: ['front.pdf', 'back.pdf'].map((name) => ({ name, type: 'application/pdf' })) }],
    },
    { name: 'checking', view: view(cheque({ state: 'checking' })), play: right.slice(0, 2) },
    { name: 'uploaded', view: view(cheque()), play: right },
    { name: 'bank not known', view: view(cheque()), play: numbers('00012', '999', '0123456') },
    { name: 'wrong numbers', view: view(cheque()), play: [...numbers('123', 'RBC', '12345'), next] },
    {
      name: 'refused',
      view: view(cheque({ state: 'refused', problem: 'passwordProtected' })),
      play: [...right, next],
    },
    { name: 'confirm', view: view(cheque()), play: confirming },
    { name: 'confirm, still checking', view: view(cheque({ state: 'checking' })), play: confirming },
    {
      name: 'confirm, sending',
      view: view(cheque()),
      responses: { 'POST documents/submit': silence },
      play: [...confirming, { click: 'cheque:confirm.submit' }],
    },
    {
      name: 'confirm, no network',
      view: view(cheque()),
      responses: { 'POST documents/submit': offline },
      play: [...confirming, { click: 'cheque:confirm.submit' }, { wait: 'cheque:confirm.noAnswer' }],
    },
  ],
};
