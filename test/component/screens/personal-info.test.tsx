import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PersonalInfo } from '../../../widget/screens/profile/personal-info';
import { mountScreen } from '../../support/mount-screen';

const view = { facts: { emailVerified: true } };

test('Next saves a complete form through the frame, which keeps the values', async () => {
  const screen = await mountScreen(PersonalInfo, { view });
  expect(screen.frame.urls.at(-1)).toBe('identity:en');
  expect(screen.view.getByTitle('About you')).toBeTruthy();
  await screen.frame.say({ type: 'state', state: 'complete' });
  await userEvent.click(screen.view.getByRole('button', { name: 'Next' }));
  expect(screen.sent).toEqual([{ type: 'savePersonal', submit: expect.any(Function) }]);
});

test.each([
  'empty',
  'incomplete',
  'invalid',
] as const)('Next on %s fields has the frame show what is missing', async (state) => {
  const { view: dialog, frame, sent } = await mountScreen(PersonalInfo, { view });
  await frame.say({ type: 'state', state });
  await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
  expect(frame.received()).toContain('showErrors');
  expect(sent).toEqual([]);
});

test('Enter in the frame saves, Escape asks to leave', async () => {
  const { frame, sent, closeRequests } = await mountScreen(PersonalInfo, { view });
  await frame.submit();
  expect(sent).toEqual([{ type: 'savePersonal', submit: expect.any(Function) }]);
  await frame.say({ type: 'escapePressed' });
  expect(closeRequests()).toBe(1);
});

test('the email is changed on its own screen', async () => {
  const { frame, sent } = await mountScreen(PersonalInfo, { view });
  await frame.say({ type: 'pressed', control: 'changeEmail' });
  expect(sent).toEqual([{ type: 'changeEmail' }]);
});
