import type { OpenAPIV3, OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { merchantEventData, merchantEventTypes } from './event-types';

/** The library's type of a 3.1 document combines both versions. */
type Schema = OpenAPIV3.NonArraySchemaObject & OpenAPIV3_1.NonArraySchemaObject;

/** Builds the `webhooks` section of the OpenAPI document: one entry for each event sent to merchants. */
export function buildEventWebhooks(): Record<string, OpenAPIV3_1.PathItemObject> {
  return Object.fromEntries(merchantEventTypes.map((type) => [type, { post: buildOperation(type) }]));
}

const buildOperation = (type: keyof typeof merchantEventData) => {
  const body = z.object({
    id: z.string().meta({ description: 'Event id. The same for every delivery attempt.' }),
    type: z.literal(type),
    timestamp: z.iso.datetime().meta({ description: 'Time when the event occurred.' }),
    data: merchantEventData[type],
  });
  const { $schema: _, ...schema } = z.toJSONSchema(body, { io: 'input' });
  return {
    operationId: `Event_${type.replace(/(?:^|[._])(\w)/g, (_all, letter: string) => letter.toUpperCase())}`,
    tags: ['Events'],
    summary: `Event ${type}, signed as specified by Standard Webhooks`,
    security: [],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schema as Schema } },
    },
    responses: {
      '2XX': { description: 'The event is received.' },
      '410': { description: 'The endpoint no longer exists. It is disabled and receives no more events.' },
    },
  };
};
