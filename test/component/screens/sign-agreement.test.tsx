import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SignAgreement } from '../../../widget/screens/offer/sign-agreement';
import { mountScreen, toRefusal } from '../../support/mount-screen';

const open = (options: Parameters<typeof mountScreen>[1] = {}) =>
  mountScreen(SignAgreement, { view: { facts: { option: 'panel0' } }, ...options });

test('the agreement is in a frame of our own origin, with the button that signs it', async () => {
  const { view, frame } = await open();
  expect(view.getByRole('heading', { level: 1, name: 'Loan Agreement' })).toBeTruthy();
  expect(view.getByTitle('Agreement and signature').localName).toBe('iframe');
  expect(frame.urls.at(-1)).toBe('agreement:en');
  expect(view.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Back']);
});

test('the press in the frame signs, and the page asks for its result', async () => {
  const { frame, sent } = await open();
  await frame.say({ type: 'submitRequested' });
  const [event] = sent;
  if (event?.type !== 'sign') throw new Error('nothing was signed');
  const result = event.submit();
  expect(frame.posted.at(-1)).toMatchObject({ type: 'submit' });
  await frame.say({ type: 'result', id: 1, ok: true });
  await expect(result).resolves.toBeUndefined();
});

test('a refusal of the frame rejects, and leaves the agreement there', async () => {
  const { view, frame, sent } = await open({ results: [toRefusal('internal')] });
  await frame.say({ type: 'submitRequested' });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(view.getByTitle('Agreement and signature')).toBeTruthy();
  expect(sent.map(({ type }) => type)).toEqual(['sign']);
});

test('facts that could not be read after the signature are read again', async () => {
  let settle: (result: ReturnType<typeof toRefusal>) => void = () => {};
  const pending = new Promise<ReturnType<typeof toRefusal>>((resolve) => {
    settle = resolve;
  });
  const { frame, sent } = await open({ results: [pending] });
  await frame.say({ type: 'submitRequested' });
  const [event] = sent;
  const submitted = event?.type === 'sign' ? event.submit() : Promise.reject(new Error('nothing was signed'));
  await frame.say({ type: 'result', id: 1, ok: true });
  await submitted;
  await act(async () => settle(toRefusal('internal')));
  await waitFor(() => expect(sent.map(({ type }) => type)).toEqual(['sign', 'refresh']));
});

test('another option shows another agreement', async () => {
  const { frame, setView, view } = await open();
  const before = view.getByTitle('Agreement and signature');
  await act(async () => setView({ facts: { option: 'panel1' } }));
  expect(view.getByTitle('Agreement and signature')).not.toBe(before);
  expect(frame.urls.at(-1)).toBe('agreement:en');
});

test('facts that changed elsewhere are read, and Back leads to the options', async () => {
  const { view, frame, sent } = await open();
  await frame.say({ type: 'outdated' });
  fireEvent.click(view.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(sent.map(({ type }) => type)).toEqual(['refresh', 'back']));
});

test('a browser that keeps no cookie of the frame is told so, in place of it', async () => {
  const { view, frame } = await open();
  await frame.say({ type: 'blocked' });
  expect(view.getByRole('alert').textContent).not.toBe('');
  expect(view.queryByTitle('Agreement and signature')).toBeNull();
});

test('Escape in the frame leaves', async () => {
  const { frame, closeRequests } = await open();
  await frame.say({ type: 'escapePressed' });
  expect(closeRequests()).toBe(1);
});
