import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { magicValues } from '../../../../server/sandbox/console/magic-values';
import { sandboxColleague, sandboxMerchant, sandboxOperator } from '../../../../server/sandbox/data/seed';

const page = readFileSync(new URL('../../../../docs/sandbox.md', import.meta.url), 'utf8');

it('lists every magic value with its effect in docs/sandbox.md', () => {
  const { users, sins, phones, answers, payouts, links, businesses } = magicValues;
  for (const [value, effect] of [
    ...users,
    ...sins,
    ...phones,
    ...answers,
    ...payouts,
    ...links,
    ...businesses,
  ])
    expect(page).toContain(`| \`${value}\` | ${effect} |`);
});

it('lists nothing that does not exist', () => {
  const { users, sins, phones, answers, payouts, links, businesses } = magicValues;
  const known = [users, sins, phones, answers, payouts, links, businesses].flat();
  const listed = [
    ...page.matchAll(
      /^\| (?:Bank user|SIN|Last name|Phone|Security answer|Payout|Invoice link|Business) \| `([^`]+)`/gm,
    ),
  ];
  expect(listed.map(([, value]) => value).sort()).toEqual(known.map(([value]) => value).sort());
});

it('names the merchant’s sites as they are seeded', () => {
  for (const site of sandboxMerchant.sites) expect(page).toContain(site);
});

it('names the merchant’s keys as they are seeded', () => {
  for (const value of [sandboxMerchant.name, sandboxMerchant.publishableKey, sandboxMerchant.secretKey])
    expect(page).toContain(value);
});

it('names the operators’ keys as they are seeded', () => {
  for (const { name, key } of [sandboxOperator, sandboxColleague]) {
    expect(page).toContain(name);
    expect(page).toContain(key);
  }
  expect(page.split(sandboxOperator.key)).toHaveLength(3);
});
