import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/use-language';
import { useParts } from '../../i18n/use-parts';
import { MessageScreen } from './message-screen';

const codes = ['TC-1000-01', 'TC-1000-02', 'TC-1000-03', 'TC-1000-04', 'TC-1000-05', 'TC-1000-06'] as const;
const parts = ['outcome'] as const;

interface SetupErrorProps {
  readonly code: string | null;
  /** The API's own words, in English, for a code that has no text here. */
  readonly message: string;
}

/**
 * A mistake in the merchant's setup (specification, section 8). The customer can only contact the merchant; the code and its
 * meaning, in small print, are for the merchant's developer.
 */
export function SetupError({ code, message }: SetupErrorProps): ReactElement | null {
  const { t } = useTranslation('outcome');
  const language = useLanguage();
  const textsState = useParts(parts);
  if (textsState === 'loading') return null;
  if (textsState === 'failed') return <MessageScreen message={t('common:wrapper.general')} />;
  const known = codes.find((each) => each === code);
  const shownCode = code ?? 'TC-1000';
  const explanation = known ? t(`setupError.codes.${known}`) : toExplanation();
  const [before = '', ...after] = t('setupError.developer', { code: shownCode, explanation }).split(
    shownCode,
  );
  return (
    <MessageScreen
      key="setup"
      title={t('setupError.title')}
      message={t('setupError.message')}
      help={null}
      footnote={
        <>
          {before}
          <Code>{shownCode}</Code>
          {after.join(shownCode)}
        </>
      }
    />
  );

  /** The API writes English: in French only the name of a refused option is taken from `orderReference: expected …`. */
  function toExplanation(): string {
    if (language === 'en') return message;
    return code === 'invalidRequest' ? t('setupError.option', { option: message.split(':')[0] }) : '';
  }
}

/** In one piece: hyphens are where a browser would break it. */
const Code = styled.span`
  white-space: nowrap;
`;
