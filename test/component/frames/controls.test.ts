import { languages } from '@tamarack/core/language';
import { frameKinds } from '@tamarack/core/protocol/frames';
import { expect, test } from 'vitest';
import { renderFrame } from '../../../widget/frames/markup/document';

/** Name, type, on-screen keyboard and autofill of each control that is typed into, by kind of frame. */
const controls: Readonly<Record<string, readonly string[]>> = {
  agreement: ['name text - name'],
  cheque: ['transit text numeric off', 'institution text numeric off', 'account text numeric off'],
  code: ['code text numeric one-time-code'],
  identity: [
    'first text - given-name',
    'last text - family-name',
    'dob text - bday',
    'email text - off',
    'sin text numeric off',
    'search text - off',
    'street text - address-line1',
    'city text - address-level2',
    'province select-one - address-level1',
    'postal text - postal-code',
  ],
  sin: ['sin text numeric off'],
};

const isTyped = ({ type }: { readonly type: string }): boolean => !['checkbox', 'button'].includes(type);

test.each(
  frameKinds.flatMap((kind) => languages.map((language) => [kind, language] as const)),
)('the controls of %s in %s have their label, keyboard and autofill', (kind, language) => {
  const page = document.createElement('div');
  page.innerHTML = renderFrame(kind, language).body;
  const found = [...page.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(isTyped);
  expect(
    found.map((control) =>
      [
        control.name || control.id,
        control.type,
        control.getAttribute('inputmode') ?? '-',
        control.getAttribute('autocomplete') ?? '-',
      ].join(' '),
    ),
  ).toEqual(controls[kind] ?? []);
  for (const { id, name } of found)
    expect(page.querySelector(`label[for="${id}"]`)?.textContent?.trim(), name).toBeTruthy();
});
