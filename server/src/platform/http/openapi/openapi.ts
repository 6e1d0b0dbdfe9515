import swagger from '@fastify/swagger';
import { brand } from '@tamarack/core/brand';
import { contact } from '@tamarack/core/contact';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { App } from '../app/app';
import { type Audience, audiences, selectAudience } from './audiences';
import type { Access } from './operation';
import { tags } from './tags';
import { tidyOpenApi } from './tidy-openapi';
import { latestVersion } from './version';

const apiKey = (name: string, description: string) => ({
  type: 'apiKey' as const,
  in: 'header' as const,
  name,
  description,
});

const securitySchemes: Record<string, OpenAPIV3_1.SecuritySchemeObject> = {
  merchantKey: apiKey(
    'merchantKey',
    'The merchant’s publishable key, or the query parameter of the same name. The calling page must be on a registered origin.',
  ),
  sessionToken: apiKey('sessionToken', 'The session token returned by `POST /v1/checkout`.'),
  checkoutId: apiKey('checkoutId', 'The checkout ID returned with the session token.'),
  frameCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: `__Host-${brand.id}_frame`,
    description:
      'The cookie of the secure frames, which run on this API’s own origin. Other origins are refused.',
  },
  merchantSecret: {
    type: 'http',
    scheme: 'bearer',
    description: 'The merchant’s secret key. Use it only on your server.',
  },
  operatorKey: { type: 'http', scheme: 'bearer', description: 'The operator’s key.' },
};

const session = { sessionToken: [], checkoutId: [] };
const frame = { frameCookie: [], checkoutId: [] };
const security: Readonly<Record<Access, Record<string, string[]>[]>> = {
  open: [],
  session: [session],
  frame: [frame],
  sessionOrFrame: [session, frame],
  merchantKey: [{ merchantKey: [] }],
  merchantSecret: [{ merchantSecret: [] }],
  operator: [{ operatorKey: [] }],
  // pages of the console and the dashboard are not in the document
  console: [],
  member: [],
};

/**
 * Publishes the routes registered after it and the webhooks as one OpenAPI 3.1 document at `GET /swagger.json`, and the part
 * of each audience at `GET /swagger/merchant.json` and so on. The webhooks are built with the document, not at each start.
 */
export async function registerOpenApi(
  app: App,
  buildWebhooks: () => NonNullable<OpenAPIV3_1.Document['webhooks']>,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand.product} direct API`,
        version: latestVersion,
        description:
          'Pay over time for Canadian businesses. Amounts are in Canadian dollars unless stated otherwise.',
        contact: { name: brand.providerShort, email: contact.supportEmail, url: brand.website },
        license: { name: 'Proprietary', url: `${brand.website}/terms` },
      },
      servers: [{ url: '/' }],
      tags,
      components: { securitySchemes },
    },
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input);
      const { access = 'open', permission } = input.route.config ?? {};
      const description = [
        schema.description,
        ...(permission ? [`A limited key needs the permission \`${permission}\`.`] : []),
      ].filter((sentence) => sentence !== undefined);
      return {
        url,
        schema: {
          ...schema,
          security: security[access],
          ...(description.length > 0 && { description: description.join(' ') }),
        },
      };
    },
    transformObject: (input) => ({ ...jsonSchemaTransformObject(input), webhooks: buildWebhooks() }),
  });
  const documents = new Map<Audience | null, OpenAPIV3_1.Document>();
  const serve = (url: string, audience: Audience | null): void => {
    app.get(url, { schema: { hide: true } }, async () => {
      const document = documents.get(audience) ?? buildOpenApiDocument(app, audience);
      documents.set(audience, document);
      return document;
    });
  };
  serve('/swagger.json', null);
  for (const audience of audiences) serve(`/swagger/${audience}.json`, audience);
}

/** Returns the OpenAPI document, or the part of one audience. Call it once the app is ready. */
export function buildOpenApiDocument(app: App, audience: Audience | null = null): OpenAPIV3_1.Document {
  // The plugin's type covers every OpenAPI version. This app sets 3.1.
  const document = tidyOpenApi(app.swagger() as OpenAPIV3_1.Document);
  return audience === null ? document : selectAudience(document, audience);
}
