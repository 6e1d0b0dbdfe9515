import { formatPostal, getPostalWarning } from '@tamarack/core/validation/address/postal';
import { type Control, getControl } from '../kit/control';
import { getElement } from '../kit/elements';
import { getField, texts } from '../kit/field';
import { getMaskedControl } from '../kit/mask';

const parts = ['street', 'city', 'province', 'postal'] as const;
type AddressPart = (typeof parts)[number];

const makeForEach = (make: (part: AddressPart) => Control) =>
  Object.fromEntries(parts.map((part) => [part, make(part)])) as Record<AddressPart, Control>;

interface Address {
  readonly controls: Readonly<Record<AddressPart, Control>>;
  /** Shows the fields of the address, or the lookup. */
  setManual(manual: boolean): void;
  /** Shows the fields if anything is in them. */
  showFilled(): void;
  /** Warns of a postal code of another province, which does not block. */
  warn(values: Readonly<Record<AddressPart, string>>): void;
}

/** An address by lookup or by hand. While the lookup is shown, it is where every part is corrected. */
export function createAddress(): Address {
  const lookUp = getElement('lookup');
  const manual = getElement('manual');
  const search = getField('search');
  const postal = getMaskedControl('postal', { keep: /[a-z\d]/i, max: 6, format: formatPostal });
  const fields: Readonly<Record<AddressPart, Control>> = {
    ...makeForEach(getControl),
    postal: { ...postal, read: () => formatPostal(postal.read()) },
  };
  const errors = new Map<AddressPart, string>();
  const toControl = (part: AddressPart): Control => ({
    ...fields[part],
    setError: (text) => {
      fields[part].setError(text);
      if (text === null) errors.delete(part);
      else errors.set(part, text);
      const first = parts.find((each) => errors.has(each));
      search.setError((first && errors.get(first)) ?? null);
    },
    focus: () => (manual.hidden ? search.input : fields[part].input).focus(),
  });
  const setManual = (next: boolean): void => {
    manual.hidden = !next;
    lookUp.hidden = next;
  };
  const switchTo = (next: boolean): void => {
    setManual(next);
    // The focused element disappeared with the other form.
    toControl('street').focus();
  };
  for (const part of [lookUp, manual]) {
    const button = part.querySelector('button');
    button?.addEventListener('click', () => switchTo(part === lookUp));
    button?.removeAttribute('aria-disabled');
  }
  postal.setHint(null);
  return {
    controls: makeForEach(toControl),
    setManual,
    showFilled: () => {
      if (parts.some((part) => fields[part].read().trim())) setManual(true);
    },
    warn: (values) => {
      const doubt = getPostalWarning(values.postal, values.province);
      postal.setHint(doubt && (texts[`validation.${doubt}`] ?? null));
    },
  };
}
