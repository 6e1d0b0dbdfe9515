import { type RefObject, useMemo } from 'react';

type ListenerArguments = Parameters<Node['addEventListener']>;

/**
 * Gives downshift the component's root instead of the global window. In a shadow root the global document
 * finds neither elements by id nor the focus. Read lazily: the node exists only after the first render.
 */
export function useRootEnvironment(node: RefObject<Node | null>): {
  addEventListener: Window['addEventListener'];
  removeEventListener: Window['removeEventListener'];
  document: Document;
  Node: typeof Node;
} {
  return useMemo(() => {
    const nowhere = {};
    const root = (): Node | undefined => node.current?.getRootNode();
    const scope = (): Document | ShadowRoot | undefined => {
      const found = root();
      return found instanceof ShadowRoot || found instanceof Document ? found : undefined;
    };
    const view = {
      getElementById: (id: string) => scope()?.getElementById(id) ?? null,
      get activeElement() {
        return scope()?.activeElement ?? nowhere;
      },
      createElement: (name: string) => node.current?.ownerDocument?.createElement(name),
      // Only compared with `activeElement` to detect lost focus.
      body: nowhere,
    };
    return {
      addEventListener: (...all: unknown[]) => root()?.addEventListener(...(all as ListenerArguments)),
      removeEventListener: (...all: unknown[]) => root()?.removeEventListener(...(all as ListenerArguments)),
      // useCombobox reads only these members of a document.
      document: view as unknown as Document,
      Node,
    };
  }, [node]);
}
