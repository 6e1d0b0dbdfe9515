import { type RefObject, useMemo } from 'react';

type ListenerArguments = Parameters<Node['addEventListener']>;

/**
 * The root that holds a component, in the place of `window`, for downshift: in a shadow root, `document` neither
 * finds elements by id nor tells which has the focus. Read lazily: the node is there only after the first draw.
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
      // Compared with `activeElement` only, to tell a lost focus.
      body: nowhere,
    };
    return {
      addEventListener: (...all: unknown[]) => root()?.addEventListener(...(all as ListenerArguments)),
      removeEventListener: (...all: unknown[]) => root()?.removeEventListener(...(all as ListenerArguments)),
      // These are all that useCombobox reads of a document.
      document: view as unknown as Document,
      Node,
    };
  }, [node]);
}
