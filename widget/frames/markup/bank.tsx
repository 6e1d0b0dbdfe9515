import type { Language } from '@tamarack/core/language';
import styled from 'styled-components';
import enBank from '../../i18n/locales/en/bank.json';
import frBank from '../../i18n/locales/fr/bank.json';
import type { FrameMarkup } from './frame-markup';

const words = { en: enBank, fr: frBank };

/**
 * The aggregator's page. It may run scripts, sign in and open a bank's own window, but never navigate the
 * page around it.
 */
export function bankMarkup(language: Language): FrameMarkup {
  const title = words[language].bankingInfo.frameTitle;
  return {
    title,
    fields: (
      <Frame
        title={title}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="origin"
      />
    ),
    texts: {},
  };
}

/** Fills the document. */
const Frame = styled.iframe`
  position: fixed;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
`;
