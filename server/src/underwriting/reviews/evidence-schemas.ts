import { z } from 'zod';

const dollars = z.number().meta({ description: 'Dollars.' });
const ending = z.string().nullable().meta({ description: 'Last digits of the account’s number.' });

const transaction = z
  .object({
    date: z.iso.date(),
    description: z.string().meta({ description: 'As the bank prints it.' }),
    account: ending,
    amount: dollars.meta({ description: 'Dollars; negative: money out.' }),
    counted: dollars.meta({ description: 'What counts of it: a sale may be taken back in part.' }),
    category: z.string(),
    rule: z.string().nullable().meta({ description: 'The rule that gave the category.' }),
  })
  .meta({ id: 'EvidenceTransaction' });

const figure = z
  .object({
    feature: z.string(),
    source: z.enum(['bank', 'bureau', 'application', 'records']),
    value: z.number().nullable().meta({ description: 'Amounts in dollars.' }),
    parts: z.array(
      z.object({
        role: z.string().meta({ description: 'What the list is, such as `sales` and `notSales`.' }),
        lines: z.array(z.int()).meta({ description: 'Places in `transactions`, from 0.' }),
      }),
    ),
    days: z.array(
      z.object({
        date: z.iso.date(),
        account: ending.meta({ description: 'Last digits of the account’s number; null: all together.' }),
        balance: dollars,
        outside: dollars.meta({ description: 'Borrowed money and the owner’s own in it.' }),
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
            features: z.array(z.string()).meta({ description: 'Names of its figures.' }),
          }),
        ),
        figures: z.array(figure),
        transactions: z.array(transaction).meta({ description: 'In date order, each once.' }),
      })
      .meta({ id: 'DecisionEvidence' }),
  ),
});
