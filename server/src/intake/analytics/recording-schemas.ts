import { dayMs } from '@tamarack/core/calendar/durations';
import { visitPattern } from '@tamarack/core/protocol/analytics';
import { recordingLimits } from '@tamarack/core/recording/recorded-items';
import { z } from 'zod';

const { list, text: maxText, attribute: maxAttribute } = recordingLimits;

const at = z.int().min(0).max(8_640_000_000_000_000);
const id = z.int().min(0).max(10_000_000);
const pixels = z.int().min(-100_000).max(100_000);
const text = z.string().max(maxText);
const rules = z.array(z.string().max(maxAttribute)).max(list);
const attributes = z.record(z.string().min(1).max(40), z.string().max(maxAttribute).nullable());

const node = z.union([
  z.strictObject({ text }),
  z.strictObject({
    tag: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/),
    svg: z.literal(true).optional(),
    attributes,
  }),
]);

const item = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['start', 'resize']), at, width: pixels, height: pixels }),
    z.strictObject({
      kind: z.literal('sheets'),
      at,
      order: z.array(id).max(list),
      created: z.array(z.strictObject({ sheet: id, rules })).max(list),
    }),
    z.strictObject({
      kind: z.literal('rules'),
      at,
      sheet: id,
      index: z.int().min(0).max(10_000),
      removed: z.int().min(0).max(10_000),
      added: rules,
    }),
    z.strictObject({
      kind: z.literal('nodes'),
      at,
      removed: z.array(z.strictObject({ id, parent: id })).max(list),
      added: z.array(z.strictObject({ id, parent: id, next: id.nullable(), node })).max(list),
      texts: z.array(z.strictObject({ id, text })).max(list),
      attributes: z.array(z.strictObject({ id, attributes })).max(list),
    }),
    z.strictObject({ kind: z.literal('input'), at, id, text, checked: z.boolean() }),
    z.strictObject({ kind: z.enum(['pointer', 'press', 'scroll']), at, id, x: pixels, y: pixels }),
    z.strictObject({
      kind: z.literal('call'),
      at,
      method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
      path: z.string().max(200),
      status: z.int().min(0).max(599),
      duration: z.int().min(0).max(dayMs),
      size: z.int().min(0).max(1_000_000_000).nullable(),
    }),
  ])
  .meta({ id: 'RecordedItem' });

export const recordingReport = z
  .strictObject({
    checkoutId: z.string().max(100),
    visit: z.string().regex(visitPattern).meta({ description: 'The same ID as in Analytics_Report.' }),
    recorded: z.array(item).min(1).max(recordingLimits.items),
  })
  .meta({ id: 'RecordingReport' });
