import type { CheckoutDetails } from '../../src/settlement/merchant-checkouts';
import { places } from '../navigation';

type Titled = Pick<CheckoutDetails, 'summary'>;

export const getCheckoutPath = ({ summary }: Titled): string =>
  `${places.checkouts.path}/${summary.checkoutId}`;

/** The title of a page about one checkout, with the merchant's reference if it has one. */
export const withReference = (title: string, { summary }: Titled): string =>
  summary.reference === null ? title : `${title} – ${summary.reference}`;
