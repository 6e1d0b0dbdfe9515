import { problem } from '../../platform/errors';

/** A link shows its customer that it no longer opens; a page, its developer why. */
export const closedProblem = (isLink: boolean) =>
  isLink
    ? problem('invoice-link-is-deactivated')
    : problem('merchant-setup', {
        code: 'TC-1000-04',
        detail: 'This merchant account is closed: it starts no new checkouts.',
      });
