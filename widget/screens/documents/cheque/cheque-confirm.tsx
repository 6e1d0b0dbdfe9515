import { brand } from '@tamarack/core/brand';
import { formatAccount } from '@tamarack/core/validation/cheque-account';
import type { ChequeAccountInput } from '@tamarack/core/validation/inputs';
import { findInstitutionName } from '@tamarack/core/validation/institutions';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Details } from '../../../components/details';
import { Modal } from '../../../components/modal';
import { Notice } from '../../../components/notice';
import { useLanguage } from '../../../i18n/use-language';
import { tokens } from '../../../theme/tokens';

export interface ChequeConfirmProps {
  fileName: string;
  account: ChequeAccountInput;
  /** Why it did not work, in words. */
  failure: string | null;
  /** A file is still being checked: it may be no good. */
  checking: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Everything once more before it is handed in, and what the applicant agrees to by it. */
export function ChequeConfirm(props: ChequeConfirmProps): ReactElement {
  const { t } = useTranslation('cheque');
  const language = useLanguage();
  const { transit, institution, account } = props.account;
  return (
    <Modal
      title={t('confirm.title')}
      confirm={{ label: t('confirm.submit'), onPress: props.onConfirm, busy: props.busy || props.checking }}
      cancel={{ label: t('confirm.back'), onPress: props.onCancel }}
    >
      <Content>
        <p>{t('confirm.lead')}</p>
        <Details>
          <dt>{t('confirm.file')}</dt>
          <dd>
            <bdi>{props.fileName}</bdi>
          </dd>
          <dt>{t('confirm.bank')}</dt>
          <dd>{findInstitutionName(institution, language) ?? t('confirm.bankUnknown')}</dd>
          <dt>{t('confirm.transit')}</dt>
          <dd>{transit}</dd>
          <dt>{t('confirm.institution')}</dt>
          <dd>{institution}</dd>
          <dt>{t('confirm.account')}</dt>
          <dd>{formatAccount(account)}</dd>
        </Details>
        <p>{t('confirm.consent', { provider: brand.provider })}</p>
        {props.checking && <p role="status">{t('confirm.checking')}</p>}
        {props.failure !== null && (
          <Notice tone="error" announce>
            {props.failure}
          </Notice>
        )}
      </Content>
    </Modal>
  );
}

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.m};
`;
