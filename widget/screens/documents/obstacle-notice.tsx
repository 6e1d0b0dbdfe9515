import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Focusable } from '../../components/focusable';
import { Notice } from '../../components/notice';

interface ObstacleNoticeProps {
  /** Null while nothing blocks. */
  title: string | null;
  children: ReactNode;
}

/**
 * Explains why the last press had no effect. Takes the focus when `key` changes (a new press), not when the
 * reason does.
 */
export function ObstacleNotice({ title, children }: ObstacleNoticeProps): ReactElement | null {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  if (title === null) return null;
  return (
    <Focusable ref={box}>
      <Notice tone="warn" title={title}>
        {children}
      </Notice>
    </Focusable>
  );
}
