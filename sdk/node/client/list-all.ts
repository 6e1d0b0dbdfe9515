/** A page of a list, as the API returns it. */
interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** A list: await it for one page, or loop over it (`for await`) for all items of all pages. */
export interface List<Item, P extends Page<Item>> extends PromiseLike<P>, AsyncIterable<Item> {}

/** No request is sent before the list is awaited or iterated. */
export function toList<Item, P extends Page<Item>>(
  cursor: string | undefined,
  read: (cursor: string | undefined) => Promise<P>,
): List<Item, P> {
  return {
    // biome-ignore lint/suspicious/noThenProperty: a list is awaited for its first page
    then: (resolve, reject) => read(cursor).then(resolve, reject),
    async *[Symbol.asyncIterator]() {
      for (let next: string | undefined | null = cursor; next !== null; ) {
        const page: P = await read(next);
        yield* page.items;
        next = page.nextCursor;
      }
    },
  };
}
