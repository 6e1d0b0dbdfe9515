import type { Language } from '@tamarack/core/language';
import styled from 'styled-components';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { Spinner } from '../../components/spinner';
import enVerify from '../../i18n/locales/en/verify.json';
import frVerify from '../../i18n/locales/fr/verify.json';
import { tokens } from '../../theme/tokens';
import type { FrameMarkup } from './frame-markup';

const words = { en: enVerify.proof, fr: frVerify.proof };

export function startOverMarkup(language: Language): FrameMarkup {
  const { startOver, startOverText, startOverCovered } = words[language];
  return {
    title: startOver,
    fields: (
      <Column>
        <p>{startOverText}</p>
        <div data-part="start-over">
          <Button kind="secondary">{startOver}</Button>
        </div>
        <div data-part="covered" hidden>
          <Notice tone="warn" icon="eye">
            {startOverCovered}
          </Notice>
        </div>
        <template id="spinner">
          <Spinner size={18} />
        </template>
      </Column>
    ),
    texts: { covered: startOverCovered },
  };
}

/** As the disclosure around it. */
const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s};
  font-size: ${tokens.font.small};
`;
