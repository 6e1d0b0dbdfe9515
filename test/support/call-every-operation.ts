import { randomUUID } from 'node:crypto';
import { buildOpenApiDocument } from '../../server/src/platform/http/openapi/openapi';
import type { Api, ApiResponse, ApplicantClient } from './api';
import { isFramed } from './frames';
import { createEmail } from './verification';

const methods = ['get', 'post', 'put', 'delete'] as const;

/** They end what the others are tried on. */
const left: ReadonlySet<string> = new Set(['POST /v1/session/end', 'POST /v1/verification/start-over']);

/** Calls each operation of a session once, by the page or by its frames, as the contract lists them. */
export async function callEveryOperation(
  api: Api,
  person: ApplicantClient,
): Promise<ReadonlyMap<string, ApiResponse<unknown>>> {
  const page = {
    origin: api.merchant.origin,
    sessiontoken: person.sessionToken,
    checkoutid: person.checkoutId,
  };
  const frames = await person.openFrames();
  const answers = new Map<string, ApiResponse<unknown>>();
  for (const [url, item] of Object.entries(buildOpenApiDocument(api.app).paths ?? {}))
    for (const method of methods) {
      const security = item?.[method]?.security ?? [];
      const name = `${method.toUpperCase()} ${url}`;
      if (!security.some((way) => 'sessionToken' in way || 'frameCookie' in way) || left.has(name)) continue;
      const headers = isFramed(method.toUpperCase(), url) ? frames : page;
      const answer = await api.call(method.toUpperCase() as 'GET', url.replaceAll(/\{\w+\}/g, randomUUID()), {
        headers: { ...headers, 'idempotency-key': randomUUID() },
        ...(method === 'post' || method === 'put' ? { body: { code: '000000', email: createEmail() } } : {}),
      });
      answers.set(name, answer);
    }
  return answers;
}
