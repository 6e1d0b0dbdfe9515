/** @jsxRuntime automatic */
import type { Language } from '@tamarack/core/language';
import { Badge } from '../../pages/parts/badge';
import type { EndpointView } from '../../src/settlement/webhooks';
import { getWebhookTexts } from './webhook-texts';

const reasons = { merchant: 'merchant', gone: 'gone', failing: 'stopped' } as const;

/** The text of a reason; that of a later release has none here. */
const findReason = (reason: string): (typeof reasons)[keyof typeof reasons] | 'disabled' =>
  reason in reasons ? reasons[reason as keyof typeof reasons] : 'disabled';

export function EndpointState({
  endpoint: { disabled, failingSince },
  language,
}: {
  readonly endpoint: EndpointView;
  readonly language: Language;
}) {
  const texts = getWebhookTexts(language);
  if (disabled) return <Badge tone="neutral">{texts[findReason(disabled.reason)]}</Badge>;
  return failingSince === null ? (
    <Badge tone="ok">{texts.active}</Badge>
  ) : (
    <Badge tone="warn">{texts.failing}</Badge>
  );
}
