import { formatSin } from '@tamarack/core/validation/person/sin';
import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MaskedField } from '../../../widget/components/fields/masked-field';
import { mountInShadow } from '../../support/mount-screen';

function Sin({ saved }: { saved?: string }) {
  const [value, setValue] = useState('');
  return (
    <>
      <MaskedField
        label="SIN"
        keep={/\d/}
        max={9}
        format={formatSin}
        hide={(digits) => `hidden ${digits.slice(-3)}`}
        saved={saved}
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}

const mount = (saved?: string) => {
  const { view } = mountInShadow(<Sin {...(saved ? { saved } : {})} />);
  return {
    input: view.getByLabelText<HTMLInputElement>('SIN'),
    value: () => view.getByRole('status').textContent,
  };
};

test('a pasted number is stripped of foreign characters and excess digits', () => {
  const { input, value } = mount();
  fireEvent.change(input, { target: { value: ' 046-454-286 99' } });
  expect(value()).toBe('046454286');
  expect(input.value).toBe('046 454 286');
});

test('the caret stays where the user typed, across the spaces between groups', () => {
  const { input } = mount();
  fireEvent.change(input, { target: { value: '046454' } });
  // A 9 is typed after the third digit of `046 454`.
  fireEvent.change(input, { target: { value: '0469 454', selectionStart: 4, selectionEnd: 4 } });
  expect(input.value).toBe('046 945 4');
  expect(input.selectionStart).toBe(5);
});

test('a saved value is shown until a new one is typed', () => {
  const { input, value } = mount('••• ••• 286');
  expect(input.value).toBe('••• ••• 286');
  fireEvent.focus(input);
  expect(input.value).toBe('');
  expect(input.placeholder).toBe('••• ••• 286');
  fireEvent.blur(input);
  expect(input.value).toBe('••• ••• 286');
  expect(value()).toBe('');
});
