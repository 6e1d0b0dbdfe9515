import { monthNames } from '@tamarack/core/calendar/month-names';
import type { Language } from '@tamarack/core/language';
import styled from 'styled-components';
import { Card } from '../../components/layout/card';
import enMessages from '../../i18n/locales/en/messages.json';
import enOutcome from '../../i18n/locales/en/outcome.json';
import frMessages from '../../i18n/locales/fr/messages.json';
import frOutcome from '../../i18n/locales/fr/outcome.json';
import { tokens } from '../../theme/tokens';
import type { FrameMarkup } from './frame-markup';
import { Fields, pickValidationTexts } from './parts/fields';
import { SinField } from './parts/sin-field';

const words = {
  en: { sinEntry: enOutcome.sinEntry, messages: enMessages },
  fr: { sinEntry: frOutcome.sinEntry, messages: frMessages },
};

export function sinMarkup(language: Language): FrameMarkup {
  const { sinEntry, messages } = words[language];
  return {
    title: sinEntry.label,
    fields: (
      <Fields>
        <SinField label={sinEntry.label} hint={sinEntry.purpose} />
        <Card id="facts" hidden>
          <h2>{sinEntry.confirmTitle}</h2>
          <Facts>
            <dt>{sinEntry.name}</dt>
            <dd id="name" />
            <dt>{sinEntry.dob}</dt>
            <dd id="dob" />
            <dt>{sinEntry.address}</dt>
            <dd id="address" />
          </Facts>
        </Card>
      </Fields>
    ),
    texts: {
      ...pickValidationTexts(messages, ['sinRequired', 'sinInvalid', 'sinDoubtful']),
      months: monthNames[language].join(' '),
    },
  };
}

const Facts = styled.dl`
  dt {
    color: ${tokens.colour.muted};
    font-size: ${tokens.font.small};
  }
  dd + dt {
    margin-top: ${tokens.space.xs};
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
