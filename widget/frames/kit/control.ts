import { type Field, getField } from './field';

/** A control of a form as its rules see it. A ticked box reads `true`, an unticked one the empty text. */
export interface Control extends Field<HTMLInputElement | HTMLSelectElement> {
  read(): string;
  write(value: string): void;
  focus(): void;
}

/** A text input, a select or a checkbox by its name. */
export function getControl(name: string): Control {
  const field = getField<HTMLInputElement | HTMLSelectElement>(name);
  const { input } = field;
  const isBox = (node: typeof input): node is HTMLInputElement => node.type === 'checkbox';
  return {
    ...field,
    read: () => (isBox(input) ? (input.checked ? 'true' : '') : input.value),
    write: (value) => {
      if (isBox(input)) input.checked = value !== '';
      else input.value = value;
    },
    focus: () => input.focus(),
  };
}
