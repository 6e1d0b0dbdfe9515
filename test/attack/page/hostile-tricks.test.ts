import { describe, test } from 'vitest';
import { createTally } from '../../support/tally/tally';
import { type Lab, openLabForFile } from './lab';
import { type Deceit, dragOut, replaceDocument, stealFocus } from './tricks/deceive-person';
import { openSigner, pressButton, tickAndType } from './tricks/play-trick';
import { signingTricks } from './tricks/signing-tricks';

describe('hostile page', () => {
  const getLab = openLabForFile();

  test('a person is led to sign what they do not see', async (context) => {
    const tally = createTally(context);
    const signer = await openSigner(getLab());
    let refused = 0;
    for (const [name, playTrick] of Object.entries(signingTricks)) {
      await playTrick(signer);
      // a signature would be on its way
      await signer.page.waitForTimeout(150);
      tally.count(signer.countSignatures() === 0 ? null : `${name} signed`);
      if (signer.countSignatures() > 0) break;
      if (await signer.isRefused()) refused++;
      await signer.reopen();
    }
    if (signer.countSignatures() === 0) {
      // without a trick the same steps sign
      await tickAndType(signer);
      await signer.page.waitForTimeout(900);
      await signer.person.pressToSign(() => pressButton(signer));
      await signer.page.waitForFunction("document.title === 'approved'");
      tally.count(signer.countSignatures() === 1 ? null : 'an honest press does not sign: nothing was tried');
    }
    tally.note(`${refused} were refused by the frame, which said so; then an honest press signed`);
    await signer.close();
    tally.end();
  });

  test.for<readonly [string, readonly ((lab: Lab) => Promise<Deceit>)[], string | undefined]>([
    ['what stands in a field dragged or copied out of the frame', [dragOut], undefined],
    [
      'the focus stolen between the keys of a code',
      [false, true].map((givesBack) => (lab: Lab) => stealFocus(lab, { what: 'code', givesBack })),
      'keys that follow are the page’s; the field stays empty, which is all that the person sees',
    ],
    [
      'the focus stolen between the keys of a SIN',
      [false, true].map((givesBack) => (lab: Lab) => stealFocus(lab, { what: 'sin', givesBack })),
      'the digits are the secret',
    ],
    [
      'a document of the page’s own in the frame’s place',
      (['src', 'location', 'srcdoc'] as const).map((how) => (lab: Lab) => replaceDocument(lab, how)),
      'a page can show something else in place of the widget; the provider’s window has an address to look at',
    ],
  ])('%s', async ([, deceits, weakness], context) => {
    const tally = createTally(context);
    const results = await Promise.all(deceits.map((deceive) => deceive(getLab())));
    for (const { got, typed } of results)
      tally.count(got === '' ? null : `the page got ${got.length} of ${typed.length} digits`);
    tally.note(`digits that the page got: ${results.map(({ got, typed }) => `${got.length} of ${typed.length}`).join(', ')}`);
    tally.end(weakness);
  });
});
