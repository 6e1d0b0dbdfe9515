/** @jsxRuntime automatic */
import { canAct, type Operator } from '../../src/parties/operators';
import type { PayeeChange } from '../../src/settlement/payouts';
import { PostButton } from '../access/access-cards';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { Card } from '../parts/card';
import { Definitions } from '../parts/definitions';
import { Select, TextField } from '../parts/field';
import { Notice } from '../parts/notice';
import { Page, PageTitle } from '../parts/page';
import { Age, Time } from '../parts/time';
import { emptyPayeeForm, type PayeeForm, type PayeeFormErrors } from './payee-form';

type ListedChange = PayeeChange & { readonly merchant: string };

export interface PayeesPageProps {
  readonly operator: Operator;
  readonly changes: readonly ListedChange[];
  /** Names of operators by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly merchants: readonly { readonly id: string; readonly name: string }[];
  readonly input?: PayeeForm;
  readonly errors?: PayeeFormErrors;
  readonly error?: string;
  readonly flash?: string | null;
  readonly now: Date;
}

/** Open changes of payout accounts, and the form to propose one. */
export function payeesPage(props: PayeesPageProps) {
  const { operator, changes, names, merchants, input, errors, error, flash = null, now } = props;
  return (
    <Page title="Payout accounts" operator={operator} flash={flash}>
      <PageTitle>Payout accounts</PageTitle>
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
      {changes.length === 0 && <p className="empty">No changes are open.</p>}
      {changes.map((change) => (
        <ChangeCard key={change.id} change={change} operator={operator} names={names} now={now} />
      ))}
      {canAct(operator, 'payees.propose') && (
        <ProposeCard merchants={merchants} input={input ?? emptyPayeeForm} errors={errors ?? {}} />
      )}
    </Page>
  );
}

function ChangeCard({
  change,
  operator,
  names,
  now,
}: Pick<PayeesPageProps, 'operator' | 'names' | 'now'> & { readonly change: ListedChange }) {
  const own = change.proposedBy === operator.id;
  const path = `/operator/payees/${change.id}`;
  const proposed = change.state === 'proposed';
  return (
    <Card
      title={change.merchant}
      level={2}
      beside={proposed ? <Badge tone="warn">To confirm</Badge> : <Badge tone="ok">On hold</Badge>}
    >
      <Definitions
        items={[
          ['New account', `${change.institution}-${change.transit}, ending in ${change.accountEnding}`],
          [
            'Former account',
            change.formerAccountEnding === null ? 'None' : `ending in ${change.formerAccountEnding}`,
          ],
          ['Account holder', change.legalName],
          ['Payment notices to', change.remittanceEmail],
          ['Proposed by', names.get(change.proposedBy) ?? 'An operator'],
          ['Proposed', <Age key="proposed" at={change.proposedAt.toISOString()} now={now} />],
          ...(change.confirmedBy === null
            ? []
            : ([['Confirmed by', names.get(change.confirmedBy) ?? 'An operator']] as const)),
          ...(change.effectiveAt === null
            ? []
            : ([
                ['Applies', <Time key="applies" at={change.effectiveAt.toISOString()} now={now} />],
              ] as const)),
        ]}
      />
      {proposed ? (
        <p className="hint">
          {own
            ? 'Another operator has to confirm it.'
            : 'Before you confirm, call the merchant at a number that you already have. Payouts to the merchant wait until the change applies.'}
        </p>
      ) : (
        <p className="hint">Payouts to the merchant wait until the change applies.</p>
      )}
      <div className="row-forms">
        {proposed && !own && canAct(operator, 'payees.confirm') && (
          <form method="post" action={`${path}/confirm`}>
            <Button>{`Confirm the account ending in ${change.accountEnding}`}</Button>
          </form>
        )}
        {canAct(operator, 'payees.propose') && (
          <PostButton action={`${path}/cancel`}>Cancel the change</PostButton>
        )}
      </div>
    </Card>
  );
}

function ProposeCard({
  merchants,
  input,
  errors,
}: {
  readonly merchants: PayeesPageProps['merchants'];
  readonly input: PayeeForm;
  readonly errors: PayeeFormErrors;
}) {
  return (
    <Card title="Propose a change" level={2} id="propose">
      <p className="hint">
        The merchant is notified by email, at the former and the new address. Call the merchant at a number
        that you already have: fraudsters redirect payments by changing account details.
      </p>
      <form method="post" action="/operator/payees#propose" className="stack">
        <Select
          label="Merchant"
          name="merchant"
          options={[['', 'Choose'], ...merchants.map(({ id, name }) => [id, name] as const)]}
          value={input.merchant}
          error={errors.merchant}
        />
        <TextField
          label="Account holder"
          name="legalName"
          value={input.legalName}
          error={errors.legalName}
          required
        />
        <TextField
          label="Institution number"
          hint="3 digits"
          name="institution"
          value={input.institution}
          inputMode="numeric"
          error={errors.institution}
          required
        />
        <TextField
          label="Transit number"
          hint="5 digits"
          name="transit"
          value={input.transit}
          inputMode="numeric"
          error={errors.transit}
          required
        />
        <TextField
          label="Account number"
          hint="7 to 12 digits"
          name="number"
          value={input.number}
          inputMode="numeric"
          error={errors.number}
          required
        />
        <TextField
          label="Email for payment notices"
          hint="Leave it empty to send none."
          name="remittanceEmail"
          value={input.remittanceEmail}
          error={errors.remittanceEmail}
        />
        <Select
          label="Language of notices"
          name="language"
          options={[
            ['en', 'English'],
            ['fr', 'French'],
          ]}
          value={input.language}
        />
        <div>
          <Button>Propose the change</Button>
        </div>
      </form>
    </Card>
  );
}
