/** JSON Pointer (RFC 6901); `/` for the whole value, as errors have always had it. */
export const toPointer = (path: readonly PropertyKey[]): string =>
  `/${path.map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;

/** The value that a pointer names; undefined if there is none. */
export function readPointer(value: unknown, pointer: string): unknown {
  if (pointer === '/') return value;
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(readOwn, value);
}

function readOwn(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
