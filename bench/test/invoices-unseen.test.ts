import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { released, releasedScans } from '../invoices/stored-invoices';

const all = [...released, ...releasedScans];
const cases = all.map((invoice) => [invoice.name, invoice] as const);

/** All that is printed, without spaces: some runs are single letters. */
async function printed(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  let text = '';
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  return text.replace(/\s/g, '');
}

/** `1,234.56`, `1234.56`, `1234,56`, `1.234,56` */
function forms(cents: number): string[] {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const [whole, rest] = [digits.slice(0, -2), digits.slice(-2)];
  const grouped = (mark: string): string => whole.replace(/\B(?=(\d{3})+$)/g, mark);
  return [`${grouped(',')}.${rest}`, `${whole}.${rest}`, `${whole},${rest}`, `${grouped('.')},${rest}`];
}

const shows = (text: string, cents: number): boolean => forms(cents).some((form) => text.includes(form));

describe('the unseen invoices', () => {
  test.each(
    cases,
  )('%s: prints its expected values and every amount that adds up to them', async (_, invoice) => {
    const { make, truth, parts, settled } = invoice;
    const text = await printed(await make());
    expect(text).toContain((truth.number ?? '').replace(/\s/g, ''));
    expect(text.toLowerCase()).toContain(truth.merchant.replace(/\s/g, '').toLowerCase());
    const amounts = [truth.total, truth.amountDue, ...parts, ...settled].filter((cents) => cents !== null);
    expect(amounts.filter((cents) => !shows(text, cents))).toEqual([]);
  });

  test('the unseen invoices are many, with unique names', () => {
    expect(released.length).toBeGreaterThanOrEqual(60);
    expect(releasedScans.length).toBeGreaterThanOrEqual(12);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });
});
