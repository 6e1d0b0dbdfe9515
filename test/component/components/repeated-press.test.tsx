import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../widget/components/button';
import { FileList, FileRow } from '../../../widget/components/files/file-row';
import { Screen } from '../../../widget/components/layout/screen';
import { mountInShadow } from '../../support/mount-screen';

/** What a browser fires for the second press of a double click, wherever it lands. */
const second = { detail: 2 };

test('the second click of a double click does not hit the button that moved under the pointer', () => {
  const [connect, submit] = [vi.fn(), vi.fn()];
  const { view } = mountInShadow(
    <>
      <Button onPress={connect}>Connect my bank</Button>
      <form onSubmit={submit}>
        <Button type="submit">Continue</Button>
      </form>
    </>,
  );
  fireEvent.click(view.getByRole('button', { name: 'Connect my bank' }), second);
  fireEvent.click(view.getByRole('button', { name: 'Continue' }), second);
  expect(connect).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  fireEvent.click(view.getByRole('button', { name: 'Connect my bank' }), { detail: 1 });
  expect(connect).toHaveBeenCalledTimes(1);
});

test('a double click on Back goes back once', () => {
  const back = vi.fn();
  const { view } = mountInShadow(<Screen title="Your name" back={{ label: 'Back', onPress: back }} />);
  const button = view.getByRole('button', { name: 'Back' });
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, second);
  expect(back).toHaveBeenCalledTimes(1);
});

test('the row that moves up under the pointer is not removed as well', () => {
  const remove = vi.fn();
  const actions = [{ key: 'remove', label: 'Remove', name: 'Remove may.pdf', onPress: remove }];
  const { view } = mountInShadow(
    <FileList>
      <FileRow name="may.pdf" size="4 kB" state="ready" actions={actions} />
    </FileList>,
  );
  fireEvent.click(view.getByRole('button', { name: 'Remove may.pdf' }), second);
  expect(remove).not.toHaveBeenCalled();
  fireEvent.click(view.getByRole('button', { name: 'Remove may.pdf' }));
  expect(remove).toHaveBeenCalledTimes(1);
});
