import { problem } from '../../responses.mjs';
import { accepted, reading, returning } from '../../view.mjs';

const name = 'facture-northwind-2026-11.pdf';
const fresh = accepted({ entry: 'preQualification', cartTotal: 0 });
const there = {
  ...fresh,
  facts: {
    ...fresh.facts,
    invoice: {
      state: 'entered',
      source: 'upload',
      pendingApproval: false,
      amount: 6400.55,
      payable: null,
      partialConfirmed: false,
    },
  },
  invoice: { number: 'NW-20418', site: null, fileName: name, reading: reading() },
};

const choose = { files: [{ name }] };
/** In both languages the button beside it begins with the same word. */
const next = { click: 'common:buttons.continue', nth: 1 };
/** The server refuses the file by this code. */
const refused = (state, code, type = 'file-type-invalid', status = 415) => ({
  name: state,
  view: fresh,
  uploads: {
    [name]: { problem: problem(type, status, code && { errors: [{ path: '/file', code }] }).problem },
  },
  play: [choose, { wait: code ? `messages:validation.${code}` : `messages:problem.${type}` }],
});

export default {
  title: 'Invoice upload',
  order: 0,
  states: [
    { name: 'empty', view: fresh },
    { name: 'empty, returning customer', view: returning(), play: [{ click: 'invoice:manual.upload' }] },
    { name: 'dragging', view: fresh, play: [{ drag: [{ name }] }] },
    { name: 'required', view: fresh, play: [next] },
    { name: 'two files', view: fresh, play: [{ files: [{ name: 'a.pdf' }, { name: 'b.pdf' }] }] },
    { name: 'too large', view: fresh, play: [{ files: [{ name, size: 15 * 1024 * 1024 + 1 }] }] },
    { name: 'type', view: fresh, play: [{ files: [{ name: 'invoice.docx', type: 'application/msword' }] }] },
    { name: 'HEIC', view: fresh, play: [{ files: [{ name: 'IMG_2041.HEIC', type: 'image/heic' }] }] },
    refused('US dollars', 'fileCurrency', 'invoice-currency-is-unsupported', 400),
    refused('euros', 'fileOtherCurrency', 'invoice-currency-is-unsupported', 400),
    refused('password', 'filePassword'),
    refused('broken', 'fileBroken'),
    refused('too many pages', 'filePages'),
    refused('picture too large', 'filePicture'),
    refused('infected', 'fileInfected'),
    refused('used already', undefined, 'invoice-is-used', 409),
    {
      name: 'sending',
      view: fresh,
      uploads: { [name]: { sent: 0.58 } },
      play: [choose, { pause: 300 }],
    },
    { name: 'reading', view: fresh, play: [choose, { wait: 'invoice:upload.reading' }] },
    {
      name: 'reading, slow',
      view: fresh,
      hurry: 40,
      play: [choose, { wait: 'invoice:upload.readingSlow' }],
    },
    {
      name: 'no network',
      view: fresh,
      offline: true,
      uploads: { [name]: { sent: 0.3, offline: true } },
      play: [choose, { wait: 'documents:row.resuming' }],
    },
    {
      name: 'interrupted',
      view: fresh,
      hurry: 100,
      uploads: { [name]: { sent: 0.3, offline: true } },
      play: [choose, { wait: 'documents:row.interrupted' }],
    },
    {
      name: 'uploaded',
      view: there,
      play: [{ click: 'invoice:info.newInvoice' }, { wait: 'invoice:upload.title' }],
    },
    { name: 'trouble?', view: fresh, play: [{ click: 'invoice:help.title' }] },
  ],
};
