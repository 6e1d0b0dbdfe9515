import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Modal } from '../../../components/modal';
import { useLanguage } from '../../../i18n/use-language';
import { tokens } from '../../../theme/tokens';
import type { Statements } from './use-statements';

interface StatementsConfirmProps {
  statements: Statements;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The months with the files that cover them, before the cheque step. */
export function StatementsConfirm({ statements, onConfirm, onCancel }: StatementsConfirmProps): ReactElement {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const { coverage, documents, items } = statements;
  const excluded = [...items, ...documents.filter(({ state }) => state === 'refused')].map(
    ({ name }) => name,
  );
  const names = new Intl.ListFormat(`${language}-CA`).format(excluded);
  return (
    <Modal
      wide
      title={t('statements.confirmTitle')}
      confirm={{ label: t('statements.confirm'), onPress: onConfirm }}
      cancel={{ label: t('statements.goBack'), onPress: onCancel }}
    >
      <p>{t('statements.confirmLead')}</p>
      <Months>
        {coverage.months
          .filter(({ state }) => state === 'covered')
          .map(({ month, name, files }) => (
            <div key={month}>
              <dt>{name}</dt>
              {files.map((file) => (
                <dd key={file} dir="auto">
                  {file}
                </dd>
              ))}
            </div>
          ))}
      </Months>
      {excluded.length > 0 && <p>{t('statements.notIncluded', { names })}</p>}
    </Modal>
  );
}

const { colour, space } = tokens;

const Months = styled.dl`
  margin: ${space.s} 0;
  border: 1px solid ${colour.line};
  border-radius: ${tokens.radius.medium};
  font-size: ${tokens.font.small};

  > div {
    padding: ${space.xs} ${space.s};
    ${tokens.wideScreen} {
      display: grid;
      grid-template-columns: 9.5em 1fr;
      gap: 0 ${space.m};
    }
  }
  > div + div {
    border-top: 1px solid ${colour.line};
  }
  dt {
    grid-row: 1 / span 20;
    color: ${colour.navy};
    font-weight: 600;
  }
  dd {
    grid-column: 2;
    margin: 0;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
