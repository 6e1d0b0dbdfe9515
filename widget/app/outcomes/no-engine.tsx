import { useEffect } from 'react';
import { useShell } from '../../shell/shell-context';

/** A screen did not arrive, and what would say so in its place did not either: the dialog says it. */
export function NoEngine({ onRetry }: { onRetry: () => void }): null {
  const shell = useShell();
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once; the retry takes this component away
  useEffect(() => shell.fail(onRetry), []);
  return null;
}
