/** Entry of the module that the loader downloads when something is wrong: explanations for the page's developer. */
import { brand } from '@tamarack/core/brand';
import { findNearestName } from '@tamarack/core/errors/find-nearest-name';
import type { CheckoutRequest, InvoiceRequest } from './types';

export { toSessionFailure } from '@tamarack/core/protocol/to-session-failure';

type OptionName =
  | keyof (CheckoutRequest & InvoiceRequest)
  | keyof NonNullable<CheckoutRequest['platform']>
  | keyof NonNullable<CheckoutRequest['seller']>;

/** Every option, so that the compiler misses none. */
const options: Readonly<Record<OptionName, true>> = {
  clientToken: true,
  cartTotal: true,
  currency: true,
  merchantKey: true,
  language: true,
  forceLanguage: true,
  platform: true,
  renderType: true,
  mount: true,
  seller: true,
  redirectUrl: true,
  orderReference: true,
  invoiceLinkId: true,
  linkId: true,
  tracking: true,
  customer: true,
  analytics: true,
  appearance: true,
  requestSource: true,
};

const warn = (sentence: string): void => {
  // biome-ignore lint/suspicious/noConsole: written for the page's developer
  console.warn(`${brand.product}: ${sentence}`);
};

/** Warns on the console of each unknown option, with the most similar known name. */
export const warnOfUnknown = (names: readonly string[]): void => {
  for (const name of names) {
    // `linkId` is one of another method
    const others = Object.keys(options).filter((option) => option !== name);
    const nearest = findNearestName(name, others);
    const hint = nearest ? ` Did you mean ${nearest}?` : '';
    warn(`checkout() has no option ${name}. It is ignored.${hint}`);
  }
};

/** Attributes that were already warned of. */
const warned = new Set<string>();

/**
 * Warns of an attribute that an element most likely has by mistake, once, with the known name that it resembles. Any other is
 * the page's own.
 */
export const warnOfAttribute = (
  { localName }: Pick<Element, 'localName'>,
  name: string,
  known: readonly string[],
): void => {
  // a framework's own names contain those that it sets
  if (!/^(?!ng-)[a-z-]+$/.test(name)) return;
  const nearest = findNearestName(name, known);
  const sentence = `<${localName}> has no attribute ${name}. It is ignored. Did you mean ${nearest}?`;
  if (!nearest || warned.has(sentence)) return;
  warned.add(sentence);
  warn(sentence);
};
