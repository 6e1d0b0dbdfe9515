import { useEffect } from 'react';
import type { Query } from '../../store/hooks/use-query';
import { useSend } from '../../store/hooks/use-send';
import { isBehind } from '../../store/state/failures';

/** What the screen reads is not to be had at this step any more: another device went on. The step there is shown. */
export function useBehind(query: Query<unknown>): void {
  const send = useSend();
  const behind = query.state === 'failed' && isBehind(query.problem);
  useEffect(() => {
    if (behind) void send({ type: 'refresh' });
  }, [behind, send]);
}
