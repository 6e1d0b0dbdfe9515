/** @jsxRuntime automatic */
import type { Language } from '@tamarack/core/language';
import { Badge } from '../../pages/parts/badge';
import type { EndpointView } from '../../src/settlement/webhooks';
import { getWebhookTexts } from './webhook-texts';

const reasons = { merchant: 'merchant', gone: 'gone', failing: 'stopped' } as const;

export function EndpointState({
  endpoint: { disabled, failingSince },
  language,
}: {
  readonly endpoint: EndpointView;
  readonly language: Language;
}) {
  const texts = getWebhookTexts(language);
  if (disabled) return <Badge tone="neutral">{texts[reasons[disabled.reason]]}</Badge>;
  return failingSince === null ? (
    <Badge tone="ok">{texts.active}</Badge>
  ) : (
    <Badge tone="warn">{texts.failing}</Badge>
  );
}
