import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { VerifyBusiness } from '../../../widget/screens/verify/verify-business';
import { mountScreen } from '../../support/mount-screen';

const message = 'You need to be a Canadian business older than 6 months to use the product.';

test('requires an answer to continue', async () => {
  const { view, sent } = await mountScreen(VerifyBusiness);
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  expect(view.getByText('Choose an answer to continue.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('answering yes continues', async () => {
  const { view, sent } = await mountScreen(VerifyBusiness);
  await userEvent.click(view.getByLabelText('Yes'));
  expect(view.queryByText(message)).toBeNull();
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  expect(sent).toEqual([{ type: 'answerEligibility', eligible: true }]);
});

test('no explains the reason, is sent to the server, and only another answer continues', async () => {
  const { view, sent, setView } = await mountScreen(VerifyBusiness);
  await userEvent.click(view.getByLabelText('No'));
  expect(view.getByText(message)).toBeTruthy();
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  expect(sent).toEqual([{ type: 'answerEligibility', eligible: false }]);
  setView({ facts: { eligibility: 'ineligible' } });
  const on = await view.findByRole('button', { name: 'Continue' });
  await userEvent.click(on);
  expect(on.getAttribute('aria-disabled')).toBe('true');
  expect(sent).toHaveLength(1);
  await userEvent.click(view.getByLabelText('Yes'));
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  expect(sent).toHaveLength(2);
});
