import { useEffect, useState } from 'react';
import type { TextPart } from './locales';
import { useTexts } from './texts-context';

/** Loads parts that are not loaded with a screen. `parts` must be the same array on every render. */
export function useParts(parts: readonly TextPart[]): 'loading' | 'ready' | 'failed' {
  const texts = useTexts();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    let current = true;
    texts.load(parts).then(
      () => current && setState('ready'),
      () => current && setState('failed'),
    );
    return () => {
      current = false;
    };
  }, [texts, parts]);
  return state;
}
