import { z } from 'zod';

const dollars = z.number().meta({ description: 'Amount in dollars.' });
const ending = z.string().nullable().meta({ description: 'Last digits of the account number.' });

const transaction = z
  .object({
    date: z.iso.date(),
    description: z.string().meta({ description: 'Description as the bank reports it.' }),
    account: ending,
    amount: dollars.meta({ description: 'Amount in dollars. Negative for withdrawals.' }),
    counted: dollars.meta({
      description: 'Part of the amount that counts, in dollars: a sale may be reversed in part.',
    }),
    category: z.string(),
    rule: z.string().nullable().meta({ description: 'The rule that assigned the category.' }),
  })
  .meta({ id: 'EvidenceTransaction' });

const figure = z
  .object({
    feature: z.string(),
    source: z.enum(['bank', 'bureau', 'application', 'records']),
    value: z.number().nullable().meta({ description: 'Value of the figure. Amounts are in dollars.' }),
    parts: z.array(
      z.object({
        role: z.string().meta({ description: 'Role of the transactions, such as `sales` or `notSales`.' }),
        lines: z.array(z.int()).meta({ description: 'Indexes in `transactions`, starting at 0.' }),
      }),
    ),
    days: z.array(
      z.object({
        date: z.iso.date(),
        account: ending.meta({
          description: 'Last digits of the account number. Null for all accounts together.',
        }),
        balance: dollars.meta({ description: 'Closing balance in dollars.' }),
        outside: dollars.meta({
          description: 'Borrowed money and owner contributions that the balance includes, in dollars.',
        }),
      }),
    ),
  })
  .meta({ id: 'EvidenceFigure' });

/** The evidence of the reasons of each decision by the rules. */
export const evidenceList = z.object({
  items: z.array(
    z
      .object({
        decisionId: z.string(),
        asOf: z.iso.date(),
        reasons: z.array(
          z.object({
            code: z.string(),
            features: z
              .array(z.string())
              .meta({ description: 'Names of the figures that the reason is based on.' }),
          }),
        ),
        figures: z.array(figure),
        transactions: z
          .array(transaction)
          .meta({ description: 'Transactions behind the figures, in date order, without duplicates.' }),
      })
      .meta({ id: 'DecisionEvidence' }),
  ),
});
