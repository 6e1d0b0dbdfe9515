import fs from 'node:fs';
import path from 'node:path';
import { problemTypes } from '@tamarack/core/errors/catalogue';
import { expect, it } from 'vitest';
import type { TamarackErrorCode } from '../../../sdk/index';

const page = fs.readFileSync('docs/errors.md', 'utf8');

/** First cells of a section's table, with the second one. */
const readRows = (title: string): readonly (readonly [string, string])[] => {
  const [, section = ''] = page.split(`\n## ${title}\n`);
  return [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `([^`]+)` \| ([^|]+) \|/gm)]
    .map(([, name = '', next = '']) => [name, next] as const)
    .filter(([name]) => name !== 'code' && name !== 'type');
};

/** The compiler refuses a code that is missing here, and one that does not exist. */
const codes: Record<TamarackErrorCode, true> = {
  noCheckout: true,
  cartTotalRequired: true,
  merchantKeyRequired: true,
  invalidRequest: true,
  merchant: true,
  loadFailed: true,
  popupBlocked: true,
  request: true,
  expired: true,
  invoiceLinkUsed: true,
  invoiceLinkRejected: true,
  invoiceLinkDeactivated: true,
  invoiceLinkExpired: true,
  invoiceLinkInvalid: true,
  general: true,
};

it('has every error code of the page', () => {
  expect(readRows('On the page').map(([name]) => name)).toEqual(Object.keys(codes));
});

it('has every problem of the catalogue once, with its status', () => {
  const rows = [...readRows('API errors'), ...readRows('Inside the checkout')];
  const listed = rows.map(([name, status]) => [name, Number(status)]).toSorted();
  expect(listed).toEqual(Object.entries(problemTypes).toSorted());
});

it('has every code of a merchant’s setup that the server answers', () => {
  const sources = fs
    .readdirSync('server/src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('openapi'))
    .map((name) => fs.readFileSync(path.join('server/src', name), 'utf8'));
  const used = sources.flatMap((text) =>
    [...text.matchAll(/code: '(TC-1000-\d\d)'/g)].map(([, code = '']) => code),
  );
  expect(readRows('Setup codes').map(([name]) => name)).toEqual([...new Set(used)].toSorted());
});
