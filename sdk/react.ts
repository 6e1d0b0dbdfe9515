/** Optional binding for React 18 and later. */
import { createElement, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { toAppearanceAttributes } from './elements/to-appearance-attributes';
import {
  type Appearance,
  elementEvents,
  elementNames,
  type LoadOptions,
  loadButton,
  loadMessage,
  loadTamarack,
  type PriceMessageOptions,
} from './index';
import type {
  ButtonRequest,
  CheckoutOutcome,
  CheckoutRequest,
  Tamarack,
  TamarackButtonElement,
  TamarackError,
} from './types';

export interface UseTamarack {
  /** Null until loaded and while rendering on a server. */
  readonly tamarack: Tamarack | null;
  /** Why loading failed; otherwise null. */
  readonly error: TamarackError | null;
}

/** Loads the page's `Tamarack` object after the first render. */
export const useTamarack = ({ merchantKey, apiUrl, nonce }: LoadOptions): UseTamarack => {
  const [state, setState] = useState<UseTamarack>({ tamarack: null, error: null });
  useEffect(() => {
    let mounted = true;
    loadTamarack({ merchantKey, apiUrl, ...(nonce && { nonce }) }).then(
      (tamarack) => mounted && setState({ tamarack, error: null }),
      (error: TamarackError) => mounted && setState({ tamarack: null, error }),
    );
    return () => {
      mounted = false;
    };
  }, [merchantKey, apiUrl, nonce]);
  return state;
};

/** What failed leaves the element empty; it is tried again with the next mount. */
const reportFailure = (error: Error) => {
  // biome-ignore lint/suspicious/noConsole: a component has no caller that could receive an error
  console.warn(String(error));
};

export interface TamarackMessageProps extends Omit<PriceMessageOptions, 'merchantKey'> {
  readonly merchantKey: string;
  /** Appearance of the example; the sentence looks like the page. */
  readonly appearance?: Appearance;
  readonly className?: string;
}

/** `<tamarack-message>`: "From $X a week" for an amount. Renders an empty element on a server. */
export const TamarackMessage = ({
  merchantKey,
  apiUrl,
  amount,
  language,
  appearance = {},
  className,
}: TamarackMessageProps): ReactElement => {
  useEffect(() => {
    loadMessage({ apiUrl, merchantKey }).catch(reportFailure);
  }, [apiUrl, merchantKey]);
  return createElement(elementNames.message, {
    ...toAppearanceAttributes(appearance),
    'merchant-key': merchantKey,
    'api-url': apiUrl,
    amount: String(amount),
    language,
    class: className,
  });
};

export interface TamarackButtonProps extends LoadOptions {
  /** The checkout; a function is called when the customer presses. */
  readonly request: ButtonRequest;
  /** Dollars. `request` takes precedence. */
  readonly amount?: number;
  readonly language?: PriceMessageOptions['language'];
  /** Appearance of the button and its checkout. `request` takes precedence. */
  readonly appearance?: Appearance;
  readonly onOutcome?: (outcome: CheckoutOutcome) => void;
  /** Without it, the button shows a sentence to the customer. */
  readonly onError?: (error: unknown) => void;
  readonly className?: string;
  /** Replaces the label. */
  readonly children?: ReactNode;
}

/** `<tamarack-button>`: loads the checkout once the customer points at it, and runs it when they press. */
export const TamarackButton = ({
  merchantKey,
  apiUrl,
  nonce,
  request,
  amount,
  language,
  appearance = {},
  onOutcome,
  onError,
  className,
  children,
}: TamarackButtonProps): ReactElement => {
  const ref = useRef<TamarackButtonElement>(null);
  useEffect(() => {
    loadButton({ apiUrl, merchantKey }).catch(reportFailure);
  }, [apiUrl, merchantKey]);
  useEffect(() => {
    if (ref.current) ref.current.request = request;
  }, [request]);
  useEffect(() => {
    const button = ref.current;
    const reportOutcome = (event: Event) => onOutcome?.((event as CustomEvent<CheckoutOutcome>).detail);
    const reportError = (event: Event) => {
      if (!onError) return;
      event.preventDefault();
      onError((event as CustomEvent<unknown>).detail);
    };
    button?.addEventListener(elementEvents.outcome, reportOutcome);
    button?.addEventListener(elementEvents.error, reportError);
    return () => {
      button?.removeEventListener(elementEvents.outcome, reportOutcome);
      button?.removeEventListener(elementEvents.error, reportError);
    };
  }, [onOutcome, onError]);
  return createElement(
    elementNames.button,
    {
      ...toAppearanceAttributes(appearance),
      ref,
      'merchant-key': merchantKey,
      'api-url': apiUrl,
      nonce,
      amount: amount === undefined ? undefined : String(amount),
      language,
      class: className,
    },
    children,
  );
};

export interface TamarackCheckoutProps extends LoadOptions {
  /** The checkout, read when it opens. Give the component another `key` to open another one. */
  readonly request: Omit<CheckoutRequest, 'mount' | 'platform'>;
  readonly onOutcome?: (outcome: CheckoutOutcome) => void;
  /** Nothing was opened, or the request is wrong. Without it, the console says so. */
  readonly onError?: (error: TamarackError) => void;
  readonly className?: string;
}

/** The checkout as a part of the page, which has one checkout at a time. It opens with the first render and closes when the component is removed. */
export const TamarackCheckout = (props: TamarackCheckoutProps): ReactElement => {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    let opened: Tamarack | undefined;
    let isMounted = true;
    const { merchantKey, request } = latest.current;
    const open = async () => {
      const tamarack = await loadTamarack(latest.current);
      if (!isMounted || !place.current) return;
      opened = tamarack;
      tamarack.checkout({ merchantKey, ...request, mount: place.current });
      const outcome = await tamarack.run();
      if (isMounted) latest.current.onOutcome?.(outcome);
    };
    open().catch((error: TamarackError) => isMounted && (latest.current.onError ?? reportFailure)(error));
    return () => {
      isMounted = false;
      opened?.close();
    };
  }, []);
  return createElement('div', { ref: place, className: props.className });
};
