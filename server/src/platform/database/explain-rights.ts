/** The role may not do this (SQLSTATE). */
const insufficientPrivilege = '42501';

/**
 * Explains how to fix a statement that changes the schema and failed for lack of privileges; other errors are returned as they
 * are.
 */
export function explainRights(error: unknown, purpose: string): unknown {
  if ((error as { readonly code?: unknown }).code !== insufficientPrivilege) return error;
  return new Error(
    `The role of DATABASE_URL may not ${purpose}: run the server once with --role migrate and DATABASE_OWNER_URL.`,
    { cause: error },
  );
}
