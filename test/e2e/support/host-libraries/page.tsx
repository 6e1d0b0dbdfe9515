/** Script of a merchant's page: the modal layers of libraries that such pages use, with buttons that open a checkout. */
import { DialogPanel, Dialog as HeadlessDialog } from '@headlessui/react';
import Drawer from '@mui/material/Drawer';
import * as Radix from '@radix-ui/react-dialog';
import { createFocusTrap } from 'focus-trap';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Tamarack } from '../../../../sdk/index';
import type { LayerName } from './layers';

/** The outcome becomes the title of the page. */
function pay(mount?: string): void {
  const tamarack = window.Tamarack as Tamarack;
  tamarack.checkout({ cartTotal: 8418.5, language: 'en', ...(mount && { mount }) });
  void tamarack.run().then(({ status }) => {
    document.title = status;
  });
}

const content = (
  <div id="layer" style={{ maxHeight: '100vh', overflow: 'auto' }}>
    <button type="button" id="pay" onClick={() => pay()}>
      Pay
    </button>
    <button type="button" id="pay-here" onClick={() => pay('#financing')}>
      Pay here
    </button>
    <div id="financing" style={{ width: 480 }} />
  </div>
);

interface LayerProps {
  readonly isOpen: boolean;
  readonly close: () => void;
}

function FocusTrapLayer({ isOpen, close }: LayerProps): ReactElement | null {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen || !ref.current) return undefined;
    const trap = createFocusTrap(ref.current, { onDeactivate: close });
    trap.activate();
    return () => {
      trap.deactivate();
    };
  }, [isOpen, close]);
  return isOpen ? <div ref={ref}>{content}</div> : null;
}

function NativeLayer({ isOpen, close }: LayerProps): ReactElement {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) ref.current?.showModal();
  }, [isOpen]);
  return (
    <dialog ref={ref} onClose={close}>
      {isOpen && content}
    </dialog>
  );
}

const layers: Readonly<Record<LayerName, (props: LayerProps) => ReactElement | null>> = {
  'focus-trap': FocusTrapLayer,
  'Radix UI': ({ isOpen }) =>
    isOpen ? (
      <Radix.Portal>
        <Radix.Overlay />
        <Radix.Content aria-describedby={undefined}>
          <Radix.Title>Cart</Radix.Title>
          {content}
        </Radix.Content>
      </Radix.Portal>
    ) : null,
  'MUI drawer': ({ isOpen, close }) => (
    <Drawer open={isOpen} onClose={close} transitionDuration={0}>
      {content}
    </Drawer>
  ),
  'Headless UI': ({ isOpen, close }) => (
    <HeadlessDialog open={isOpen} onClose={close}>
      <DialogPanel>{content}</DialogPanel>
    </HeadlessDialog>
  ),
  'native dialog': NativeLayer,
};

function Page({ name }: { readonly name: LayerName }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  const Layer = layers[name];
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger id="open">Cart</Radix.Trigger>
      <button type="button" id="outside">
        Another product
      </button>
      <Layer isOpen={isOpen} close={close} />
    </Radix.Root>
  );
}

const root = createRoot(document.body.appendChild(document.createElement('main')));
Object.assign(window, { showPage: (name: LayerName) => root.render(<Page key={name} name={name} />) });
