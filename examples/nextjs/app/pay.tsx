'use client';

import type { CheckoutOutcome, LoadOptions } from '@tamarack/checkout';
import { TamarackButton } from '@tamarack/checkout/react';
import { useState } from 'react';

export interface PayProps extends LoadOptions {
  /** Dollars. */
  readonly amount: number;
}

/** A client component, because it is told of the outcome. */
export function Pay({ amount, ...settings }: PayProps) {
  const [status, setStatus] = useState<CheckoutOutcome['status']>();
  return (
    <>
      <TamarackButton
        {...settings}
        request={{ cartTotal: amount, orderReference: 'ORDER-1042' }}
        onOutcome={(outcome) => setStatus(outcome.status)}
      />
      <p role="status">{status && `Outcome: ${status}`}</p>
    </>
  );
}
