import { useEffect } from 'react';
import type { Query } from '../../store/hooks/use-query';
import { useSend } from '../../store/hooks/use-send';
import { isOutdated } from '../../store/state/failures';

/** The data no longer belongs to the current step, since another device moved on: shows the current step. */
export function useRefreshWhenOutdated(query: Query<unknown>): void {
  const send = useSend();
  const behind = query.state === 'failed' && isOutdated(query.problem);
  useEffect(() => {
    if (behind) void send({ type: 'refresh' });
  }, [behind, send]);
}
