import type { Entry } from '@tamarack/core/flow/facts';
import type { Language } from '@tamarack/core/language';
import type { FirstScreen, MountOptions } from '@tamarack/core/protocol/mount';
import type { LogoOptions } from '../host/appearance/logo';
import { createElement, createNode, fill } from '../host/dom/element';
import type { EarlyScreen } from '../host/early-screen';
import type { Shell } from '../host/open';
import type { BusyNode, FirstViews, ViewElement, ViewNode } from './view-node';
import { writeAmount } from './write-amount';

const files: Readonly<Record<Language, () => Promise<{ readonly firstViews: FirstViews }>>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
};

const toEntry = (screen: FirstScreen): Entry =>
  screen.amount === null ? 'preQualification' : screen.invoiceNumber === null ? 'cart' : 'invoiceLink';

/** `Array.isArray` does not narrow read-only arrays. */
const isElement = (node: ViewElement | BusyNode): node is ViewElement => Array.isArray(node);

const toValues = (
  { merchant, amount, invoiceNumber }: FirstScreen,
  language: Language,
): Readonly<Record<string, string | null>> => ({
  merchant,
  number: invoiceNumber,
  amount: writeAmount(amount ?? 0, language),
});

/**
 * Shows the prerendered first screen as soon as the checkout is open, before the application has loaded and takes over. A
 * click is kept for the application. A checkout that does not begin with the first screen keeps the skeleton. Resolves once
 * the screen is shown, or will not be; the merchant's logo follows.
 *
 * @param early receives the session and the click
 * @param styled resolves once the page's appearance is applied
 */
export const showFirstView = async (
  shell: Shell,
  options: LogoOptions & Pick<MountOptions, 'session'>,
  early: EarlyScreen,
  styled?: Promise<void>,
): Promise<void> => {
  const { language } = shell.port;

  const draw = async (): Promise<void> => {
    const now = language.get();
    const [
      {
        firstViews: { css, views },
      },
      info,
    ] = await Promise.all([files[now](), options.session, styled]);
    const { firstScreen } = info;
    if (!firstScreen || language.get() !== now) return;
    const values = toValues(firstScreen, now);
    const busy: (() => Element)[] = [];
    const create = (node: ViewNode): Element | string => {
      if (typeof node === 'string') return node.replace(/{{(\w+)}}/g, (_, name) => values[name] ?? '');
      if (!isElement(node)) {
        const shown = create(early.pressed ? node.busy : node.idle) as Element;
        const [, added, ...inside] = node.busy;
        busy.push(() => fill(shown, added, inside.map(create)));
        return shown;
      }
      const [tag, attributes, ...children] = node;
      return createNode(tag, attributes, ...children.map(create));
    };
    const view = createElement('div', { class: 'slot' }, ...views[toEntry(firstScreen)].map(create));
    view.addEventListener('click', ({ target, detail }) => {
      const button = (target as Element).closest('button');
      if (!button || early.pressed || detail > 1) return;
      early.pressed = button === [...view.querySelectorAll('button')].at(-1) ? 'start' : 'haveAccount';
      // in their places: drawing all of it anew would take a slow phone two frames more
      for (const show of busy) show();
    });
    shell.show(view, css);
    early.session = info;
    if (firstScreen.logoUrl)
      void import('../host/appearance/logo').then(
        (module) => module.showLogo(shell.port.root, options, firstScreen),
        () => {}, // the product's logo is kept
      );
  };

  const tryToDraw = (): Promise<void> => draw().catch(() => {}); // the application reports the failure
  language.subscribe(tryToDraw);
  await tryToDraw();
};
