import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface FocusedRow {
  readonly node: HTMLElement;
  readonly row: number;
  readonly file: string | null | undefined;
}

const getRows = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-file]')];

const getFileName = (row: HTMLElement | undefined): string | null | undefined =>
  row?.getAttribute('data-file');

/**
 * Keeps the focus when its row disappears: it moves to the row of the same file (an upload becomes a
 * document), to the row in its place, or to `last` when none is left. Attach the returned ref to the element
 * around the rows, which stays without rows.
 */
export function useRowFocus<T extends HTMLElement>(last: RefObject<HTMLElement | null>) {
  const box = useRef<T>(null);
  const focused = useRef<FocusedRow | null>(null);
  useEffect(() => {
    const lost = focused.current;
    if (lost === null || lost.node.isConnected || box.current === null) return;
    focused.current = null;
    const rows = getRows(box.current);
    const row = rows.find((each) => getFileName(each) === lost.file) ?? rows.slice(0, lost.row + 1).at(-1);
    const next = row ? [...row.querySelectorAll('button')].at(-1) : last.current;
    next?.focus();
  });
  return {
    ref: box,
    onFocus({ target }: FocusEvent<HTMLElement>): void {
      const rows = box.current ? getRows(box.current) : [];
      const row = rows.findIndex((each) => each.contains(target));
      focused.current = row < 0 ? null : { node: target, row, file: getFileName(rows[row]) };
    },
    onBlur(): void {
      focused.current = null;
    },
  };
}
