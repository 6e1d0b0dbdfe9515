/**
 * The server is unreachable, starting, stopping or out of connections (classes of SQLSTATE and Node's own codes): the
 * same statement can succeed on another connection.
 */
const outageCodes =
  /^(08\w{3}|57P0[1235]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Errors of node-postgres and its pool about a lost connection: they have no code. */
const outageMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout)/;

/** The disk of the database, or of the store of files, is full: the same write can succeed once there is room. */
const diskFullCodes = /^(53100|ENOSPC|EDQUOT)$/;

const readCode = (error: Error): string | null => {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : null;
};

/** True if a write failed because a disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && diskFullCodes.test(readCode(error) ?? '');

/** True if a statement failed because of a database outage, not because of the statement itself. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = readCode(error);
  return code === null ? outageMessages.test(error.message) : outageCodes.test(code);
}
