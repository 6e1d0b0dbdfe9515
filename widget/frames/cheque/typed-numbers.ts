import type { ChequeAccountInput } from '@tamarack/core/validation/inputs';

const key = `cheque:${new URLSearchParams(location.search).get('checkoutId')}`;

/**
 * What was typed, in the storage of our own origin: it is there again after leaving the screen, and in the frame that
 * sums it up. Empty where the browser denies storage.
 */
export function readTypedNumbers(): Partial<ChequeAccountInput> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

export function keepTypedNumbers(numbers: ChequeAccountInput): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(numbers));
  } catch {}
}

export function forgetTypedNumbers(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
