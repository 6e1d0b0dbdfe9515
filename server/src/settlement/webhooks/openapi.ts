import type { OpenAPIV3, OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { merchantEventData, merchantEventTypes } from './event-types';

/** Of both versions, as the library's type of a 3.1 document is. */
type Schema = OpenAPIV3.NonArraySchemaObject & OpenAPIV3_1.NonArraySchemaObject;

/** The messages that merchants' servers get, as OpenAPI's `webhooks`. */
export function eventWebhooks(): Record<string, OpenAPIV3_1.PathItemObject> {
  return Object.fromEntries(merchantEventTypes.map((type) => [type, { post: message(type) }]));
}

const message = (type: keyof typeof merchantEventData) => {
  const body = z.object({
    id: z.string().meta({ description: 'The same at each try' }),
    type: z.literal(type),
    timestamp: z.iso.datetime().meta({ description: 'When it came about' }),
    data: merchantEventData[type],
  });
  const { $schema: _, ...schema } = z.toJSONSchema(body, { io: 'input' });
  return {
    operationId: `Event_${type.replace(/(?:^|[._])(\w)/g, (_all, letter: string) => letter.toUpperCase())}`,
    tags: ['Events'],
    summary: `Sent to the merchant’s endpoints, signed by Standard Webhooks: ${type}`,
    security: [],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schema as Schema } },
    },
    responses: {
      '2XX': { description: 'It arrived' },
      '410': { description: 'Send nothing more here: the endpoint is disabled' },
    },
  };
};
