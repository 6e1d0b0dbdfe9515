import swagger from '@fastify/swagger';
import { brand } from '@tamarack/core/brand';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { App } from '../app/app';
import { tidyOpenApi } from './openapi-tidy';
import type { Access } from './operation';

const apiKey = (name: string, description: string) => ({
  type: 'apiKey' as const,
  in: 'header' as const,
  name,
  description,
});

const securitySchemes: Record<string, OpenAPIV3_1.SecuritySchemeObject> = {
  merchantKey: apiKey(
    'merchantKey',
    "A merchant's publishable key; the page must be on a registered origin.",
  ),
  sessionToken: apiKey('sessionToken', 'From the checkout.'),
  checkoutId: apiKey('checkoutId', 'From the checkout; both must belong together.'),
  merchantSecret: { type: 'http', scheme: 'bearer', description: "A merchant's secret key; servers only." },
  operatorKey: { type: 'http', scheme: 'bearer', description: "An operator's key." },
};

const security: Readonly<Record<Access, Record<string, string[]>[]>> = {
  open: [],
  session: [{ sessionToken: [], checkoutId: [] }],
  merchantKey: [{ merchantKey: [] }],
  merchantSecret: [{ merchantSecret: [] }],
  operator: [{ operatorKey: [] }],
  // pages, which are hidden
  console: [],
};

/**
 * Collects the routes registered after it, and what is sent to others; `GET /swagger.json` publishes them as one
 * OpenAPI 3.1 document.
 */
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
        description: 'Pay over time for Canadian businesses. Amounts are Canadian dollars.',
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
    document ??= openApiDocument(app);
    return document;
  });
}

/** The document of a ready app. */
export function openApiDocument(app: App): OpenAPIV3_1.Document {
  // The plug-in's type is the union of all versions; ours is 3.1, as set above.
  return tidyOpenApi(app.swagger() as OpenAPIV3_1.Document);
}
