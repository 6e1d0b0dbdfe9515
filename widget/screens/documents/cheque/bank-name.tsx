import { toDigits } from '@tamarack/core/validation/cheque-account';
import { findInstitutionName } from '@tamarack/core/validation/institutions';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../../components/icon';
import { useLanguage } from '../../../i18n/use-language';
import { tokens } from '../../../theme/tokens';

/** Whose number it is, said as soon as it is complete. One that is not known is doubted and stops nothing. */
export function BankName({ institution }: { institution: string }): ReactElement {
  const { t } = useTranslation('cheque');
  const language = useLanguage();
  const number = toDigits(institution);
  const name = findInstitutionName(number, language);
  return (
    <Line role="status" $known={name !== null}>
      {name !== null && <Icon name="check" size={18} />}
      {name ?? (/^\d{3}$/.test(number) ? t('numbers.bankUnknown') : null)}
    </Line>
  );
}

const Line = styled.div<{ $known: boolean }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xxs};
  margin-top: 6px;
  color: ${({ $known }) => ($known ? tokens.colour.ok : tokens.colour.muted)};
  font-size: ${tokens.font.small};
  font-weight: ${({ $known }) => ($known ? 600 : 400)};

  &:empty {
    margin: 0;
  }
`;
