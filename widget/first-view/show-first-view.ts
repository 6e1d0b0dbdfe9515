import type { Entry } from '@tamarack/core/flow/facts';
import type { Language } from '@tamarack/core/language';
import type { FirstScreen, MountOptions } from '@tamarack/core/protocol/mount';
import type { LogoOptions } from '../host/appearance/logo';
import { createElement, createNode } from '../host/dom/element';
import type { EarlyScreen } from '../host/early-screen';
import type { Shell } from '../host/open';
import type { BusyNode, FirstViews, ViewElement, ViewNode } from './view-node';

const files: Readonly<Record<Language, () => Promise<{ readonly firstViews: FirstViews }>>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
};

const toEntry = (screen: FirstScreen): Entry =>
  screen.amount === null ? 'preQualification' : screen.invoiceNumber === null ? 'cart' : 'invoiceLink';

/** `Array.isArray` does not narrow read-only arrays. */
const isElement = (node: ViewElement | BusyNode): node is ViewElement => Array.isArray(node);

/** The format of `formatMoney`, without its cache. Creating it takes longer than drawing the screen. */
const createMoneyFormat = (language: Language): Intl.NumberFormat => {
  const money = new Intl.NumberFormat(`${language}-CA`, {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
  });
  money.format(0); // loads the locale data
  return money;
};

const toValues = (
  { merchant, amount, invoiceNumber }: FirstScreen,
  money: Intl.NumberFormat,
): Readonly<Record<string, string | null>> => ({
  merchant,
  number: invoiceNumber,
  amount: money.format(amount ?? 0),
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
    const file = files[now]();
    const [
      {
        firstViews: { css, views },
      },
      money,
      info,
    ] = await Promise.all([file, file.then(() => createMoneyFormat(now)), options.session, styled]);
    const { firstScreen } = info;
    if (!firstScreen || language.get() !== now) return;
    const values = toValues(firstScreen, money);
    const create = (node: ViewNode): Node | string => {
      if (typeof node === 'string') return node.replace(/{{(\w+)}}/g, (_, name) => values[name] ?? '');
      if (!isElement(node)) return create(early.pressed ? node.busy : node.idle);
      const [tag, attributes, ...children] = node;
      return createNode(tag, attributes, ...children.map(create));
    };
    const view = createElement('div', { class: 'slot' }, ...views[toEntry(firstScreen)].map(create));
    view.addEventListener('click', ({ target, detail }) => {
      const button = (target as Element).closest('button');
      if (!button || early.pressed || detail > 1) return;
      early.pressed = button === [...view.querySelectorAll('button')].at(-1) ? 'start' : 'haveAccount';
      void draw();
    });
    shell.show(view, css);
    early.session = info;
    if (firstScreen.logoUrl)
      void import('../host/appearance/logo').then(
        (module) => module.showLogo(shell.port.root, options, firstScreen),
        () => {}, // the product's logo is kept
      );
  };

  language.subscribe(() => void draw().catch(() => {}));
  await draw().catch(() => {}); // the application reports the failure
};
