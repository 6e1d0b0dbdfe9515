import type { Stack } from '../../support/stack';

/** A block as its reader puts it on a page of the sandbox: with their keys, their provider and their shop. */
export function toSandbox(code: string, { api, bare, publishableKey }: Stack, hash = ''): string {
  const key = publishableKey;
  return (
    code
      .replaceAll(/https:\/\/api\.tamarack\.example|http:\/\/localhost:4010/g, api)
      .replaceAll('https://shop.example', bare)
      .replaceAll('sha384-…', hash)
      // what is not from the provider's own address says where it is
      .replaceAll(/(?<!data-)merchant-key="pk_…"/g, `merchant-key="${key}" api-url="${api}"`)
      .replaceAll(/merchantKey="pk_…"/g, `merchantKey="${key}" apiUrl="${api}"`)
      .replaceAll(/merchantKey: 'pk_…'/g, `merchantKey: '${key}', apiUrl: '${api}'`)
      .replaceAll(/\bload(Message|Button)\(\)/g, `load$1({ apiUrl: '${api}' })`)
      .replaceAll(/\bload(Message|Button)\(\{ merchantKey \}\)/g, `load$1({ merchantKey, apiUrl: '${api}' })`)
      .replaceAll(/pk_(…|sandbox_\w+)/g, key)
  );
}

/** What the page of a block asks the provider for. */
export function readRequest(code: string): Readonly<Record<string, string | number>> {
  const [, amount] = /(?:cartTotal: |amount="|amount=\{)([\d.]+)/.exec(code) ?? [];
  const [, reference] = /order-?reference(?:: '|=")([\w-]+)/i.exec(code) ?? [];
  return {
    ...(amount !== undefined && { cartTotal: Number(amount) }),
    ...(reference !== undefined && { orderReference: reference }),
  };
}

/** The sentence of a price message, in the language of the block. */
export const priceIn = (code: string): RegExp =>
  /language[=:]\s*["']fr/.test(code)
    ? /^À partir de [\d\s,]+\$ par semaine avec Tamarack/
    : /^From \$[\d,.]+ a week with Tamarack/;

/** Lines `expression; // what it is`, of which `…` is the rest. */
export const readPromises = (code: string): readonly { expression: string; promise: string }[] =>
  [...code.matchAll(/^([^\n=]+?); +\/\/ (.+)$/gm)].map(([, expression = '', promise = '']) => ({
    expression,
    promise: promise.split(/, …|: show/)[0] ?? '',
  }));
