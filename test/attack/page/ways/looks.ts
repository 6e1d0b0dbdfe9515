import type { Way } from '../trap';

/** Ways that look at what is there. */
export const lookWays: readonly Way[] = [
  {
    name: 'values of every field in open and opened shadow roots',
    run: ({ collect, poll, listElements }) =>
      poll(() => {
        for (const element of listElements()) if ('value' in element) collect(element.value);
      }),
  },
  {
    name: 'texts and attributes of every element',
    run: ({ collect, poll, listElements }) =>
      poll(() => {
        for (const element of listElements()) {
          for (const { value } of element.attributes) collect(value);
          for (const node of element.childNodes)
            if (node.nodeType === Node.TEXT_NODE) collect(node.nodeValue);
        }
      }),
  },
  {
    name: 'innerText and outerHTML',
    run: ({ collect, poll, listElements }) =>
      poll(() => {
        collect(document.body.innerText);
        for (const { shadowRoot } of listElements()) if (shadowRoot) collect(shadowRoot.innerHTML);
      }),
  },
  {
    name: 'names and descriptions for screen readers',
    run: ({ collect, poll, listElements }) =>
      poll(() => {
        for (const element of listElements())
          collect(
            element.ariaLabel,
            element.ariaDescription,
            element.ariaValueText,
            element.ariaRoleDescription,
          );
      }),
  },
  {
    name: 'mutations of every shadow root',
    run: ({ collect, poll, listElements }) => {
      const known = new WeakSet<ShadowRoot>();
      const observer = new MutationObserver((records) => {
        for (const { target, oldValue, addedNodes } of records) collect(target, oldValue, [...addedNodes]);
      });
      const all = { subtree: true, childList: true, attributes: true, characterData: true };
      poll(() => {
        for (const { shadowRoot } of listElements())
          if (shadowRoot && !known.has(shadowRoot)) {
            known.add(shadowRoot);
            observer.observe(shadowRoot, { ...all, attributeOldValue: true, characterDataOldValue: true });
          }
      });
    },
  },
  {
    name: 'attachShadow patched to keep every root',
    run: ({ collect, poll }) => {
      const roots: ShadowRoot[] = [];
      const original = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (init) {
        const root = original.call(this, { ...init, mode: 'open' });
        roots.push(root);
        return root;
      };
      poll(() => {
        for (const root of roots)
          for (const field of root.querySelectorAll('input, textarea, select, iframe')) {
            collect(field, 'value' in field && field.value);
            if (field instanceof HTMLIFrameElement) collect(field.contentDocument?.body);
          }
      });
    },
  },
  {
    name: 'Element.prototype.shadowRoot patched',
    run: ({ spyProperty }) => {
      spyProperty(Element.prototype, 'shadowRoot');
      spyProperty(Document.prototype, 'activeElement');
    },
  },
  {
    name: 'values of fields patched',
    run: ({ spyProperty, spy }) => {
      spyProperty(HTMLInputElement.prototype, 'value');
      spyProperty(HTMLTextAreaElement.prototype, 'value');
      spyProperty(HTMLSelectElement.prototype, 'value');
      spyProperty(HTMLInputElement.prototype, 'checked');
      spy(HTMLInputElement.prototype, 'setSelectionRange', 'select', 'setCustomValidity');
    },
  },
  {
    name: 'createElement, appendChild and setAttribute patched',
    run: ({ spy }) => {
      spy(Document.prototype, 'createElement', 'createElementNS', 'createTextNode');
      spy(Node.prototype, 'appendChild', 'insertBefore', 'removeChild');
      spy(Element.prototype, 'setAttribute', 'append', 'insertAdjacentHTML');
    },
  },
  {
    name: 'props and state of React',
    run: ({ collect, poll, listElements }) =>
      poll(() => {
        for (const element of listElements())
          for (const key of Object.keys(element).filter((one) => one.startsWith('__react'))) {
            const node = Reflect.get(element, key) as Record<string, unknown> | null;
            collect(
              node?.['value'],
              node?.['memoizedProps'],
              node?.['memoizedState'],
              node?.['pendingProps'],
            );
            const parent = node?.['return'] as Record<string, unknown> | null | undefined;
            collect(parent?.['memoizedProps'], parent?.['memoizedState']);
          }
      }),
  },
  {
    name: 'contentDocument of every frame',
    run: ({ collect, poll, listElements }) =>
      poll(() => {
        for (const element of listElements())
          if (element instanceof HTMLIFrameElement || element instanceof HTMLObjectElement)
            collect(element.contentDocument?.documentElement.outerHTML);
      }),
  },
  {
    name: 'contentWindow of every frame',
    run: ({ collect, poll, listElements }) =>
      poll(() => {
        const names = ['document', 'name', 'location', 'origin', 'localStorage', 'length', 'closed', 'event'];
        for (const element of listElements())
          if (element instanceof HTMLIFrameElement)
            for (const name of names)
              try {
                collect(Reflect.get(element.contentWindow ?? {}, name));
              } catch {
                // of another origin
              }
      }),
  },
  {
    name: 'window.frames, as deep as they go',
    run: ({ collect, poll, listWindows }) =>
      poll(() => {
        for (const each of listWindows())
          for (const name of ['document', 'name', 'location', 'frames'])
            try {
              collect(String(Reflect.get(each, name)), Reflect.get(each, name));
            } catch {
              // of another origin
            }
      }),
  },
  {
    name: 'documents of windows that the page opened',
    from: 'opener',
    run: ({ collect, poll, listWindows }) =>
      poll(() => {
        for (const each of listWindows())
          try {
            collect(each.document.documentElement.outerHTML, each.location.href, each.history.state);
          } catch {
            // of another origin
          }
      }),
  },
  {
    name: 'a port handed to every frame of the windows it opened',
    from: 'opener',
    run: ({ collect, poll }) =>
      poll(() => {
        for (const child of window.opened ?? [])
          for (let index = 0; index < child.length; index++) {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = collect;
            child[index]?.postMessage('tamarack:frame-channel', '*', [port2]);
            port1.postMessage({ type: 'showErrors' });
          }
      }),
  },
  {
    name: 'points of the page under the frame',
    run: ({ collect, poll, listElements }) =>
      poll(() => {
        for (const element of listElements())
          if (element instanceof HTMLIFrameElement) {
            const { left, top, width } = element.getBoundingClientRect();
            for (let x = left + 4; x < left + width; x += 40)
              collect(
                document.elementFromPoint(x, top + 20),
                document.caretRangeFromPoint(x, top + 20)?.toString(),
              );
          }
      }),
  },
  {
    name: 'sizes and visibility of the frame',
    run: ({ collect, poll, listElements }) => {
      const sizes = new ResizeObserver((entries) => collect(entries));
      const seen = new IntersectionObserver((entries) => collect(entries));
      poll(() => {
        for (const element of listElements())
          if (element instanceof HTMLIFrameElement) {
            sizes.observe(element);
            seen.observe(element);
          }
      });
    },
  },
  {
    name: 'hidden fields of the page that the browser may fill',
    run: ({ collect, poll }) => {
      const form = document.createElement('form');
      form.style.opacity = '0';
      for (const name of [
        'one-time-code',
        'name',
        'bday',
        'street-address',
        'postal-code',
        'cc-number',
        'email',
      ]) {
        const field = document.createElement('input');
        field.autocomplete = name as AutoFill;
        field.tabIndex = -1;
        form.append(field);
      }
      document.body.append(form);
      poll(() => collect(new FormData(form), [...form.querySelectorAll('input')]));
    },
  },
];
