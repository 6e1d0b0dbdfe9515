import os from 'node:os';
import { summarizeBankData } from '../server/src/underwriting/decision/bank-data-summary';
import { decideWithEvidence } from '../server/src/underwriting/decision/decide';
import { formatDayNumber, toDayNumber } from '../server/src/underwriting/decision/model/days';
import type { BankTransaction, DecisionInput } from '../server/src/underwriting/decision/model/input';
import { getRules, listRuleVersions } from '../server/src/underwriting/decision/rules/versions';
import type { Report } from './report';
import { computeMedian, formatTable } from './table';

/** Maximum CPU time of a decision over this many lines. */
const budget = { lines: 20_000, ms: 100 };
const sizes = [1_000, 20_000, 100_000] as const;
const rounds = 11;

/**
 * CPU time of one decision with its evidence, and of the bank data summary, by the number of transactions. It includes all
 * threads, so garbage collection too.
 */
export async function benchDecision(): Promise<Report> {
  const rows = Object.entries(histories).flatMap(([name, history]) => {
    const times = sizes.map((size) => ({ size, ...measure(buildInput(history(size))) }));
    return times.map(({ size, decision, summary, first }) => ({
      cells: [
        name,
        size.toLocaleString('en-CA'),
        decision.toFixed(1),
        summary.toFixed(1),
        first.toFixed(1),
        (decision / size / ((times[0]?.decision ?? Number.NaN) / sizes[0])).toFixed(2),
      ],
      passed: size !== budget.lines || decision < budget.ms,
    }));
  });
  const head = ['history', 'transactions', 'decision ms', 'summary ms', 'first decision ms', '× per line'];
  const load = os.loadavg()[0]?.toFixed(1);
  const title = `Decision, CPU: median of ${rounds}, load average ${load}\n\n`;
  return {
    text: `${title}${formatTable(
      head,
      rows.map(({ cells }) => cells),
    )}\n\n${compareVersions()}\n`,
    passed: rows.every(({ passed }) => passed),
  };
}

/** The same decision by each version of the rules, one after the other in each round: its cost beside the version before. */
function compareVersions(): string {
  const inputs = Object.values(histories).map((history) => buildInput(history(budget.lines)));
  const versions = listRuleVersions();
  const times = inputs.map(() => versions.map(() => [] as number[]));
  for (let round = 0; round < rounds; round += 1)
    for (const [place, input] of inputs.entries())
      for (const [index, version] of versions.entries())
        times[place]?.[index]?.push(measureCpu(() => decideWithEvidence(input, getRules(version))));
  const medians = times.map((each) => each.map(computeMedian));
  const rows = versions.map((version, index) => [
    version,
    ...medians.flatMap((each) => {
      const [before = Number.NaN, ms = Number.NaN] = [each[index - 1], each[index]];
      return [ms.toFixed(1), index === 0 ? '' : (ms / before).toFixed(2)];
    }),
  ]);
  const head = ['rules', ...Object.keys(histories).flatMap((name) => [`${name} ms`, '× before'])];
  return formatTable(head, rows);
}

function measure(input: DecisionInput) {
  const decisions = Array.from({ length: rounds }, () => measureCpu(() => decideWithEvidence(input)));
  const summaries = Array.from({ length: rounds }, () => measureCpu(() => summarizeBankData(input)));
  return {
    decision: computeMedian(decisions),
    summary: computeMedian(summaries),
    first: decisions[0] ?? Number.NaN,
  };
}

function measureCpu(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const asOf = '2026-11-20';
const today = toDayNumber(asOf) ?? 0;

type Accounts = readonly [BankTransaction[], BankTransaction[]];

/** A year of cards, customers, suppliers, transfers and lenders; each line with a reference of its own. */
function ordinary(size: number): Accounts {
  const kinds = [
    ['MONERIS MERCHANT DEPOSIT', 1],
    ['INTERAC E-TRANSFER FROM J SMITH', 1],
    ['EFT DEPOSIT ACME HOTELS INC', 1],
    ['SYSCO FOODS SUPPLIER PMT', -1],
    ['Dépôt direct Café Beaubien', 1],
    ['ONDECK CANADA PAD', -1],
    ['HYDRO ONE BILL', -1],
    ['TRANSFER FROM SAVINGS', 1],
  ] as const;
  return buildAccounts(size, (index) => {
    const [text, sign] = kinds[index % kinds.length] ?? kinds[0];
    return {
      description: `${text} ${1_000_000 + index}`,
      amount: sign * (1_000 + ((index * 7_919) % 50_000)),
    };
  });
}

/** Equal amounts in and out: the slowest case for matching transfers between the accounts. */
const oneAmount = (size: number): Accounts =>
  buildAccounts(size, (index) => ({
    description: `ITEM ${index}`,
    amount: index % 2 === 0 ? 5_000 : -5_000,
  }));

/** Customers and suppliers who meet in near-equal amounts: the slowest case for finding round trips. */
const nearAmounts = (size: number): Accounts =>
  buildAccounts(size, (index) => {
    const name = `${'BDFGKLMNRV'[index % 10]}ALO${'AEIOU'[Math.floor(index / 10) % 5]}`;
    const cents = 50_000 + ((index * 7_919) % 2_500);
    return index % 2 === 0
      ? { description: `WIRE FROM ${name} HOLDINGS`, amount: cents }
      : { description: `WIRE TO ${name} TRADING`, amount: -cents };
  });

/** Newest first, as banks list them; one line in four is in the second account. */
function buildAccounts(
  size: number,
  describeLine: (index: number) => Pick<BankTransaction, 'description' | 'amount'>,
): Accounts {
  const accounts: Accounts = [[], []];
  for (let index = 0; index < size; index += 1)
    accounts[index % 4 === 3 ? 1 : 0].push({
      id: `t${index}`,
      date: formatDayNumber(today - Math.floor((index * 365) / size)),
      ...describeLine(index),
    });
  return accounts;
}

const histories = { ordinary, 'one amount': oneAmount, 'near amounts': nearAmounts };

const buildInput = (accounts: Accounts): DecisionInput => ({
  asOf,
  person: { first: 'Maya', last: 'Tremblay', dob: '1985-04-12', sinConfirmed: false },
  business: { legal: 'Bistro du Nord Inc.', businessAs: 'Bistro du Nord', months: 60 },
  bureau: {
    status: 'found',
    score: 780,
    monthsSinceBankruptcy: null,
    openCollections: 0,
    fraudAlert: false,
    monthsRegistered: null,
  },
  accounts: accounts.map((transactions, index) => ({
    id: `account-${index}`,
    currency: 'CAD',
    operating: true,
    holder: null,
    balance: 5_000_000,
    transactions,
  })),
  exposure: 0,
  rejectedElsewhere: false,
});
