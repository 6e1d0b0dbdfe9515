import type { CheckoutOutcome } from '@tamarack/checkout';
import { TamarackButton, TamarackMessage } from '@tamarack/checkout/react';
import { useState } from 'react';
import { CreditLine } from './credit-line';
import { settings } from './settings';

const price = 8418.5;

export const ProductPage = () => {
  const [quantity, setQuantity] = useState(1);
  const [status, setStatus] = useState<CheckoutOutcome['status']>();
  const amount = price * quantity;
  return (
    <main>
      <h1>Espresso machine, two groups</h1>
      <p>
        <label>
          Quantity{' '}
          <input
            type="number"
            min="1"
            max="9"
            value={quantity}
            onChange={(event) => setQuantity(event.target.valueAsNumber || 1)}
          />
        </label>
      </p>
      <TamarackMessage {...settings} amount={amount} />
      <TamarackButton
        {...settings}
        request={{ cartTotal: amount, orderReference: 'ORDER-1042' }}
        onOutcome={(outcome) => setStatus(outcome.status)}
      />
      <p role="status">{status && `Outcome: ${status}`}</p>
      <CreditLine />
    </main>
  );
};
