import { contact } from '@tamarack/core/contact';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ScreenError } from '../../../widget/app/outcomes/screen-error';
import { mountScreen } from '../../support/mount-screen';

test.each([
  'en',
  'fr',
] as const)('a screen that failed shows how to contact support, %s', async (language) => {
  const onRetry = vi.fn();
  const { view, texts } = await mountScreen(() => <ScreenError onRetry={onRetry} />, { language });
  await view.findByRole('heading', { name: texts.i18n.t('outcome:errorApplication.title') });
  const address = (name: string) => view.getByRole('link', { name }).getAttribute('href');
  expect(address(contact.supportEmail)).toBe(`mailto:${contact.supportEmail}`);
  expect(address(contact.supportPhone)).toMatch(/^tel:\+?\d+$/);
  await userEvent.click(view.getByRole('button', { name: texts.i18n.t('common:wrapper.retry') }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
