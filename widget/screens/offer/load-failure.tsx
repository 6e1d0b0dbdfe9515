import type { ReactElement } from 'react';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { Help } from '../../shell/help';

/** Some data failed to load; offers a retry, and contact details in case it fails again. */
export function LoadFailure(props: { text: string; retry: string; onRetry: () => void }): ReactElement {
  return (
    <>
      <Notice
        tone="error"
        announce
        actions={
          <Button kind="link" onPress={props.onRetry}>
            {props.retry}
          </Button>
        }
      >
        {props.text}
      </Notice>
      <Help />
    </>
  );
}
