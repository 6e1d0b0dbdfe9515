import { listMessages } from '../../../e2e/support/outbox';
import type { Stack } from '../../../support/stack';
import type { HostileSite } from '../hostile-site';
import type { SearchedVisit } from '../search-loot';
import type { Driver } from './driver';
import { createRemotePage } from './remote-page';
import { createRemotePerson, type RemotePerson, type RemotePersonOptions } from './remote-person';

export interface RemoteLab {
  readonly driver: Driver;
  readonly stack: Stack;
  readonly site: HostileSite;
}

/** An applicant at a hostile merchant's page, in a browser that Playwright does not drive. */
export interface RemoteVisit {
  readonly person: RemotePerson;
  /** The same, as the search of the loot takes it. Enter the merchant's window first. */
  readonly searched: SearchedVisit;
}

/** Opens the page, and presses its button: the checkout is in its dialog. */
export async function visitRemotely(
  { driver, stack, site }: RemoteLab,
  options: Pick<RemotePersonOptions, 'sin' | 'onScreen'> = {},
): Promise<RemoteVisit> {
  const page = createRemotePage(driver);
  const cookies = new Set<string>();
  const person = createRemotePerson({
    page,
    stack,
    ...options,
    onCode: async () => {
      for (const { name, value } of await driver.listCookies())
        if (name.endsWith('_frame')) cookies.add(value);
    },
  });
  await driver.open(site.buildUrl('lax'));
  await page.waitUntil('the page’s scripts', () =>
    Boolean(navigator.serviceWorker.controller && 'run' in (window.Tamarack ?? {}) && window.loot),
  );
  await driver.evaluate(() => {
    addEventListener('tamarack-approved', () => {
      document.title = 'approved';
    });
    const checkout = Reflect.get(window, 'Tamarack') as {
      checkout(options: object): void;
      run(): Promise<unknown>;
    };
    checkout.checkout({ cartTotal: 8418.5, language: 'en', platform: { renderType: 'Modal' } });
    void checkout.run();
  });
  const listSent = async (to: string): Promise<string[]> =>
    (await listMessages(stack.api, to)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
  const searched: SearchedVisit = {
    merchant: { evaluate: driver.evaluate },
    person,
    kinds: person.kinds,
    listCodes: async () => [...(await listSent(person.phone)), ...(await listSent(person.mail))],
    listFrameCookies: async () => [...cookies],
  };
  return { person, searched };
}
