import { useEffect, useState } from 'react';

/** Milliseconds after which a file check counts as slow. */
export const SLOW_CHECK = 8000;

/** True once a check has been pending for a while. */
export function useIsSlow(checking: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!checking) return;
    const timer = setTimeout(() => setSlow(true), SLOW_CHECK);
    return () => clearTimeout(timer);
  }, [checking]);
  return slow;
}
