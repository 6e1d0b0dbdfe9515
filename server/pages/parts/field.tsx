/** @jsxRuntime automatic */
import type { ReactNode } from 'react';

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

const hintId = (name: string): string => `${name}-hint`;
const errorId = (name: string): string => `${name}-error`;

/** Accessibility attributes of a field's input, in addition to its label. */
function buildAriaAttributes({ name, hint, error }: FieldProps) {
  const ids = [hint && hintId(name), error && errorId(name)].filter(Boolean).join(' ');
  return {
    'aria-describedby': ids === '' ? undefined : ids,
    'aria-invalid': error === undefined ? undefined : true,
  } as const;
}

function Help({ name, hint, error }: FieldProps) {
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

function Field({ children, ...fieldProps }: FieldProps & { readonly children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={fieldProps.name}>{fieldProps.label}</label>
      <Help {...fieldProps} />
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
  ...fieldProps
}: FieldProps & {
  readonly type?: 'text' | 'email' | 'url' | 'password' | 'date' | 'search';
  readonly value?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'decimal';
  readonly required?: boolean;
}) {
  return (
    <Field {...fieldProps}>
      <input
        id={fieldProps.name}
        name={fieldProps.name}
        type={type}
        defaultValue={value}
        autoComplete={autoComplete}
        inputMode={inputMode}
        required={required}
        spellCheck={false}
        autoCapitalize="none"
        {...buildAriaAttributes(fieldProps)}
      />
    </Field>
  );
}

export function TextArea({
  value,
  maxLength,
  rows = 4,
  readOnly = false,
  ...fieldProps
}: FieldProps & {
  readonly value?: string;
  readonly maxLength?: number;
  readonly rows?: number;
  readonly readOnly?: boolean;
}) {
  return (
    <Field {...fieldProps}>
      <textarea
        id={fieldProps.name}
        name={fieldProps.name}
        defaultValue={value}
        maxLength={maxLength}
        rows={rows}
        readOnly={readOnly}
        {...buildAriaAttributes(fieldProps)}
      />
    </Field>
  );
}

type Option = readonly [value: string, text: string];

export function Select({
  options,
  value,
  ...fieldProps
}: FieldProps & { readonly options: readonly Option[]; readonly value?: string }) {
  return (
    <Field {...fieldProps}>
      <select
        id={fieldProps.name}
        name={fieldProps.name}
        defaultValue={value}
        {...buildAriaAttributes(fieldProps)}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
