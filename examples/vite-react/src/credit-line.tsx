import type { TamarackError } from '@tamarack/checkout';
import { useTamarack } from '@tamarack/checkout/react';
import { useState } from 'react';
import { settings } from './settings';

/** A button of the page's own, with the object that `useTamarack` loads when it is shown. */
const PreQualify = () => {
  const { tamarack, error } = useTamarack(settings);
  const [note, setNote] = useState('');
  const preQualify = async () => {
    try {
      const outcome = await tamarack?.preQualify();
      setNote(outcome?.status === 'approved' ? 'Your credit line is ready.' : '');
    } catch (failure) {
      setNote((failure as TamarackError).message);
    }
  };
  if (error) return <p>Paying over time is not available right now.</p>;
  return (
    <p>
      <button type="button" disabled={!tamarack} onClick={preQualify}>
        See what you qualify for
      </button>{' '}
      {note}
    </p>
  );
};

export const CreditLine = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Before you buy</summary>
      {isOpen && <PreQualify />}
    </details>
  );
};
