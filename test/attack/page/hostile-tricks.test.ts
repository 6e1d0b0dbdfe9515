import { afterAll, beforeAll, describe, test } from 'vitest';
import { createTally, type Tally } from '../../support/tally/tally';
import { type Lab, openLabForFile } from './lab';
import { type Deceit, dragOut, replaceDocument, stealFocus } from './tricks/deceive-person';
import { layerTricks } from './tricks/layer-tricks';
import { paintBehind } from './tricks/paint-behind';
import { openSigner, type Signer, tickAndType } from './tricks/play-trick';
import { searchText } from './tricks/search-text';
import { type SigningTrick, signingTricks, unseenTricks } from './tricks/signing-tricks';

describe('hostile page', () => {
  const getLab = openLabForFile();

  describe('hostile page', () => {
    let signer: Signer;
    beforeAll(async () => {
      signer = await openSigner(getLab());
      await tickAndType(signer);
    });
    afterAll(() => signer.close());

    test('a mask that hides a form which the person filled in', async (context) => {
      const tally = createTally(context);
      await tryTricks(signer, unseenTricks, tally);
      tally.end(
        'browsers report covers, filters and transparency to the frame, but no masks; the person has ticked the box and typed their name before they press what the page shows in the button’s place',
      );
    });

    test('other texts painted behind the signing frame', async (context) => {
      const tally = createTally(context);
      const { content, padding } = await paintBehind(signer);
      tally.count(content === 0 ? null : `${content} pixels of the page’s colour`);
      tally.count(padding > 0 ? null : 'the page painted nothing');
      tally.note(
        'the frame has a background of its own; the page’s colour shows in the padding around it alone',
      );
      tally.end();
    });

    test('whether a text stands in the frame, asked of the browser’s search', async (context) => {
      const tally = createTally(context);
      for (const failure of await searchText(signer)) tally.count(failure);
      tally.end();
    });

    test('a person is led to sign what they do not see', async (context) => {
      const tally = createTally(context);
      const refused = await tryTricks(signer, { ...signingTricks, ...layerTricks }, tally);
      // without a trick the same press signs
      await signer.reopen();
      await tickAndType(signer);
      await signer.allowSigning();
      await signer.person.pressToSign(
        () => signer.person.signButton.click(),
        () => signer.person.acceptBox.check(),
      );
      await signer.page.waitForFunction("document.title === 'approved'");
      tally.note(`the frame refused ${refused} presses, and said why; the others did not reach it`);
      tally.end();
    });
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
    tally.note(
      `digits that the page got: ${results.map(({ got, typed }) => `${got.length} of ${typed.length}`).join(', ')}`,
    );
    tally.end(weakness);
  });
});

/** Returns how many presses the frame refused. */
async function tryTricks(
  signer: Signer,
  tricks: Readonly<Record<string, SigningTrick>>,
  tally: Tally,
): Promise<number> {
  let [refused, seen] = [0, signer.countAttempts()];
  for (const [name, { begins, act }] of Object.entries(tricks)) {
    const play = async (): Promise<string | null> => {
      if (begins === 'empty') await signer.reopen();
      await signer.hideRefusal();
      const inTime = (await act(signer)) !== false;
      const wasRefused = await signer.waitForOutcome();
      if (inTime && wasRefused) refused++;
      const signed = signer.countAttempts() > seen;
      seen = signer.countAttempts();
      await signer.page.evaluate('window.undo()');
      if (!inTime) return tooSlow;
      return signed ? `${name} signed` : null;
    };
    let failure = await play();
    for (let again = 0; failure === tooSlow && again < 5; again++) failure = await play();
    tally.count(failure);
  }
  return refused;
}

const tooSlow = 'the machine was too slow for a trick';
