import { TamarackMessage } from '@tamarack/checkout/react';
import { Pay } from './pay';
import { settings } from './settings';

const price = 8418.5;

/** A server component: the price message is in its HTML, empty until its element is loaded. */
export default function Page() {
  return (
    <main>
      <h1>Espresso machine, two groups</h1>
      <p>$8,418.50, tax included</p>
      <TamarackMessage {...settings} amount={price} />
      <Pay {...settings} amount={price} />
    </main>
  );
}
