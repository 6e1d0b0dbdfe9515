import type { Language } from '@tamarack/core/language';
import { waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ApplicationView } from '../../../widget/api/types';
import { text } from '../../../widget/host/text';
import { createJsonResponse, deferResponse } from '../support/fake-provider';
import { closeWidgets, openWidget, slowTimeout } from '../support/open-widget';
import { buildCartView } from '../support/views';

beforeEach(() => localStorage.clear());
afterEach(() => {
  closeWidgets();
  localStorage.clear();
});

/** A checkout that this browser has left at a step, opened again while its application is on its way. */
async function resume(view: ApplicationView, language: Language) {
  const left = openWidget(view, { language });
  await left.ui.findByRole('heading', { level: 1 }, slowTimeout);
  await expect.poll(() => left.provider.count('GET', '/application')).toBe(1);
  // the engine, which remembers, loads behind the screen
  await expect.poll(() => localStorage.length, slowTimeout).toBeGreaterThan(0);
  closeWidgets();
  const deferred = deferResponse(() => createJsonResponse(view));
  const opened = openWidget(view, { language });
  opened.provider.respondNext('GET', '/application', deferred.answer);
  return { ...opened, release: deferred.release };
}

const describeShapes = (dialog: Element): string =>
  [...dialog.querySelectorAll('.wait i')].map(({ className }) => className.trim() || '-').join('');

test.each([
  ['a form', { eligibility: 'eligible' }, 'en', 't-lblblb'],
  ['a form', { eligibility: 'eligible' }, 'fr', 't-lblblb'],
] as const)('who resumes at %s has its skeleton at once, announced, and no other screen first', async (_, facts, language, shapes) => {
  const { dialog, ui, release } = await resume(buildCartView(facts), language);
  const headings: (string | null)[] = [];
  const watcher = new MutationObserver(() => {
    for (const each of dialog.querySelectorAll('h1')) headings.push(each.textContent);
  });
  watcher.observe(dialog, { subtree: true, childList: true, characterData: true });
  expect(describeShapes(dialog)).toBe(shapes);
  const body = dialog.querySelector('.body') as HTMLElement;
  expect(body.getAttribute('aria-busy')).toBe('true');
  expect((await within(body).findByRole('status')).textContent).toBe(text[language].loading);
  release();
  const heading = await ui.findByRole('heading', { level: 1 }, slowTimeout);
  await waitFor(() => expect(body.getAttribute('aria-busy')).toBe('false'));
  watcher.disconnect();
  expect(new Set(headings)).toEqual(new Set([heading.textContent]));
  expect(dialog.querySelector('.wait')).toBeNull();
});

test('the next checkout after one that is over, and what a page puts into the entry, have the skeleton of a list', () => {
  localStorage.setItem('tamarack-screen', 'toString');
  expect(describeShapes(openWidget(buildCartView({})).dialog)).toBe('t-sbbb');
  localStorage.removeItem('tamarack-screen');
  expect(describeShapes(openWidget(buildCartView({})).dialog)).toBe('t-sbbb');
});
