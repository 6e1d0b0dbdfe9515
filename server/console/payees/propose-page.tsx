/** @jsxRuntime automatic */

import { Button, LinkButton } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { Select, TextField } from '../../pages/parts/field';
import { Notice } from '../../pages/parts/notice';
import type { Operator } from '../../src/parties/operators';
import { Page, PageTitle } from '../parts/page';
import { emptyPayeeForm, type PayeeForm, type PayeeFormErrors } from './payee-form';

export interface ProposePageProps {
  readonly operator: Operator;
  readonly merchant: { readonly id: string; readonly name: string };
  readonly input?: PayeeForm;
  readonly errors?: PayeeFormErrors;
  readonly error?: string;
}

/** The form to propose a merchant's payout account. */
export function proposePage(props: ProposePageProps) {
  const { operator, merchant, input = emptyPayeeForm, errors = {}, error } = props;
  const title = `Payout account of ${merchant.name}`;
  const path = `/operator/merchants/${merchant.id}`;
  return (
    <Page title={title} operator={operator}>
      <PageTitle>{title}</PageTitle>
      <div className="settings">
        {error !== undefined && <Notice tone="danger">{error}</Notice>}
        <Card title="Propose a change" level={2}>
          <p className="hint">
            The merchant is notified by email, at the former and the new address. Call the merchant at a
            number that you already have: fraudsters redirect payments by changing account details.
          </p>
          <form method="post" action={`${path}/payee`} className="stack">
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
            <div className="row-forms">
              <Button>Propose the change</Button>
              <LinkButton href={path}>Cancel</LinkButton>
            </div>
          </form>
        </Card>
      </div>
    </Page>
  );
}
