import type { Language } from '@tamarack/core/language';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Agreement } from '../../../api/types';
import { Button } from '../../../components/button';
import { FieldError } from '../../../components/fields/field-frame';
import { useApi } from '../../../store/hooks/use-api';
import { tokens } from '../../../theme/tokens';

/** The agreement as a download, with the hash that identifies it. */
export function AgreementCopy({ agreement }: { agreement: Agreement }): ReactElement {
  const { t } = useTranslation('offer');
  const pdf = usePdf(agreement.language);
  return (
    <Box>
      <Button kind="secondary" busy={pdf.state === 'busy'} onPress={() => void pdf.download()}>
        {pdf.state === 'busy' ? t('signAgreement.pdfBusy') : t('signAgreement.pdf')}
      </Button>
      {pdf.state === 'failed' && (
        <div role="alert">
          <FieldError id="pdf-error">{t('signAgreement.pdfFailed')}</FieldError>
        </div>
      )}
      {/* Clicked by script: a plain link cannot send the session's headers. */}
      {pdf.url && (
        <a ref={pdf.link} href={pdf.url} download={`${agreement.title}.pdf`} hidden>
          {t('signAgreement.pdf')}
        </a>
      )}
      <Hash>
        <span>{t('signAgreement.hash')}</span>
        <code>{agreement.hash}</code>
        <span>{t('signAgreement.hashHint')}</span>
      </Hash>
    </Box>
  );
}

function usePdf(language: Language) {
  const api = useApi();
  const link = useRef<HTMLAnchorElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (url === null) return;
    link.current?.click();
    // Delayed, since some browsers would otherwise find nothing to download.
    return () => void setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }, [url]);
  const download = async (): Promise<void> => {
    setState('busy');
    try {
      setUrl(URL.createObjectURL(await api.agreementPdf(language)));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { state, url, download, link };
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space.s};
`;

const Hash = styled.p`
  display: flex;
  flex-direction: column;
  color: ${tokens.colour.muted};
  font-size: ${tokens.font.small};

  code {
    color: ${tokens.colour.ink};
    font-family: ui-monospace, Menlo, Consolas, monospace;
    overflow-wrap: anywhere;
  }
`;
