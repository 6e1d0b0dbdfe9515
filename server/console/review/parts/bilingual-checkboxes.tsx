/** @jsxRuntime automatic */
/** Checkboxes with the texts for the applicant: in English, with the French below. */
export function BilingualCheckboxes({
  legend,
  hint,
  name,
  error,
  options,
  chosen,
}: {
  readonly legend: string;
  readonly hint?: string;
  /** Unique on the page. */
  readonly name: string;
  readonly error: string | undefined;
  readonly options: readonly { readonly code: string; readonly en: string; readonly fr: string }[];
  readonly chosen: readonly string[];
}) {
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className="field choices" aria-describedby={describedBy === '' ? undefined : describedBy}>
      <legend>{legend}</legend>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
      {options.map(({ code, en, fr }) => (
        <label key={code}>
          <input type="checkbox" name={name} value={code} defaultChecked={chosen.includes(code)} />
          <span className="two-lines">
            {en}
            <small lang="fr-CA">{fr}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
