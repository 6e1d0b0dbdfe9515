import type { Signer } from './play-trick';

/**
 * The page asks the browser whether a text stands in the frame: by its search, and by addresses with a text fragment, which
 * scroll to what they find. Each failure says what was found.
 */
export async function searchText({ page, person }: Signer): Promise<readonly (string | null)[]> {
  const results: (string | null)[] = [];
  const own = await page.context().newPage();
  await own.goto(page.url());
  const url = await page.locator('iframe[src*="/frames/agreement"]').getAttribute('src');
  await own.evaluate(placeLow, url ?? '');
  const signer = `${person.first} ${person.last}`;
  const inner = own.frameLocator('iframe');
  const waitForText = (): Promise<void> => inner.getByText(signer).first().waitFor({ state: 'attached' });
  await waitForText();

  const find = (text: string): Promise<boolean> =>
    own.evaluate((sought) => {
      getSelection()?.removeAllRanges();
      const search = Reflect.get(window, 'find') as (...how: unknown[]) => boolean;
      // in frames as well, without a dialog
      return search.call(window, sought, false, false, true, false, true, false);
    }, text);
  results.push((await find('A merchant’s page')) ? null : 'the search does not find the page’s own text');
  for (const text of [signer, person.first, person.t('offer.signAgreement.submit')])
    results.push((await find(text)) ? `the search of the page finds ${text} in the frame` : null);

  await own.evaluate(() => scrollTo(0, 0));
  for (const text of [signer, person.t('offer.signAgreement.submit')])
    for (const how of ['loads', 'goes to'] as const) {
      const address = `${url}#${how === 'loads' ? '' : 'a'}:~:text=${encodeURIComponent(text)}`;
      if (how === 'loads') await own.evaluate(placeLow, address);
      else
        await own.evaluate(
          (to) => document.querySelector('iframe')?.contentWindow?.location.replace(to),
          address,
        );
      await waitForText();
      await own.waitForTimeout(700);
      const scrolled = await inner.locator('html').evaluate(() => scrollY);
      const around = await own.evaluate(() => scrollY);
      results.push(scrolled + around === 0 ? null : `a frame that ${how} a fragment scrolls to ${text}`);
    }
  await own.close();
  return results;
}

/** In the page: the only frame, so low that whatever is found is out of sight. */
function placeLow(src: string): void {
  document.querySelector('iframe')?.remove();
  const frame = Object.assign(document.createElement('iframe'), { src });
  frame.style.cssText = 'display: block; width: 600px; height: 100px; margin-top: 2000px';
  document.body.append(frame);
}
