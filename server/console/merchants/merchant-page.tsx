/** @jsxRuntime automatic */

import { KeysCard, type NewKey } from '../../pages/keys/keys-card';
import { LogoCard } from '../../pages/logo/logo-card';
import { logoTextsEn } from '../../pages/logo/logo-texts';
import { Badge } from '../../pages/parts/badge';
import { LinkButton } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { Definitions } from '../../pages/parts/definitions';
import { Notice } from '../../pages/parts/notice';
import { FormKeyField } from '../../pages/web/form-key';
import type { MembershipSummary } from '../../src/parties/members';
import type { KeyMode, MerchantKey, MerchantRecord } from '../../src/parties/merchants';
import { canAct, type Operator } from '../../src/parties/operators';
import { Page, PageTitle } from '../parts/page';
import { Age, Time } from '../parts/time';
import { History } from '../review/parts/history';
import { formatAmount } from '../review/texts/format-amounts';
import { keysTexts } from './keys-texts';
import { MembersCard } from './members-card';
import { PayeeCard, type PayeeState } from './payee-card';
import { type PromotionErrors, type PromotionForm, PromotionsCard } from './promotions-card';

export interface MerchantPageProps {
  readonly operator: Operator;
  readonly merchant: MerchantRecord;
  readonly mode: KeyMode;
  readonly keys: readonly MerchantKey[];
  /** A key that was just created: shown once. */
  readonly newKey?: NewKey;
  readonly formKey: string;
  /** Null if the operator may not read it. */
  readonly payee: PayeeState | null;
  readonly promotion?: PromotionForm;
  readonly promotionErrors?: PromotionErrors;
  readonly error?: string;
  /** Code of the problem of an uploaded logo. */
  readonly logoError?: string;
  readonly events: Parameters<typeof History>[0]['trail'];
  readonly members: readonly MembershipSummary[];
  /** The address of an owner that could not be invited, with the reason. */
  readonly invitation?: { readonly email: string; readonly error: string };
  /** Names of operators, and addresses of members, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly flash?: string | null;
  readonly now: Date;
}

/** One merchant: settings, keys, payout account, promotions and history. */
export function merchantPage(props: MerchantPageProps) {
  const { operator, merchant, mode, keys, newKey, formKey, payee, error, events, names, now } = props;
  const { id, name, closedAt } = merchant;
  const path = `/operator/merchants/${id}`;
  const manages = canAct(operator, 'merchants.manage');
  const canChange = manages && closedAt === null;
  return (
    <Page title={name} operator={operator} flash={props.flash ?? null}>
      <PageTitle beside={closedAt === null ? <Badge tone="ok">Open</Badge> : <Badge>Closed</Badge>}>
        {name}
      </PageTitle>
      <p className="kind">
        {merchant.legalName}
        {' · '}
        <a href={`/operator/funnel?merchant=${id}`}>Funnel</a>
      </p>
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
      {closedAt !== null && (
        <Notice tone="warn">
          {'Closed '}
          <Time at={closedAt.toISOString()} now={now} />. New checkouts and invoice links are refused. What
          began before can be finished; refunds and payouts continue.
        </Notice>
      )}
      <SettingsCard merchant={merchant} mode={mode} path={path} canChange={canChange} />
      {canChange && (
        <LogoCard
          logoUrl={merchant.logoUrl}
          merchantName={name}
          path={`${path}/logo`}
          error={props.logoError}
          texts={logoTextsEn}
        />
      )}
      <KeysCard
        keys={keys}
        newKey={newKey}
        mode={mode}
        path={path}
        createFields={<FormKeyField formKey={formKey} />}
        manages={manages}
        by={operator}
        texts={keysTexts}
        renderTime={(at, when) =>
          when === 'past' ? <Age at={at.toISOString()} now={now} /> : <Time at={at.toISOString()} now={now} />
        }
      />
      <MembersCard
        members={props.members}
        invitation={props.invitation}
        path={path}
        formKey={formKey}
        manages={manages}
        now={now}
      />
      {payee !== null && (
        <PayeeCard payee={payee} path={path} mayPropose={canAct(operator, 'payees.propose')} />
      )}
      <PromotionsCard
        promotions={merchant.promotions}
        input={props.promotion}
        errors={props.promotionErrors}
        path={path}
        formKey={formKey}
        canChange={canChange}
      />
      <History trail={events} names={names} now={now} />
      {canChange && (
        <Card title="Close" level={2} id="close">
          <p>Ends new business with the merchant. This can’t be undone.</p>
          <div>
            <LinkButton href={`${path}/close`}>{`Close ${name}…`}</LinkButton>
          </div>
        </Card>
      )}
    </Page>
  );
}

function SettingsCard({
  merchant,
  mode,
  path,
  canChange,
}: Pick<MerchantPageProps, 'merchant' | 'mode'> & { readonly path: string; readonly canChange: boolean }) {
  const { fee } = merchant;
  return (
    <Card
      title="Settings"
      level={2}
      id="settings"
      beside={canChange && <LinkButton href={`${path}/edit`}>Change</LinkButton>}
    >
      <div className="wide-definitions">
        <Definitions
          items={[
            ['Merchant ID', <code key="id">{merchant.id}</code>],
            ['Environment', mode === 'live' ? 'Live' : 'Test (sandbox)'],
            ['Language', merchant.language === 'fr' ? 'French' : 'English'],
            ['Logo', merchant.logoUrl],
            [
              'Origins',
              <Lines key="origins" of={merchant.origins} none="None: no page can open a checkout" />,
            ],
            [
              'Redirect origins',
              <Lines key="redirects" of={merchant.redirectOrigins} none="Only the origins" />,
            ],
            ['Sites', <Lines key="sites" of={merchant.sites} none="None" />],
            ['Minimum purchase', formatAmount(merchant.minimumPurchase)],
            ['Social insurance number', merchant.sinOptional ? 'Optional' : 'Required'],
            ['Fee of each payout', `${fee.rateBps / 100}% and ${formatAmount(fee.fixed)}`],
          ]}
        />
      </div>
    </Card>
  );
}

function Lines({ of, none }: { readonly of: readonly string[]; readonly none: string }) {
  if (of.length === 0) return <span className="missing">{none}</span>;
  return (
    <ul className="lines">
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
