/** @jsxRuntime automatic */
import { Button } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { Select, TextField } from '../../pages/parts/field';
import type { CorrectableField } from './people-form';

/** Values that were refused, with their errors; empty before. */
export interface CorrectionState {
  readonly values: Partial<Record<CorrectableField, string | null>>;
  readonly errors: Partial<Record<CorrectableField, string>>;
}

const fields: readonly (readonly [name: CorrectableField, label: string, hint?: string])[] = [
  ['first', 'First name'],
  ['last', 'Last name'],
  ['dob', 'Date of birth', 'YYYY-MM-DD'],
  ['street', 'Street'],
  ['city', 'City'],
  ['province', 'Province', 'Two letters, such as QC'],
  ['postal', 'Postal code'],
  ['email', 'Email'],
  ['phone', 'Phone'],
];

/** The form to correct a person’s details; the current values are not shown. */
export function CorrectionCard({ path, state }: { readonly path: string; readonly state: CorrectionState }) {
  return (
    <Card title="Correct" level={2}>
      <p className="hint">
        Fill in only what changes. The person is notified by email. After a change of the email or phone
        number, codes go to the former email and purchases wait for an operator until the hold ends. Signed
        agreements are not changed.
      </p>
      <form method="post" action={`${path}/correction`} className="stack">
        <Select
          label="Why is it corrected?"
          name="correctionReason"
          options={[
            ['request', 'The person asks for it'],
            ['mistake', 'We made a mistake'],
            ['returned', 'Mail came back'],
          ]}
        />
        <TextField
          label="Reference of the correction"
          hint="The number of the request, such as REQ-1042. Optional."
          name="correctionReference"
        />
        {fields.map(([name, label, hint]) => (
          <TextField
            key={name}
            label={label}
            name={name}
            value={state.values[name] ?? ''}
            error={state.errors[name]}
            {...(hint !== undefined && { hint })}
          />
        ))}
        <div className="row-forms">
          <Button>Save the correction</Button>
        </div>
      </form>
    </Card>
  );
}
