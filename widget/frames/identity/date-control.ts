import { type DateFormat, parseDate } from '../../components/fields/parse-date';
import { type Control, getControl } from '../kit/control';
import { language } from '../kit/elements';
import { formatLongDate, months } from '../kit/format-long-date';

const format: DateFormat = { order: language === 'fr' ? 'dmy' : 'mdy', months };

/**
 * A date as free text, like `DateField`. It reads `YYYY-MM-DD`, or the raw text while that is not a date, and says in
 * words how the text was understood.
 */
export function getDateControl(name: string): Control {
  const control = getControl(name);
  const { input } = control;
  const understood = input.parentElement?.querySelector('output');
  let wrong = false;
  const show = (): void => {
    const date = wrong ? null : parseDate(input.value, format);
    if (understood) understood.textContent = date && formatLongDate(date);
  };
  input.addEventListener('input', show);
  return {
    ...control,
    read: () => parseDate(input.value, format) ?? input.value,
    write: (value) => {
      input.value = value;
      show();
    },
    setError: (text) => {
      wrong = text !== null;
      control.setError(text);
      show();
    },
  };
}
