import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { heldOut as invoices } from '../invoices/stored-invoices';

const cases = invoices.map((invoice) => [invoice.name, invoice] as const);

/** All that is printed, a run of text a line. */
async function printed(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  let text = '';
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('\n');
  }
  return text.replace(/[^\S\n]/g, '');
}

/** The amount by itself, not the end of a longer one: `1,234.56`, `1234.56`, `1234,56`. */
function shows(text: string, cents: number): boolean {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const [whole, rest] = [digits.slice(0, -2), digits.slice(-2)];
  const forms = [`${whole.replace(/\B(?=(\d{3})+$)/g, ',')}\\.${rest}`, `${whole}[.,]${rest}`];
  return new RegExp(`(?<![\\d.,])(?:${forms.join('|')})(?!\\d)`).test(text);
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

describe('the held-out invoices', () => {
  test.each(
    cases,
  )('%s: prints its expected values and every amount that adds up to them', async (_, invoice) => {
    const { make, truth, parts, settled } = invoice;
    const text = await printed(await make());
    const letters = text.replace(/\s/g, '');
    expect(letters).toContain((truth.number ?? '').replace(/\s/g, ''));
    expect(letters.toLowerCase()).toContain(truth.merchant.replace(/\s/g, '').toLowerCase());
    const amounts = [truth.total, truth.amountDue, ...parts, ...settled].filter((cents) => cents !== null);
    expect(amounts.filter((cents) => !shows(text, cents))).toEqual([]);
    const { issuedOn, dueOn } = truth;
    if (dueOn !== null) expect(daysBetween(issuedOn ?? '', dueOn)).toBeGreaterThanOrEqual(0);
  });

  test('the held-out invoices are varied, with unique names and merchants', () => {
    const kinds = invoices.map(({ truth }) => truth.kind).filter((kind) => kind !== 'invoice');
    expect(kinds.sort()).toEqual(['creditNote', 'creditNote', 'other', 'quote', 'receipt', 'statement']);
    expect(invoices.length).toBe(50);
    expect(new Set(invoices.map(({ name }) => name)).size).toBe(invoices.length);
    expect(new Set(invoices.map(({ truth }) => truth.merchant)).size).toBe(invoices.length);
  });
});
