import swagger from '@fastify/swagger';
import { brand } from '@tamarack/core/brand';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { App } from '../app/app';
import type { Access } from './operation';
import { tidyOpenApi } from './tidy-openapi';

const apiKey = (name: string, description: string) => ({
  type: 'apiKey' as const,
  in: 'header' as const,
  name,
  description,
});

const securitySchemes: Record<string, OpenAPIV3_1.SecuritySchemeObject> = {
  merchantKey: apiKey(
    'merchantKey',
    'The merchant’s publishable key. The calling page must be on a registered origin.',
  ),
  sessionToken: apiKey('sessionToken', 'The session token returned by `POST /v1/checkout`.'),
  checkoutId: apiKey('checkoutId', 'The checkout id returned with the session token.'),
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

/** Publishes the routes registered after it and the webhooks as one OpenAPI 3.1 document at `GET /swagger.json`. */
export async function registerOpenApi(
  app: App,
  webhooks: NonNullable<OpenAPIV3_1.Document['webhooks']>,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand.product} direct API`,
        version: '1',
        description:
          'Pay over time for Canadian businesses. Amounts are in Canadian dollars unless stated otherwise.',
        license: { name: 'Proprietary', url: `${brand.website}/terms` },
      },
      servers: [{ url: '/' }],
      components: { securitySchemes },
      webhooks,
    },
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input);
      const access = input.route.config?.access ?? 'open';
      return { url, schema: { ...schema, security: security[access] } };
    },
    transformObject: jsonSchemaTransformObject,
  });
  let document: OpenAPIV3_1.Document | null = null;
  app.get('/swagger.json', { schema: { hide: true } }, async () => {
    document ??= buildOpenApiDocument(app);
    return document;
  });
}

/** Returns the OpenAPI document. Call it once the app is ready. */
export function buildOpenApiDocument(app: App): OpenAPIV3_1.Document {
  // The plugin's type covers every OpenAPI version. This app sets 3.1.
  return tidyOpenApi(app.swagger() as OpenAPIV3_1.Document);
}
