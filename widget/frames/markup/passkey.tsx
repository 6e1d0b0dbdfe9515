import type { Language } from '@tamarack/core/language';
import styled from 'styled-components';
import { Button } from '../../components/button';
import { Card } from '../../components/layout/card';
import { Notice } from '../../components/notice';
import { Spinner } from '../../components/spinner';
import enFrames from '../../i18n/locales/en/frames.json';
import enMessages from '../../i18n/locales/en/messages.json';
import frFrames from '../../i18n/locales/fr/frames.json';
import frMessages from '../../i18n/locales/fr/messages.json';
import { tokens } from '../../theme/tokens';
import type { FrameMarkup } from './frame-markup';

const words = {
  en: { ...enMessages.passkey, ...enFrames.passkey },
  fr: { ...frMessages.passkey, ...frFrames.passkey },
};

export function passkeyMarkup(language: Language): FrameMarkup {
  const passkey = words[language];
  const useButton = <Button kind="secondary">{passkey.use}</Button>;
  return {
    title: passkey.use,
    fields: (
      <Column>
        <div data-part="proof" hidden>
          <Column>
            <p>{passkey.useHint}</p>
            <div>{useButton}</div>
          </Column>
        </div>
        <div data-part="purchase" hidden>
          <Column>
            <p>{passkey.purchase}</p>
            <div>{useButton}</div>
          </Column>
        </div>
        <div data-part="create" hidden>
          <Card>
            <h2>{passkey.offerTitle}</h2>
            <Column>
              <p>{passkey.offer}</p>
              <div>
                <Button kind="secondary">{passkey.create}</Button>
              </div>
            </Column>
          </Card>
        </div>
        <div data-part="created" hidden>
          <Notice tone="ok">{passkey.created}</Notice>
        </div>
        <div data-part="failed" hidden>
          <Notice tone="warn">{passkey.failed}</Notice>
        </div>
        <template id="spinner">
          <Spinner size={18} />
        </template>
      </Column>
    ),
    texts: { created: passkey.created, failed: passkey.failed },
  };
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s};
`;
