'use client';

import type { CheckoutOutcome, LoadOptions } from '@tamarack/checkout';
import { TamarackButton } from '@tamarack/checkout/react';
import { useState } from 'react';
import type { Language } from '../words';

export interface PayProps extends LoadOptions {
  /** Dollars. */
  readonly amount: number;
  readonly language: Language;
  /** Label of the outcome. */
  readonly label: string;
}

/** A client component, because it receives the outcome. */
export function Pay({ amount, language, label, ...settings }: PayProps) {
  const [status, setStatus] = useState<CheckoutOutcome['status']>();
  return (
    <>
      <TamarackButton
        {...settings}
        language={language}
        request={{ cartTotal: amount, orderReference: 'ORDER-1042' }}
        onOutcome={(outcome) => setStatus(outcome.status)}
      />
      <p role="status">{status && `${label} ${status}`}</p>
    </>
  );
}
