/** Entry of the module that the loader downloads when something is wrong: explanations for the page's developer. */
import { brand } from '@tamarack/core/brand';
import { findNearestName } from '@tamarack/core/errors/find-nearest-name';
import type { CheckoutBody, Customer, Tracking } from '@tamarack/core/protocol/request';
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

type Business = NonNullable<Customer['business']>;
type Address = NonNullable<Business['address']>;

const tracking: Readonly<Record<keyof Tracking, true>> = {
  trackingId: true,
  gclid: true,
  utmCampaign: true,
  utmContent: true,
  utmMedium: true,
  utmSource: true,
  utmTerm: true,
  trackingUrl: true,
};
const customer: Readonly<Record<keyof Customer, true>> = {
  email: true,
  phone: true,
  firstName: true,
  lastName: true,
  business: true,
};
const business: Readonly<Record<keyof Business, true>> = {
  name: true,
  operatingName: true,
  registrationNumber: true,
  address: true,
};
const address: Readonly<Record<keyof Address, true>> = {
  street: true,
  city: true,
  province: true,
  postalCode: true,
};

/** Options that are sent as they are: the API ignores what it does not know in them. */
const parts: Readonly<Record<string, object>> = {
  tracking,
  customer,
  'customer.business': business,
  'customer.business.address': address,
};

const warn = (sentence: string): void => {
  // biome-ignore lint/suspicious/noConsole: written for the page's developer
  console.warn(`${brand.product}: ${sentence}`);
};

/** Warns on the console of each unknown option, with the most similar known name; `body` is checked as well. */
export const warnOfUnknown = (
  names: readonly string[],
  body: Pick<CheckoutBody, 'tracking' | 'customer'> = {},
): void => {
  // `linkId` is one of another method
  for (const name of names) warnOfOption('', name, options);
  for (const [path, known] of Object.entries(parts)) {
    const part = path.split('.').reduce((value: object, name) => Object(Reflect.get(value, name)), body);
    for (const name of Object.keys(part)) if (!(name in known)) warnOfOption(`${path}.`, name, known);
  }
};

const warnOfOption = (path: string, name: string, known: object): void => {
  const others = Object.keys(known).filter((option) => option !== name);
  const nearest = findNearestName(name, others);
  const hint = nearest ? ` Did you mean ${path}${nearest}?` : '';
  warn(`checkout() has no option ${path}${name}. It is ignored.${hint}`);
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
