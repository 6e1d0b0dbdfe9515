/** @jsxRuntime automatic */
import { type OperatorRole, operatorRoles } from '../../src/parties/operators';
import { roleTexts } from './role-texts';

export function RoleCheckboxes({
  roles,
  error,
  titled = true,
}: {
  readonly roles: readonly OperatorRole[];
  readonly error?: string | undefined;
  /** False below a heading with the same text. */
  readonly titled?: boolean;
}) {
  return (
    <fieldset className="checks">
      <legend className={titled ? undefined : 'hidden'}>Roles</legend>
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {operatorRoles.map((role) => {
        const [name, description] = roleTexts[role];
        return (
          <label key={role}>
            <input type="checkbox" name="roles" value={role} defaultChecked={roles.includes(role)} />
            <span>
              {name}
              <small>{description}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
