import type { Language } from '@tamarack/core/language';
import type { CheckoutRequest } from '../../../sdk/index';
import type { Driver } from '../../attack/page/drivers/driver';
import { createRemotePage } from '../../attack/page/drivers/remote-page';
import {
  createRemotePerson,
  type RemotePerson,
  type RemotePersonOptions,
} from '../../attack/page/drivers/remote-person';
import { getStack } from '../../e2e/support/stack';

type Request = Omit<CheckoutRequest, 'mount' | 'language'> & { readonly language?: Language };

interface Options extends Pick<RemotePersonOptions, 'bankUser' | 'onScreen'> {
  /** Origin that the loader and its files come from in place of the API's. */
  readonly files?: string;
}

/** A merchant's page with a button that opens a checkout, and the person in front of it. */
export interface MerchantPage {
  readonly person: RemotePerson;
  /** Opens the checkout by the button. */
  pay(): Promise<void>;
  /** What the page heard, in order: `event approved`, `result approved`, `error popupBlocked`. */
  listHeard(): Promise<readonly string[]>;
}

const usual: Request = { cartTotal: 8418.5, language: 'en' };

/** @param shop address of the page, with the loader on it */
export async function openMerchantPage(
  driver: Driver,
  shop: string,
  request: Request = usual,
  { files, ...options }: Options = {},
): Promise<MerchantPage> {
  const page = createRemotePage(driver);
  const { api, publishableKey } = getStack();
  const waitUntilLoaded = (): Promise<void> =>
    page.waitUntil('the loader', () => 'run' in (window.Tamarack ?? {}));
  await driver.open(shop);
  await waitUntilLoaded();
  if (files !== undefined) {
    await driver.evaluate(replaceLoader, `${files}/sdk/tamarack.js`, api, publishableKey);
    await waitUntilLoaded();
  }
  const shown: Request = { language: 'en', ...request };
  await driver.evaluate(prepare, shown);
  return {
    person: createRemotePerson({ page, stack: getStack(), language: request.language, ...options }),
    pay: () => page.press({ button: 'Pay over time' }),
    listHeard: () => driver.evaluate(() => Reflect.get(window, 'heard') as readonly string[]),
  };
}

/** In the page. */
function replaceLoader(src: string, apiUrl: string, merchantKey: string): void {
  Reflect.deleteProperty(window, 'Tamarack');
  const script = document.createElement('script');
  Object.assign(script.dataset, { apiUrl, merchantKey });
  document.head.append(Object.assign(script, { src, crossOrigin: '' }));
}

/** In the page. */
function prepare(request: Request): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  for (const end of ['approved', 'rejected', 'abandoned'])
    addEventListener(`tamarack-${end}`, () => heard.push(`event ${end}`));
  const open = (): void => {
    const tamarack = Reflect.get(window, 'Tamarack') as {
      checkout(options: object): void;
      run(): Promise<{ readonly status: string }>;
    };
    tamarack.checkout(request);
    tamarack.run().then(
      ({ status }) => heard.push(`result ${status}`),
      ({ code }) => heard.push(`error ${code}`),
    );
  };
  Object.assign(window, { openCheckout: open });
  const button = document.createElement('button');
  button.textContent = 'Pay over time';
  button.addEventListener('click', open);
  document.body.append(button);
}
