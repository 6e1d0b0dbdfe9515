/** @jsxRuntime automatic */
import { formatDate } from '@tamarack/core/calendar/format-date';
import type { Language } from '@tamarack/core/language';
import { Card } from '../../pages/parts/card';
import { Definitions } from '../../pages/parts/definitions';
import { Notice } from '../../pages/parts/notice';
import type { HeldPayout } from '../../src/settlement/payouts';
import type { DashboardContext } from '../context';
import { places } from '../navigation';
import { Page } from '../parts/page';
import { Sums } from '../parts/sums';
import { formatTime, Time } from '../parts/time';
import type { PayoutLine } from './payout-lines';
import { describeKind, getPayoutTexts, getReturnTexts } from './payout-texts';
import { StateBadge } from './state-badge';

/** A payout: what holds it, when it is paid, and how it is calculated. */
export function payoutPage({
  context,
  payout,
  lines,
}: {
  readonly context: DashboardContext;
  readonly payout: HeldPayout;
  readonly lines: readonly PayoutLine[];
}) {
  const { language } = context;
  const texts = getPayoutTexts(language);
  const notice = describeNotice(payout, language);
  const toTime = (at: string | null) => at && <Time key={at} at={new Date(at)} language={language} />;
  return (
    <Page
      context={context}
      current="payouts"
      title={`${describeKind(payout, language)} ${payout.reference ?? ''}`.trim()}
      beside={<StateBadge payout={payout} language={language} />}
    >
      {notice !== null && <Notice tone="warn">{notice}</Notice>}
      <Card title={texts.lines} level={2}>
        <Sums
          language={language}
          lines={lines.map((line) => ({ ...line, text: <Line line={line} language={language} /> }))}
        />
        {payout.kind === 'recovery' && <p className="hint">{texts.recoveryHint}</p>}
      </Card>
      <Card
        title={texts.overview}
        level={2}
        beside={<a href={`${places.checkouts.path}/${payout.checkoutId}`}>{texts.openCheckout}</a>}
      >
        <Definitions
          missing={texts.missing}
          items={[
            [texts.opened, toTime(payout.openedAt)],
            ...(payout.kind === 'recovery'
              ? []
              : ([
                  [texts.expected, payout.expectedOn && formatDate(payout.expectedOn, language)],
                  [texts.sent, toTime(payout.sentAt)],
                ] as const)),
            [texts.paid, toTime(payout.paidAt)],
            [texts.account, payout.accountEnding],
            [texts.id, <code key="id">{payout.payoutId}</code>],
          ]}
        />
      </Card>
    </Page>
  );
}

function Line({
  line: { what, other },
  language,
}: {
  readonly line: PayoutLine;
  readonly language: Language;
}) {
  const texts = getPayoutTexts(language);
  return (
    <>
      {texts[what]}{' '}
      {other && (
        <a href={`${places.payouts.path}/${other.payoutId}`}>{other.reference ?? texts.noReference}</a>
      )}
    </>
  );
}

/** Why it is held, or was returned, in plain words. */
function describeNotice({ hold, state, returned }: HeldPayout, language: Language): string | null {
  const texts = getPayoutTexts(language);
  if (hold !== null)
    return hold.reason === 'accountChange'
      ? texts.holds.accountChange(formatTime(hold.until, language))
      : texts.holds[hold.reason];
  if (returned === null || state === 'paid') return null;
  const reason = getReturnTexts(language)[returned.code] ?? texts.unknownReturn;
  return (state === 'returned' ? texts.returned : texts.retried)(reason, returned.code);
}
