/** Adds functions that pdf.js calls and Node 20 lacks; import it before pdf.js in each thread. */

const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));

add(iterators, 'find', function <T>(this: Iterable<T>, fits: (each: T) => boolean): T | undefined {
  for (const each of this) if (fits(each)) return each;
  return undefined;
});

add(iterators, 'some', function <T>(this: Iterable<T>, fits: (each: T) => boolean): boolean {
  for (const each of this) if (fits(each)) return true;
  return false;
});

add(ArrayBuffer.prototype, 'transferToFixedLength', function (this: ArrayBuffer, length: number) {
  return this.slice(0, length);
});

add(Set.prototype, 'intersection', function <T>(this: Set<T>, other: Set<T>): Set<T> {
  return new Set([...this].filter((each) => other.has(each)));
});

add(URL, 'parse', (url: string, base?: string): URL | null =>
  URL.canParse(url, base) ? new URL(url, base) : null,
);

function add(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}
