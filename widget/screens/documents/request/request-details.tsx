import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ApplicationView } from '../../../api/types';
import { Card } from '../../../components/layout/card';
import { useLanguage } from '../../../i18n/use-language';
import { tokens } from '../../../theme/tokens';

interface RequestDetailsProps {
  request: NonNullable<ApplicationView['request']>;
}

/** The reviewer's request and note, in whatever language it was written. */
export function RequestDetails({ request }: RequestDetailsProps): ReactElement {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const id = useId();
  const { items, note } = request;
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{t('request.askedTitle')}</h2>
      {items.length > 0 && (
        <Items>
          {items.map((item) => (
            <li key={item.code}>{item[language]}</li>
          ))}
        </Items>
      )}
      {note !== null && (
        <Note>
          <figcaption>{t('request.note')}</figcaption>
          <blockquote lang="" dir="auto" data-private="">
            {note}
          </blockquote>
        </Note>
      )}
    </Card>
  );
}

const { colour, space } = tokens;

const Items = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  padding-left: 1.2em;
  list-style: disc;
`;

const Note = styled.figure`
  margin: ${space.m} 0 0;

  > figcaption {
    color: ${colour.muted};
    font-size: ${tokens.font.small};
  }
  > blockquote {
    margin: ${space.xxs} 0 0;
    padding-inline-start: ${space.m};
    border-inline-start: 3px solid ${colour.blue};
    color: ${colour.ink};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
