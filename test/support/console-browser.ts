import { randomUUID } from 'node:crypto';
import type { Api, ApiResponse } from './api';
import { makeOperator, type TestOperator } from './reviews';

type Form = Readonly<Record<string, string | readonly string[]>>;
type Headers = Readonly<Record<string, string>>;

/** A browser without script: keeps cookies, sends forms as browsers do, follows nothing by itself. */
export interface TestBrowser {
  readonly cookies: ReadonlyMap<string, string>;
  /** Headers of its next request. */
  buildHeaders(): Headers;
  /** Takes the cookies of another one. */
  copyCookies(from: TestBrowser): void;
  get(url: string, headers?: Headers): Promise<ApiResponse<string>>;
  post(url: string, form?: Form, headers?: Headers): Promise<ApiResponse<string>>;
}

/** Each at an address of its own, as far as limits can tell. */
export function openBrowser(api: Api, ip = `198.51.100.7`): TestBrowser {
  const cookies = new Map<string, string>();
  const storeCookies = (answer: ApiResponse<string>): ApiResponse<string> => {
    for (const line of [answer.headers['set-cookie'] ?? []].flat().map(String)) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const buildHeaders = (): Headers => ({
    'x-forwarded-for': ip,
    ...(cookies.size > 0 && {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }),
  });
  return {
    cookies,
    buildHeaders,
    copyCookies: (from) => {
      for (const [name, value] of from.cookies) cookies.set(name, value);
    },
    get: async (url, headers = {}) =>
      storeCookies(await api.call('GET', url, { headers: { ...buildHeaders(), ...headers } })),
    post: async (url, form = {}, headers = {}) =>
      storeCookies(
        await api.call('POST', url, {
          headers: {
            ...buildHeaders(),
            origin: api.services.config.publicUrl,
            'content-type': 'application/x-www-form-urlencoded',
            ...headers,
          },
          body: encodeForm(form),
        }),
      ),
  };
}

function encodeForm(form: Form): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(form))
    for (const each of [value].flat()) fields.append(name, each);
  return fields.toString();
}

export interface OperatorBrowser extends TestBrowser {
  readonly operator: TestOperator;
}

/** An operator of their own, logged in from an address of their own. */
export async function logIn(
  api: Api,
  operator?: TestOperator,
  ip: string = createIpAddress(),
): Promise<OperatorBrowser> {
  const chosenOperator = operator ?? (await makeOperator(api));
  const browser = openBrowser(api, ip);
  const { status } = await browser.post('/operator/login', { key: chosenOperator.key });
  if (status !== 303) throw new Error(`the login answered ${status}`);
  return { ...browser, operator: chosenOperator };
}

/** A form that creates something, as a page of its own shows it. */
export const withFormKey = <T extends Form>(form: T): T & { readonly key: string } => ({
  ...form,
  key: randomUUID(),
});

/** Of a network that nobody else is in. */
export const createIpAddress = (): string => {
  const [a, b, c] = randomUUID().match(/[0-9a-f]{4}/g) ?? [];
  return `2001:${a}:${b}:${c}::1`;
};

/** What a reader sees of a page: no markup, no entities, one space between words. */
export const toText = (html: string): string =>
  html
    .replace(/<(script|style|title)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
