import { validateSin } from '@tamarack/core/validation/person/sin';
import type { Identity } from '../api/types';
import { call, read } from './kit/api';
import { connect } from './kit/connect';
import { getElement } from './kit/elements';
import { createForm } from './kit/form';
import { formatLongDate } from './kit/format-long-date';
import { getSinControl } from './kit/sin';

/** The SIN, asked again when the credit bureau finds no file without it, and the details to confirm. */
connect((post) => {
  const form = createForm({
    post,
    controls: { sin: getSinControl() },
    validate: ({ sin }) => ({ sin: validateSin(sin) }),
  });
  const show = async (): Promise<void> => {
    const result = await read<Identity>('application/identity');
    const personal = result.ok ? result.body.personal : null;
    if (!personal || personal.dob === '') return;
    const { first, last, dob, street, city, province, postal } = personal;
    // no line ends within Marie-Ève
    getElement('name').textContent = `${first} ${last}`.replaceAll('-', '-\u2060');
    getElement('dob').textContent = formatLongDate(dob);
    // in lines that do not wrap, so that the frame's height does not reveal them
    getElement('address').textContent = `${street},\n${city} ${province} ${postal}`;
    getElement('facts').hidden = false;
  };
  return {
    ...form.handlers,
    bound: () => void show(),
    submit: () => form.send(call('PUT', 'application/sin', form.read())),
  };
});
