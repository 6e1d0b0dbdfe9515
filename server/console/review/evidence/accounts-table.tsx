/** @jsxRuntime automatic */

import { Badge } from '../../../pages/parts/badge';
import { Table } from '../../../pages/parts/table';
import type { BankDataSummary } from '../../../src/underwriting/decision';
import { formatAmount } from '../texts/format-amounts';

export type BankAccounts = BankDataSummary['accounts'];

export const accountsTitle = 'Accounts reported by the bank';

const useTexts = {
  counted: 'Yes',
  other: 'No: not in the applicant’s name',
  repeated: 'No: listed twice',
  excluded: 'No',
} as const;

/** All accounts of the login, with the names that the bank has for them. */
export const AccountsTable = ({ accounts }: { readonly accounts: BankAccounts }) => (
  <Table
    caption={accountsTitle}
    columns={[
      {
        head: 'Holder',
        cell: ({ holder }: BankAccounts[number]) => holder ?? <span className="missing">Not reported</span>,
      },
      {
        head: 'Type',
        cell: ({ operating, currency }) => `${operating ? 'Operating' : 'Other'}, ${currency}`,
      },
      {
        head: 'Balance',
        cell: ({ balance }) => (balance === null ? 'Not reported' : formatAmount(balance)),
        numeric: true,
      },
      { head: 'Transactions', cell: ({ lines }) => lines, numeric: true },
      {
        head: 'Included',
        cell: ({ counted, use }) =>
          counted ? (
            <Badge tone="ok">Yes</Badge>
          ) : (
            <Badge tone="neutral">{useTexts[use ?? 'excluded']}</Badge>
          ),
      },
    ]}
    rows={accounts}
    getRowKey={(account) => String(accounts.indexOf(account))}
  />
);
