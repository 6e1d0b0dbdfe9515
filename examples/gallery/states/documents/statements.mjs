import { problem } from '../../responses.mjs';
import { businessDone } from '../../view.mjs';

/** `YYYY-MM` of the history: 0 is the month before this one. */
const month = (index) => {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1 - index, 1)).toISOString().slice(0, 7);
};
const statement = (index, more = {}) => ({
  id: `doc_${index}_${more.name ?? ''}`,
  kind: 'statement',
  name: `statement-${month(index)}.pdf`,
  size: 1_250_000 + index * 90_000,
  state: 'ready',
  problem: null,
  months: { from: month(index), to: month(index) },
  monthsSource: 'file',
  ...more,
});
const checking = (index) => statement(index, { state: 'checking', months: null, monthsSource: null });
const refused = (index, why) => statement(index, { state: 'refused', problem: why, months: null });

const withDocuments = (...documents) => ({
  ...businessDone,
  facts: {
    ...businessDone.facts,
    documents: {
      statements: documents.filter(({ state }) => state !== 'refused').length,
      statementsComplete: documents.length > 5,
      voidCheque: false,
      submitted: false,
    },
  },
  documents,
});

const pdf = (name, more = {}) => ({ name, ...more });
const wrongFile = problem('file-type-invalid', 415, { errors: [{ path: '/file', code: 'fileMismatch' }] });
const six = [6, 5, 4, 3, 2, 1].map((index) => statement(index));
const start = withDocuments(statement(6));
const longName =
  'Banque Nationale du Canada - relevé de compte entreprise - compte courant 00123-456 - période du 1er au 30 avril (copie).pdf';
const toUpload = [{ click: 'bank:upload.action' }, { wait: 'documents:statements.title' }];
const goOn = { click: 'common:buttons.continue' };

export default {
  title: 'Bank statements',
  order: 1,
  states: [
    { name: 'empty', view: businessDone, play: toUpload },
    { name: 'dragging', view: businessDone, play: [...toUpload, { drag: [pdf('may.pdf')] }, { pause: 200 }] },
    { name: 'none chosen', view: businessDone, play: [...toUpload, goOn] },
    {
      name: 'how to',
      view: businessDone,
      play: [...toUpload, { click: 'documents:statements.howTitle' }],
    },
    {
      name: 'uploading',
      view: start,
      uploads: { 'may.pdf': { sent: 0.12 }, 'june.pdf': { sent: 0.58 }, 'july.pdf': { sent: 1 } },
      play: [
        { wait: 'documents:statements.title' },
        {
          files: ['may.pdf', 'june.pdf', 'july.pdf', 'august.pdf', 'september.pdf'].map((name) => pdf(name)),
        },
        { pause: 300 },
      ],
    },
    {
      name: 'still uploading',
      view: withDocuments(...six),
      uploads: { 'october.pdf': { sent: 0.4 } },
      play: [
        { click: 'common:buttons.back' },
        { wait: 'documents:statements.title' },
        { files: [pdf('october.pdf')] },
        { pause: 200 },
        goOn,
      ],
    },
    { name: 'checking', view: withDocuments(statement(6), checking(5), checking(4)) },
    {
      name: 'months missing',
      view: withDocuments(statement(5), statement(3), statement(2, { months: null, monthsSource: null })),
      play: [{ wait: 'documents:statements.title' }, goOn, { pause: 200 }],
    },
    {
      name: 'complete',
      view: withDocuments(...six),
      play: [{ click: 'common:buttons.back' }, { wait: 'documents:statements.title' }],
    },
    {
      name: 'zero to fifth, one file',
      view: {
        ...withDocuments(statement(5, { name: 'releves.pdf', months: { from: month(5), to: month(0) } })),
      },
    },
    {
      name: 'refused by the server',
      view: withDocuments(
        statement(6),
        refused(5, 'passwordProtected'),
        refused(4, 'broken'),
        refused(3, 'infected'),
      ),
    },
    {
      name: 'refused before sending',
      view: start,
      play: [
        { wait: 'documents:statements.title' },
        {
          files: [
            pdf('receipt.png', { type: 'image/png' }),
            pdf('empty.pdf', { size: 0 }),
            pdf('scan.pdf', { size: 15 * 1024 * 1024 + 1 }),
            pdf(`Statement-${month(6)}.PDF`),
          ],
        },
        { pause: 200 },
      ],
    },
    {
      name: 'wrong content, interrupted',
      view: start,
      hurry: 40,
      uploads: { 'picture.pdf': wrongFile, 'june.pdf': { offline: true } },
      play: [
        { wait: 'documents:statements.title' },
        { files: [pdf('picture.pdf'), pdf('june.pdf')] },
        { wait: 'documents:row.interrupted' },
      ],
    },
    {
      name: 'connection lost',
      view: start,
      offline: true,
      uploads: { 'june.pdf': { offline: true } },
      play: [
        { wait: 'documents:statements.title' },
        { files: [pdf('june.pdf')] },
        { wait: 'documents:row.resuming' },
      ],
    },
    {
      name: 'long names',
      view: withDocuments(
        statement(6, { name: longName }),
        statement(5, { name: '📄 relevé — 2026 🏦.pdf' }),
        statement(4, { name: `${'a'.repeat(120)}.pdf`, state: 'checking', months: null }),
      ),
      uploads: { [longName.replace('avril', 'mai')]: { sent: 0.3 } },
      play: [
        { wait: 'documents:statements.title' },
        { files: [pdf(longName.replace('avril', 'mai'))] },
        { pause: 200 },
      ],
    },
    {
      name: 'nineteen files, and one more',
      view: withDocuments(
        ...Array.from({ length: 19 }, (_, index) =>
          statement(index % 7, { name: `page-${index + 1}.pdf`, id: `doc_${index}` }),
        ),
      ),
      play: [
        { click: 'common:buttons.back' },
        { wait: 'documents:statements.title' },
        { files: [pdf('page-20.pdf')] },
        { pause: 200 },
      ],
    },
    {
      name: 'confirm',
      view: withDocuments(...six, refused(0, 'broken')),
      play: [{ click: 'common:buttons.back' }, { wait: 'documents:statements.title' }, goOn, { pause: 200 }],
    },
  ],
};
