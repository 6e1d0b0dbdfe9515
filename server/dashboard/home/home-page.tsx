/** @jsxRuntime automatic */

import { toCents } from '@tamarack/core/money/cents';
import { formatExactMoney } from '@tamarack/core/money/format';
import { Badge } from '../../pages/parts/badge';
import { Card } from '../../pages/parts/card';
import { Definitions } from '../../pages/parts/definitions';
import { getText } from '../../pages/parts/get-text';
import { getRoleTexts } from '../account/account-texts';
import { can, type DashboardContext } from '../context';
import { places } from '../navigation';
import { Page } from '../parts/page';
import { buildUrl } from '../parts/paging';
import { formatTime } from '../parts/time';
import { getHomeTexts, getStepTexts, getTestCheckoutText } from './home-texts';
import { isSetUp, isStepDone, type SetupFacts, type SetupStep, setupSteps, stepPlaces } from './setup-steps';

export interface HomePageProps {
  readonly context: DashboardContext;
  readonly facts: SetupFacts;
  /** Null before the first one. */
  readonly latest: {
    readonly cartTotal: number;
    readonly orderReference: string | null;
    readonly createdAt: string;
  } | null;
  readonly endpoints: { readonly active: number; readonly failing: number };
  readonly flash: string | null;
}

/** A new merchant's checklist; once everything is done, a summary. */
export function homePage(props: HomePageProps) {
  const { context, facts, flash } = props;
  return (
    <Page context={context} current="home" title={places.home.text[context.language]} flash={flash}>
      {isSetUp(facts) || context.merchant.closedAt !== null ? (
        <Summary {...props} />
      ) : (
        <Checklist context={context} facts={facts} />
      )}
    </Page>
  );
}

function Checklist({ context, facts }: Pick<HomePageProps, 'context' | 'facts'>) {
  const texts = getHomeTexts(context.language);
  const done = setupSteps.filter((step) => isStepDone[step](facts));
  const [next] = setupSteps.filter((step) => !done.includes(step));
  return (
    <Card
      title={texts.checklist}
      level={2}
      beside={<Badge tone="info">{texts.progress(done.length, setupSteps.length)}</Badge>}
    >
      <ol className="steps">
        {setupSteps.map((step) => (
          <Step key={step} context={context} step={step} done={done.includes(step)} isNext={step === next} />
        ))}
      </ol>
    </Card>
  );
}

function Step({
  context,
  step,
  done,
  isNext,
}: {
  readonly context: DashboardContext;
  readonly step: SetupStep;
  readonly done: boolean;
  readonly isNext: boolean;
}) {
  const { language, mode } = context;
  const texts = getHomeTexts(language);
  const { title, next, link } = getStepTexts(language)[step];
  const isTest = step === 'checkout' && mode === 'test';
  const [path, act] = stepPlaces[step];
  return (
    <li aria-current={isNext ? 'step' : undefined}>
      <Badge tone={done ? 'ok' : 'neutral'}>{done ? texts.done : texts.open}</Badge>
      <div>
        <h3>{isTest ? getTestCheckoutText(language).title : title}</h3>
        {!done && <p>{next}</p>}
        {!done && can(context, act) && <a href={path}>{link}</a>}
      </div>
    </li>
  );
}

function Summary({ context, latest, endpoints }: HomePageProps) {
  const { language, role } = context;
  const texts = getHomeTexts(language);
  const describeLatest = ({ cartTotal, orderReference, createdAt }: NonNullable<typeof latest>): string =>
    [
      formatExactMoney(toCents(cartTotal), language),
      ...(orderReference === null ? [] : [orderReference]),
      formatTime(new Date(createdAt), language),
    ].join(' · ');
  return (
    <Card title={texts.summary} level={2}>
      <Definitions
        missing="–"
        items={[
          [texts.latest, latest && describeLatest(latest)],
          [
            texts.webhooks,
            <span key="webhooks" className="row-forms">
              {texts.active(endpoints.active)}
              {endpoints.failing > 0 && <Badge tone="warn">{texts.failing(endpoints.failing)}</Badge>}
              {endpoints.failing > 0 && can(context, 'developers.read') && (
                <a href={buildUrl('/merchant/developers/events', { delivery: 'failed' })}>{texts.log}</a>
              )}
            </span>,
          ],
          [texts.role, getText(getRoleTexts(language), role)],
        ]}
      />
    </Card>
  );
}
