import { useEffect, useRef, useState } from 'react';

/** Calls back once when the element with this ref is scrolled into view. */
export function useOnVisible(onSeen: () => void): (node: HTMLElement | null) => void {
  const [node, setNode] = useState<HTMLElement | null>(null);
  const call = useRef(onSeen);
  call.current = onSeen;
  useEffect(() => {
    if (node === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call.current();
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [node]);
  return setNode;
}
