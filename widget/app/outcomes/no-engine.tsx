import { useEffect } from 'react';
import { useShell } from '../../shell/shell-context';

/** Shows the failure in the dialog when both a screen and the error screen failed to load. */
export function NoEngine({ onRetry }: { onRetry: () => void }): null {
  const shell = useShell();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once; the retry unmounts this component
  useEffect(() => shell.fail(onRetry), []);
  return null;
}
