/** @jsxRuntime automatic */
import type { Language } from '@tamarack/core/language';
import { Badge } from '../../pages/parts/badge';
import type { Tone } from '../../pages/parts/tone';
import type { LinkStatus } from '../../src/intake/invoice-links';
import { getLinkStatusTexts } from './link-texts';

const tones: Readonly<Record<LinkStatus, Tone>> = {
  open: 'info',
  used: 'ok',
  rejected: 'danger',
  deactivated: 'neutral',
  expired: 'warn',
};

export function LinkStatusBadge({
  status,
  language,
}: {
  readonly status: LinkStatus;
  readonly language: Language;
}) {
  return <Badge tone={tones[status]}>{getLinkStatusTexts(language)[status]}</Badge>;
}
