import { listPublicRates } from '@tamarack/core/lending/list-public-rates';
import { toRateTable } from '@tamarack/core/protocol/rate-table';
import { vi } from 'vitest';

let merchants = 0;

/** A key of its own for each test: a page keeps the rates of a key. */
export const createMerchantKey = (): string => {
  merchants += 1;
  return `pk_element_${merchants}`;
};

interface RatesCall {
  readonly url: string;
  /** Names of headers: the browser asks the API for permission to send them. */
  readonly headers: readonly string[];
}

/** Answers each request of rates with those of the server's own code; returns the requests. */
export const stubRates = (status = 200, problem: unknown = {}): readonly RatesCall[] => {
  const table = toRateTable(listPublicRates({ minimumPurchase: 500_00, promotion: null }));
  const calls: RatesCall[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    calls.push({ url, headers: [...new Request(url, init).headers.keys()] });
    return { ok: status === 200, status, json: async () => (status === 200 ? table : problem) };
  });
  return calls;
};

/** Adds an element to the page and returns it with its shadow root. */
export const addElement = <T extends HTMLElement = HTMLElement>(
  name: string,
  attributes: Readonly<Record<string, string>>,
) => {
  const element = document.createElement(name) as T;
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  document.body.append(element);
  const root = element.shadowRoot;
  if (!root) throw new Error(`${name} is not defined`);
  return { element, root };
};
