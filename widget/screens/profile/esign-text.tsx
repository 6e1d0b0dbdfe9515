import { brand } from '@tamarack/core/brand';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const parts = ['electronic', 'equipment', 'paper', 'withdraw', 'credit', 'privacy', 'accuracy'] as const;

/** The full e-sign disclosure and application terms, beside the checkbox. */
export function EsignText(): ReactElement {
  const { t } = useTranslation('profile');
  const values = { provider: brand.provider, email: brand.supportEmail, privacy: brand.privacyEmail };
  return (
    <>
      {parts.map((part) => (
        <section key={part}>
          <h2>{t(`esign.${part}.title`)}</h2>
          <p>{t(`esign.${part}.text`, values)}</p>
        </section>
      ))}
    </>
  );
}
