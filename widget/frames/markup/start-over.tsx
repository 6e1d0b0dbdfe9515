import type { Language } from '@tamarack/core/language';
import styled from 'styled-components';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { Spinner } from '../../components/spinner';
import enFrames from '../../i18n/locales/en/frames.json';
import enVerify from '../../i18n/locales/en/verify.json';
import frFrames from '../../i18n/locales/fr/frames.json';
import frVerify from '../../i18n/locales/fr/verify.json';
import { tokens } from '../../theme/tokens';
import type { FrameMarkup } from './frame-markup';

const words = {
  en: { action: enVerify.proof.startOver, ...enFrames.startOver },
  fr: { action: frVerify.proof.startOver, ...frFrames.startOver },
};

export function startOverMarkup(language: Language): FrameMarkup {
  const { action, text, covered } = words[language];
  return {
    title: action,
    fields: (
      <Column>
        <p>{text}</p>
        <div data-part="start-over">
          <Button kind="secondary">{action}</Button>
        </div>
        <div data-part="covered" hidden>
          <Notice tone="warn" icon="eye">
            {covered}
          </Notice>
        </div>
        <template id="spinner">
          <Spinner size={18} />
        </template>
      </Column>
    ),
    texts: { covered },
    background: tokens.colour.sunken,
  };
}

/** As the disclosure around it. */
const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s};
  font-size: ${tokens.font.small};
`;
