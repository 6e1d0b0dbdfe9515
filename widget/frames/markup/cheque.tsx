import type { Language } from '@tamarack/core/language';
import { listInstitutionNames } from '@tamarack/core/validation/bank/institutions';
import styled from 'styled-components';
import { FieldPair } from '../../components/fields/field-pair';
import { TextField } from '../../components/fields/text-field';
import { Icon } from '../../components/icon';
import enCheque from '../../i18n/locales/en/cheque.json';
import enMessages from '../../i18n/locales/en/messages.json';
import frCheque from '../../i18n/locales/fr/cheque.json';
import frMessages from '../../i18n/locales/fr/messages.json';
import { tokens } from '../../theme/tokens';
import type { FrameMarkup } from './frame-markup';
import { ChequeIllustration } from './parts/cheque-illustration';
import { ReservedSpace } from './parts/reserved-space';

const words = {
  en: { cheque: enCheque, validation: enMessages.validation },
  fr: { cheque: frCheque, validation: frMessages.validation },
};
const codes = [
  'transitRequired',
  'transitInvalid',
  'institutionRequired',
  'institutionInvalid',
  'accountRequired',
  'accountInvalid',
] as const;

/** The three numbers in the cheque's own order, below an illustration that shows where to find them. */
export function chequeMarkup(language: Language): FrameMarkup {
  const {
    cheque: { numbers, picture },
    validation,
  } = words[language];
  const field = (part: 'transit' | 'institution' | 'account') => (
    <TextField
      name={part}
      label={numbers[part]}
      hint={numbers[`${part}Hint`]}
      inputMode="numeric"
      maxLength={60}
      required
      value=""
      onChange={() => {}}
    />
  );
  return {
    title: numbers.title,
    fields: (
      <Group role="group" aria-labelledby="title" aria-describedby="lead">
        <div>
          <h2 id="title">{numbers.title}</h2>
          <p id="lead">{numbers.lead}</p>
        </div>
        <ChequeIllustration alt={picture.alt} mark={picture.void} names={picture} />
        <FieldPair>
          {field('transit')}
          <div>
            {field('institution')}
            <BankPlace>
              <ReservedSpace texts={listInstitutionNames(language)}>
                <BankLine id="bank" role="status" />
              </ReservedSpace>
            </BankPlace>
          </div>
          {field('account')}
        </FieldPair>
        <template id="known">
          <Icon name="check" size={18} />
        </template>
      </Group>
    ),
    texts: {
      bankUnknown: numbers.bankUnknown,
      ...Object.fromEntries(codes.map((code) => [`validation.${code}`, validation[code]])),
    },
  };
}

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.m};

  h2 {
    font-size: ${tokens.font.large};
    line-height: calc(23 / 18);
  }
  p {
    color: ${tokens.colour.muted};
  }
`;

/** As wide as the icon of a known bank and the space after it. */
const iconRoom = '22px';

const BankPlace = styled.div`
  margin-top: 6px;
  font-size: ${tokens.font.small};

  [data-text] {
    padding-left: ${iconRoom};
    font-weight: 600;
  }
`;

/** Names the bank of an institution number; `data-known` where we know it. */
const BankLine = styled.div`
  display: flex;
  align-self: start;
  gap: ${tokens.space.xxs};
  color: ${tokens.colour.muted};

  /* in the middle of the first line; at half a pixel it would be drawn elsewhere than in the dialog */
  > svg {
    margin-top: 2px;
  }

  &[data-known] {
    color: ${tokens.colour.ok};
    font-weight: 600;
  }
`;
