import { waitForCode } from '../../e2e/support/outbox';
import type { Stack } from '../../support/stack';
import type { Visit } from './open-hostile-page';

/** Digits of a code that a page got by deceiving the person, and their number. */
export interface Deceit {
  readonly got: number;
  readonly of: number;
}

/** Milliseconds between the keys of a quick typist. */
const keyDelayMs = 80;

/** Goes to the code, as every one of these begins. */
async function reachCode({ person }: Visit): Promise<void> {
  await person.from('welcome', 'phoneCode');
  await person.arrive('verify.verifyPhone.codeTitle');
  await person.secureField('verify.code.label').focus();
}

/**
 * The page gives a field of its own the focus as soon as the frame has it: keys that follow are the page's.
 *
 * @param givesBack after each key, so that the person sees some digits arrive
 */
export async function stealFocus(visit: Visit, stack: Stack, givesBack: boolean): Promise<Deceit> {
  await reachCode(visit);
  const { merchant, person } = visit;
  await merchant.evaluate((returns) => {
    const root = document.querySelector('[data-tamarack]')?.shadowRoot;
    const frame = root?.querySelector('iframe');
    const own = document.createElement('input');
    own.style.cssText = 'position: absolute; opacity: 0';
    // within the dialog: what is outside of it is inert
    frame?.after(own);
    Object.assign(window, { own });
    let back = 0;
    own.addEventListener('input', () => {
      if (!returns) return;
      frame?.focus();
      back = performance.now();
    });
    setInterval(() => {
      if (root?.activeElement === frame && performance.now() - back > 120) own.focus();
    }, 10);
  }, givesBack);
  const code = await waitForCode(stack.api, person.phone);
  await merchant.keyboard.type(code, { delay: keyDelayMs });
  const read = await merchant.evaluate(() => (Reflect.get(window, 'own') as HTMLInputElement).value);
  return { got: read.length, of: code.length };
}

/** The page puts a document of its own, which looks the same, in place of the frame's. */
export async function replaceDocument(
  visit: Visit,
  stack: Stack,
  how: 'src' | 'location' | 'srcdoc',
): Promise<Deceit> {
  await reachCode(visit);
  const { merchant, person } = visit;
  await merchant.evaluate((way) => {
    window.addEventListener('message', ({ data }) => {
      if (data?.copied) Object.assign(window, { copied: data.copied });
    });
    const frame = document.querySelector('[data-tamarack]')?.shadowRoot?.querySelector('iframe');
    if (!frame) throw new Error('no frame');
    const copy = `${location.origin}/copy`;
    if (way === 'src') frame.src = copy;
    if (way === 'location' && frame.contentWindow) frame.contentWindow.location.href = copy;
    if (way === 'srcdoc')
      void fetch(copy).then(async (response) => {
        frame.srcdoc = await response.text();
      });
  }, how);
  const code = await waitForCode(stack.api, person.phone);
  const copy = merchant.frameLocator('[data-tamarack] iframe').locator('[data-copy]');
  await copy.pressSequentially(code, { delay: 20 });
  await merchant.waitForTimeout(200);
  const read = await merchant.evaluate(() => String(Reflect.get(window, 'copied') ?? ''));
  return { got: read.length, of: code.length };
}
