/** @jsxRuntime automatic */
import { KeysCard, type NewKey } from '../../pages/keys/keys-card';
import { Badge } from '../../pages/parts/badge';
import { Button, LinkButton } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { TextArea } from '../../pages/parts/field';
import { Notice } from '../../pages/parts/notice';
import type { MerchantKey } from '../../src/parties/merchants';
import { can, type DashboardContext } from '../context';
import { places } from '../navigation';
import { Page } from '../parts/page';
import { Time } from '../parts/time';
import { CreateFields, OpenMerchantField } from '../web/open-merchant';
import { getDeveloperTexts, getKeysTexts } from './developer-texts';

const { path } = places.developers;

/** As entered: one on each line. */
export interface OriginsForm {
  readonly origins: string;
  readonly redirectOrigins: string;
}

export interface DevelopersPageProps {
  readonly context: DashboardContext;
  readonly keys: readonly MerchantKey[];
  /** A key that was just created: shown once. */
  readonly newKey?: NewKey;
  readonly formKey: string;
  readonly origins: OriginsForm;
  readonly originErrors?: Partial<OriginsForm>;
  readonly error?: 'tooManyKeys' | 'noPermission';
  readonly flash?: string | null;
}

/** Keys and origins. */
export function developersPage(props: DevelopersPageProps) {
  const { context, keys, newKey, formKey, error, flash = null } = props;
  const { language, mode, merchant } = context;
  const texts = getDeveloperTexts(language);
  const manages = can(context, 'developers.manage');
  return (
    <Page
      context={context}
      current="developers"
      title={places.developers.text[language]}
      beside={
        <span className="beside">
          <Badge tone={mode === 'live' ? 'ok' : 'warn'}>{texts[mode]}</Badge>
          <LinkButton href={`${path}/webhooks`}>Webhooks</LinkButton>
        </span>
      }
      flash={flash}
    >
      {error !== undefined && <Notice tone="danger">{texts[error]}</Notice>}
      <p>{mode === 'live' ? texts.liveHint : texts.testHint}</p>
      <KeysCard
        keys={keys}
        newKey={newKey}
        mode={mode}
        path={path}
        createFields={<CreateFields context={context} formKey={formKey} />}
        manages={manages}
        by={context.as}
        texts={getKeysTexts(language)}
        renderTime={(at) => <Time at={at} language={language} />}
      />
      <OriginsCard {...props} canChange={manages && merchant.closedAt === null} />
    </Page>
  );
}

function OriginsCard({
  context,
  origins,
  originErrors = {},
  canChange,
}: DevelopersPageProps & { readonly canChange: boolean }) {
  const texts = getDeveloperTexts(context.language);
  return (
    <Card title={texts.origins} level={2} id="origins">
      <p className="hint">{texts.originsHint}</p>
      <form method="post" action={`${path}/origins#origins`} className="stack form">
        <OpenMerchantField context={context} />
        <TextArea
          label={texts.pages}
          name="origins"
          value={origins.origins}
          error={originErrors.origins}
          readOnly={!canChange}
        />
        <TextArea
          label={texts.redirects}
          hint={texts.redirectsHint}
          name="redirectOrigins"
          value={origins.redirectOrigins}
          error={originErrors.redirectOrigins}
          rows={2}
          readOnly={!canChange}
        />
        {canChange && (
          <div>
            <Button>{texts.save}</Button>
          </div>
        )}
      </form>
    </Card>
  );
}
