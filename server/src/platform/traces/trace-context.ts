/** The caller's trace, of a `traceparent` header (W3C Trace Context). */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** The caller's span: 16 hexadecimal digits. */
  readonly parentId: string;
  /** 2 hexadecimal digits. */
  readonly flags: string;
}

const format = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** Null for a header that is missing or not of version 00, or of a later one that begins like it. */
export function parseTraceparent(header: string | string[] | undefined): TraceContext | null {
  if (typeof header !== 'string') return null;
  // a later version may add fields; version 00 may not
  const text = header.startsWith('00-') ? header : header.slice(0, 55);
  if (header.length > 256 || (text !== header && header[55] !== '-')) return null;
  const [, traceId, parentId, flags] = format.exec(text) ?? [];
  return traceId === undefined || parentId === undefined || flags === undefined
    ? null
    : { traceId, parentId, flags };
}

export const formatTraceparent = ({ traceId, parentId, flags }: TraceContext): string =>
  `00-${traceId}-${parentId}-${flags}`;
