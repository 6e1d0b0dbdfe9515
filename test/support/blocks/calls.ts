import { listBlocks } from './kinds';
import { readCall, readCommands } from './read-commands';

export interface DocumentedCall {
  /** `docs/captures.md:8 POST /v1/merchant/checkouts` */
  readonly title: string;
  /** `POST /v1/merchant/checkouts/{CHECKOUT_ID}/cancel` */
  readonly operation: string;
  /** The command, after the lines of its block that it builds on. */
  readonly script: string;
}

/** Origins that the documents name, each of them the reader's provider. */
const origins = /https:\/\/api\.tamarack\.example|http:\/\/localhost:4010/g;

/** Every command that calls the API, with what the reader puts in place of `sk_…` and of the address. */
export const listCalls = ({
  apiUrl,
  secretKey,
  operatorKey,
}: Readonly<Record<'apiUrl' | 'secretKey' | 'operatorKey', string>>): readonly DocumentedCall[] =>
  listBlocks('call').flatMap(({ code, name }) => {
    const lines = code.split('\n').filter((line) => /^([A-Z_]+=|\w+\(\))/.test(line));
    const commands = readCommands(code).filter(({ words }) => words[0] !== 'post()');
    return commands.map((command) => {
      const { method, url } = readCall(command);
      const operation = `${method.toUpperCase()} ${decodeURIComponent(url.pathname)}`;
      const text = [...lines, command.text]
        .join('\n')
        .replace(origins, apiUrl)
        // no name server knows it
        .replace('https://shop.example/webhooks', 'http://localhost:9/webhooks')
        .replace(/sk_(…|sandbox_\w+)/g, secretKey)
        .replace(/op_sandbox_\w+/g, operatorKey);
      return { title: `${name} ${operation}`, operation, script: text };
    });
  });
