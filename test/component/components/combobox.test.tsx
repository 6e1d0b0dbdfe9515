import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Combobox, type ComboboxItem } from '../../../widget/components/choices/combobox';
import { mountInShadow } from '../../support/mount-screen';

const all: readonly ComboboxItem[] = ['Bakery', 'Bank', 'Coffee shop'].map((label) => ({
  key: label,
  label,
}));

function Trades(props: { onSelect: (item: ComboboxItem) => void; onEscape?: () => void }) {
  const [text, setText] = useState('');
  const items = all.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the flow's dialog, which listens for Escape
    <div onKeyDown={(event) => event.key === 'Escape' && props.onEscape?.()}>
      <Combobox
        label="Trade"
        text={text}
        items={items}
        loading={false}
        countText={(count) => `${count} found`}
        emptyText="None"
        onType={setText}
        onSelect={(item) => {
          setText(item.label);
          props.onSelect(item);
        }}
      />
    </div>
  );
}

const mount = (more: { onEscape?: () => void } = {}) => {
  const onSelect = vi.fn();
  const { view, root } = mountInShadow(<Trades onSelect={onSelect} {...more} />);
  return { view, root, onSelect, input: view.getByRole<HTMLInputElement>('combobox', { name: 'Trade' }) };
};

test('arrows and Enter select, within a shadow root', async () => {
  const { view, input, onSelect } = mount();
  await userEvent.type(input, 'ba');
  expect(view.getByRole('status').textContent).toBe('2 found');
  const options = view.getAllByRole('option');
  expect(input.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(input.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onSelect).toHaveBeenCalledWith(all[1]);
  expect(input.value).toBe('Bank');
  expect(view.queryAllByRole('option')).toEqual([]);
});

test('leaving selects nothing and keeps the typed text', async () => {
  const { view, input, onSelect } = mount();
  await userEvent.type(input, 'ba');
  fireEvent.blur(input, { relatedTarget: view.getByRole('status') });
  expect(onSelect).not.toHaveBeenCalled();
  expect(input.value).toBe('ba');
});

test('Escape closes the list first, then the dialog; neither clears the field', async () => {
  const onEscape = vi.fn();
  const { view, input } = mount({ onEscape });
  await userEvent.type(input, 'ba');
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(view.queryAllByRole('option')).toEqual([]);
  expect(onEscape).not.toHaveBeenCalled();
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(onEscape).toHaveBeenCalledTimes(1);
  expect(input.value).toBe('ba');
});

test('an empty result is announced and shown', async () => {
  const { view, input } = mount();
  await userEvent.type(input, 'zz');
  expect(view.getByRole('status').textContent).toBe('None');
});

test('an option that is pressed stays until the press ends, and is what it selects', async () => {
  const { view, input, onSelect } = mount();
  await userEvent.type(input, 'ba');
  const bank = view.getByRole('option', { name: 'Bank' });
  fireEvent.pointerDown(bank);
  fireEvent.change(input, { target: { value: 'coffee' } });
  expect(view.getAllByRole('option')).toHaveLength(2);
  fireEvent.click(bank);
  expect(onSelect.mock.calls).toEqual([[all[1]]]);
  expect(input.value).toBe('Bank');
});

test.each([
  'pointerCancel',
  'mouseLeave',
] as const)('a press that ends without a selection (%s) leaves the items that came meanwhile', async (end) => {
  const { view, input, onSelect } = mount();
  await userEvent.type(input, 'ba');
  fireEvent.pointerDown(view.getByRole('option', { name: 'Bank' }));
  fireEvent.change(input, { target: { value: 'coffee' } });
  fireEvent[end](view.getByRole('listbox'));
  expect(view.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Coffee shop']);
  expect(onSelect).not.toHaveBeenCalled();
});

test('an item that stands in another place after a search is another element there', async () => {
  const { view, input } = mount();
  await userEvent.type(input, 'b');
  const bank = view.getByRole('option', { name: 'Bank' });
  fireEvent.change(input, { target: { value: 'ban' } });
  expect(view.getByRole('option', { name: 'Bank' })).not.toBe(bank);
});
