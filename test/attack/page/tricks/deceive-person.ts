import { waitForCode } from '../../../e2e/support/outbox';
import type { Lab } from '../lab';
import { type Visit, visitHostilePage } from '../open-hostile-page';

/** What a page got by deceiving the person, and what they typed. */
export interface Deceit {
  readonly got: string;
  readonly typed: string;
}

/** Milliseconds between the keys of a quick typist. */
const keyDelayMs = 80;

/** Goes to a secret, as every one of these begins; returns what the person is about to type into the focused field. */
const reach: Readonly<Record<'code' | 'sin', (visit: Visit, lab: Lab) => Promise<string>>> = {
  code: async ({ person }, { stack }) => {
    await person.from('welcome', 'phoneCode');
    await person.arrive('verify.verifyPhone.codeTitle');
    await person.secureField('verify.code.label').focus();
    return waitForCode(stack.api, person.phone);
  },
  sin: async ({ person }) => {
    await person.from('welcome', 'personal');
    await person.arrive('profile.personal.title');
    await person.secureField('profile.personal.sin').focus();
    return person.sin;
  },
};

/**
 * The page gives a field of its own the focus as soon as the frame has it: keys that follow are the page's.
 *
 * @param options.givesBack after each key, so that the person sees some digits arrive
 */
export async function stealFocus(
  lab: Lab,
  { what, givesBack }: { readonly what: 'code' | 'sin'; readonly givesBack: boolean },
): Promise<Deceit> {
  const visit = await visitHostilePage({ ...lab, site: lab.plain }, { place: 'dialog', policy: 'lax' });
  const typed = await reach[what](visit, lab);
  const { merchant } = visit;
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
  await merchant.waitForTimeout(50);
  await merchant.keyboard.type(typed, { delay: keyDelayMs });
  const got = await merchant.evaluate(() => (Reflect.get(window, 'own') as HTMLInputElement).value);
  await visit.context.close();
  return { got, typed };
}

/** The page puts a document of its own, which looks the same, in place of the frame's. */
export async function replaceDocument(lab: Lab, how: 'src' | 'location' | 'srcdoc'): Promise<Deceit> {
  const visit = await visitHostilePage({ ...lab, site: lab.plain }, { place: 'dialog', policy: 'lax' });
  const typed = await reach.code(visit, lab);
  const { merchant } = visit;
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
  const copy = merchant.frameLocator('[data-tamarack] iframe').locator('[data-copy]');
  await copy.pressSequentially(typed, { delay: 20 });
  await merchant.waitForTimeout(200);
  const got = await merchant.evaluate(() => String(Reflect.get(window, 'copied') ?? ''));
  await visit.context.close();
  return { got, typed };
}

/** The person drags what stands in the frame's field onto the page, or copies it with the page's key listener at work. */
export async function dragOut(lab: Lab): Promise<Deceit> {
  const visit = await visitHostilePage({ ...lab, site: lab.plain }, { place: 'dialog', policy: 'lax' });
  await reach.code(visit, lab);
  const { merchant, person } = visit;
  const typed = '13579';
  await merchant.keyboard.type(typed);
  await merchant.evaluate(() => {
    const got: string[] = [];
    Object.assign(window, { got });
    for (const type of ['dragenter', 'dragover', 'drop', 'copy', 'cut', 'selectionchange'])
      document.addEventListener(
        type,
        (event) => {
          event.preventDefault();
          const { dataTransfer, clipboardData } = event as DragEvent & ClipboardEvent;
          got.push((dataTransfer ?? clipboardData)?.getData('text') ?? '');
        },
        true,
      );
  });
  const box = await person.secureField('verify.code.label').boundingBox();
  if (!box) throw new Error('the field has no box');
  await merchant.keyboard.press('Control+a');
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  await merchant.mouse.move(x, y);
  await merchant.mouse.down();
  for (let step = 1; step <= 8; step++) await merchant.mouse.move(x, y - step * 30);
  await merchant.mouse.up();
  await merchant.waitForTimeout(200);
  const got = await merchant.evaluate(() => (Reflect.get(window, 'got') as string[]).join(''));
  await visit.context.close();
  return { got, typed };
}
