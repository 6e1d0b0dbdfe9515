/** @jsxRuntime automatic */
import type { ReactNode } from 'react';

interface Labelled {
  readonly label: string;
  readonly name: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

const hintId = (name: string): string => `${name}-hint`;
const errorId = (name: string): string => `${name}-error`;

/** Accessibility attributes of a field's input, in addition to its label. */
function described({ name, hint, error }: Labelled) {
  const ids = [hint && hintId(name), error && errorId(name)].filter(Boolean).join(' ');
  return {
    'aria-describedby': ids === '' ? undefined : ids,
    'aria-invalid': error === undefined ? undefined : true,
  } as const;
}

function Help({ name, hint, error }: Labelled) {
  return (
    <>
      {hint && (
        <p className="hint" id={hintId(name)}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={errorId(name)}>
          {error}
        </p>
      )}
    </>
  );
}

function Field({ children, ...labelled }: Labelled & { readonly children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={labelled.name}>{labelled.label}</label>
      <Help {...labelled} />
      {children}
    </div>
  );
}

/** Names are unique on a page: they are the ids of the inputs. */
export function TextField({
  type = 'text',
  value,
  autoComplete = 'off',
  inputMode,
  required = false,
  ...labelled
}: Labelled & {
  readonly type?: 'text' | 'password';
  readonly value?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'decimal';
  readonly required?: boolean;
}) {
  return (
    <Field {...labelled}>
      <input
        id={labelled.name}
        name={labelled.name}
        type={type}
        defaultValue={value}
        autoComplete={autoComplete}
        inputMode={inputMode}
        required={required}
        spellCheck={false}
        autoCapitalize="none"
        {...described(labelled)}
      />
    </Field>
  );
}

export function TextArea({
  value,
  maxLength,
  ...labelled
}: Labelled & { readonly value?: string; readonly maxLength?: number }) {
  return (
    <Field {...labelled}>
      <textarea
        id={labelled.name}
        name={labelled.name}
        defaultValue={value}
        maxLength={maxLength}
        rows={4}
        {...described(labelled)}
      />
    </Field>
  );
}

type Option = readonly [value: string, text: string];

export function Select({
  options,
  value,
  ...labelled
}: Labelled & { readonly options: readonly Option[]; readonly value?: string }) {
  return (
    <Field {...labelled}>
      <select id={labelled.name} name={labelled.name} defaultValue={value} {...described(labelled)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
