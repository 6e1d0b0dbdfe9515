import { brand } from '@tamarack/core/brand';
import { createFailure } from '@tamarack/core/protocol/request';

const productionUrl = brand.website.replace('//', '//api.');

/** Where `npm start` runs the sandbox, whose own merchant has the keys `pk_sandbox_…`. */
const sandboxUrl = 'http://localhost:4010';

/**
 * The given origin of the API, otherwise that of the API that issued the key, without a trailing slash.
 *
 * @throws TamarackError `invalidRequest` for a key that any sandbox may have issued
 */
export const findApiUrl = ({
  apiUrl,
  merchantKey = '',
}: {
  readonly apiUrl?: string | undefined;
  readonly merchantKey?: string | undefined;
}): string => {
  if (apiUrl) return apiUrl.replace(/\/+$/, '');
  if (merchantKey.startsWith('pk_test_'))
    throw createFailure(
      'invalidRequest',
      `apiUrl: expected the origin of the sandbox that issued this key (pk_test_…), such as ${sandboxUrl}, got nothing`,
    );
  return merchantKey.startsWith('pk_sandbox_') ? sandboxUrl : productionUrl;
};
