import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TextField } from '../../../widget/components/fields/text-field';
import { Screen } from '../../../widget/components/layout/screen';
import { mountInShadow } from '../../support/mount-screen';

const form = (onSubmit: () => void, busy = false) => (
  <Screen title="Your name" primary={{ label: 'Next', busy }} back={{ label: 'Back' }} onSubmit={onSubmit}>
    <TextField label="Name" value="" onChange={() => {}} error="Name is required." hint="As on your ID" />
  </Screen>
);

test('a new screen focuses its title', () => {
  const { view, root } = mountInShadow(form(() => {}));
  expect(root.activeElement).toBe(view.getByRole('heading', { name: 'Your name' }));
});

test('the primary button submits the screen, and so does Enter in a field', async () => {
  const submit = vi.fn();
  const { view } = mountInShadow(form(submit));
  await userEvent.click(view.getByRole('button', { name: 'Next' }));
  await userEvent.type(view.getByLabelText('Name'), '{Enter}');
  expect(submit).toHaveBeenCalledTimes(2);
});

test('a busy screen does not submit, and its button keeps the keyboard focus', async () => {
  const submit = vi.fn();
  const { view } = mountInShadow(form(submit, true));
  const next = view.getByRole('button', { name: 'Next' });
  await userEvent.click(next);
  fireEvent.submit(view.getByLabelText('Name').closest('form') ?? next);
  expect(submit).not.toHaveBeenCalled();
  expect(next.getAttribute('aria-busy')).toBe('true');
  expect(next.hasAttribute('disabled')).toBe(false);
});

test('a field is described by its hint and its error message', () => {
  const { view, root } = mountInShadow(form(() => {}));
  const ids = view.getByLabelText('Name').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => root.getElementById(id)?.textContent)).toEqual([
    'As on your ID',
    'Name is required.',
  ]);
});
