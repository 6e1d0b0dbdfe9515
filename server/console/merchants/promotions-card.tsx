/** @jsxRuntime automatic */
import { terms } from '@tamarack/core/lending/rate-card';
import { Button } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { TextField } from '../../pages/parts/field';
import { PostButton } from '../../pages/parts/post-button';
import { Table } from '../../pages/parts/table';
import { FormKeyField } from '../../pages/web/form-key';
import type { MerchantPromotion } from '../../src/parties/merchants';

/** The form's fields, as entered. */
export interface PromotionForm {
  readonly terms: readonly string[];
  readonly annualRate: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

export type PromotionErrors = Partial<Readonly<Record<keyof PromotionForm, string>>>;

const emptyForm: PromotionForm = { terms: [], annualRate: '', startsOn: '', endsOn: '' };

/** The merchant's promotions of the rate card, now and later. */
export function PromotionsCard({
  promotions,
  input = emptyForm,
  errors = {},
  path,
  formKey,
  canChange,
}: {
  readonly promotions: readonly MerchantPromotion[];
  readonly input: PromotionForm | undefined;
  readonly errors: PromotionErrors | undefined;
  readonly path: string;
  readonly formKey: string;
  readonly canChange: boolean;
}) {
  return (
    <Card title="Promotions" level={2} id="promotions">
      <p className="hint">A lower annual rate for some terms. It applies where the rate card’s is higher.</p>
      {promotions.length === 0 ? (
        <p className="missing">None.</p>
      ) : (
        <Table
          caption="Promotions"
          columns={[
            { head: 'Rate', cell: ({ annualRate }: MerchantPromotion) => `${annualRate / 100}%` },
            { head: 'Weeks', cell: (promotion) => promotion.terms.join(', ') },
            { head: 'First day', cell: ({ startsOn }) => startsOn },
            { head: 'Last day', cell: ({ endsOn }) => endsOn },
            ...(canChange
              ? [
                  {
                    head: 'Actions',
                    cell: ({ id }: MerchantPromotion) => (
                      <PostButton action={`${path}/promotions/${id}/cancel`}>Cancel</PostButton>
                    ),
                  },
                ]
              : []),
          ]}
          rows={promotions}
          getRowKey={({ id }) => id}
        />
      )}
      {canChange && (
        <details open={Object.keys(errors).length > 0}>
          <summary>Add a promotion</summary>
          <PromotionFields input={input} errors={errors} path={path} formKey={formKey} />
        </details>
      )}
    </Card>
  );
}

function PromotionFields({
  input,
  errors,
  path,
  formKey,
}: {
  readonly input: PromotionForm;
  readonly errors: PromotionErrors;
  readonly path: string;
  readonly formKey: string;
}) {
  return (
    <form method="post" action={`${path}/promotions#promotions`} className="stack">
      <FormKeyField formKey={formKey} />
      <fieldset className="checks inline">
        <legend>Terms in weeks</legend>
        {errors.terms !== undefined && (
          <p className="field-error" role="alert">
            {errors.terms}
          </p>
        )}
        {terms.map((term) => (
          <label key={term}>
            <input
              type="checkbox"
              name="terms"
              value={term}
              defaultChecked={input.terms.includes(String(term))}
            />
            <span>{term}</span>
          </label>
        ))}
      </fieldset>
      <TextField
        label="Annual rate in percent"
        name="annualRate"
        value={input.annualRate}
        inputMode="decimal"
        error={errors.annualRate}
        required
      />
      <TextField
        label="First day"
        name="startsOn"
        type="date"
        value={input.startsOn}
        error={errors.startsOn}
        required
      />
      <TextField
        label="Last day"
        name="endsOn"
        type="date"
        value={input.endsOn}
        error={errors.endsOn}
        required
      />
      <div>
        <Button>Add the promotion</Button>
      </div>
    </form>
  );
}
