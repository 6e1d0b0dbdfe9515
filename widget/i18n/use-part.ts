import { useEffect, useState } from 'react';
import type { TextPart } from './locales';
import { useTexts } from './use-translation';

/** Fetches a part that did not come with a screen. False until it is there, and where it cannot be fetched. */
export function usePart(part: TextPart): boolean {
  const texts = useTexts();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let current = true;
    texts.load([part]).then(
      () => current && setReady(true),
      () => {}, // whoever asked has other words
    );
    return () => {
      current = false;
    };
  }, [texts, part]);
  return ready;
}
