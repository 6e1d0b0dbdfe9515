import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Modal } from '../../../widget/components/modal';
import { Toast } from '../../../widget/components/toast';
import { tokens } from '../../../widget/theme/tokens';
import { mountInShadow } from '../../support/mount-screen';

describe('modal', () => {
  const mount = (busy = false) => {
    const confirm = vi.fn();
    const cancel = vi.fn();
    const outside = vi.fn();
    const { view } = mountInShadow(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for the flow's dialog, which listens for Escape
      <div onKeyDown={outside}>
        <Modal
          title="Sure?"
          confirm={{ label: 'Yes', onPress: confirm, busy }}
          cancel={{ label: 'No', onPress: cancel }}
        >
          It ends.
        </Modal>
      </div>,
    );
    return { view, confirm, cancel, outside, dialog: view.getByRole('dialog', { name: 'Sure?' }) };
  };

  test('the modal asks, and accepts either answer', async () => {
    const { view, confirm, cancel } = mount();
    await userEvent.click(view.getByRole('button', { name: 'Yes' }));
    await userEvent.click(view.getByRole('button', { name: 'No' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  test('Escape in the modal means No, and does not reach the dialog beneath', () => {
    const { dialog, cancel, outside } = mount();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(outside).not.toHaveBeenCalled();
  });

  test('a click on the backdrop does nothing', () => {
    const { dialog, cancel, confirm } = mount();
    fireEvent.click(dialog);
    expect(cancel).not.toHaveBeenCalled();
    expect(confirm).not.toHaveBeenCalled();
  });

  test('Tab cycles within the modal', () => {
    const { view, dialog } = mount();
    const [no, yes] = view.getAllByRole('button');
    yes?.focus();
    fireEvent.keyDown(yes ?? dialog, { key: 'Tab' });
    expect((dialog.getRootNode() as ShadowRoot).activeElement).toBe(no);
    fireEvent.keyDown(no ?? dialog, { key: 'Tab', shiftKey: true });
    expect((dialog.getRootNode() as ShadowRoot).activeElement).toBe(yes);
  });

  test('nothing can be clicked while the answer is being sent', async () => {
    const { view, dialog, confirm, cancel } = mount(true);
    await userEvent.click(view.getByRole('button', { name: 'Yes' }));
    await userEvent.click(view.getByRole('button', { name: 'No' }));
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(confirm).not.toHaveBeenCalled();
    expect(cancel).not.toHaveBeenCalled();
  });
});

describe('toast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const mount = () => {
    const onClose = vi.fn();
    const { view, slot } = mountInShadow(
      <>
        <p>Elsewhere</p>
        <Toast text="It went wrong." closeLabel="Dismiss" onClose={onClose} />
      </>,
    );
    return { view, slot, onClose };
  };

  test('the toast closes by itself after 6000 ms, and not before', () => {
    const { onClose } = mount();
    vi.advanceTimersByTime(5999);
    expect(onClose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('the toast closes on a click elsewhere, not on one inside', () => {
    const { view, onClose } = mount();
    fireEvent.pointerDown(view.getByText('It went wrong.'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerDown(view.getByText('Elsewhere'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('the toast closes by its button', () => {
    const { view, onClose } = mount();
    fireEvent.click(view.getByRole('button', { name: 'Dismiss' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('news does not look like an error', () => {
    const { root, view } = mountInShadow(
      <>
        <Toast text="It went wrong." closeLabel="Dismiss" onClose={() => {}} />
        <Toast isInfo text="It moved on." closeLabel="Dismiss" onClose={() => {}} />
      </>,
    );
    const rules = root.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
    const findBackground = (text: string): string | undefined => {
      const classes = [...(view.getByText(text).parentElement?.classList ?? [])];
      return rules
        .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule)
        .find(
          ({ selectorText, style }) =>
            style.background && classes.some((name) => selectorText === `.${name}`),
        )?.style.background;
    };
    expect(findBackground('It went wrong.')).toBe(tokens.colour.danger);
    expect(findBackground('It moved on.')).toBe(tokens.colour.main);
  });
});
