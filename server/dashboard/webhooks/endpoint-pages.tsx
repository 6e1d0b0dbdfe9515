/** @jsxRuntime automatic */
import { LinkButton } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { Notice } from '../../pages/parts/notice';
import { PostButton } from '../../pages/parts/post-button';
import { Table } from '../../pages/parts/table';
import type { EndpointView } from '../../src/settlement/webhooks';
import { can, type DashboardContext } from '../context';
import { Page } from '../parts/page';
import { CreateFields } from '../web/open-merchant';
import { EndpointForm, type EndpointInput } from './endpoint-form';
import { EndpointState } from './endpoint-state';
import { getWebhookTexts } from './webhook-texts';

export const webhooksPath = '/merchant/developers/webhooks';
export const eventsPath = '/merchant/developers/events';

export interface EndpointsPageProps {
  readonly context: DashboardContext;
  readonly endpoints: readonly EndpointView[];
  readonly formKey: string;
  /** The input with its problem. */
  readonly input?: EndpointInput & { readonly error?: string };
  readonly tooMany?: boolean;
  readonly flash?: string | null;
}

/** All endpoints, and a form for another one. */
export function endpointsPage({
  context,
  endpoints,
  formKey,
  input,
  tooMany,
  flash = null,
}: EndpointsPageProps) {
  const { language } = context;
  const texts = getWebhookTexts(language);
  return (
    <Page
      context={context}
      current="developers"
      title={texts.webhooks}
      beside={<LinkButton href={eventsPath}>{texts.events}</LinkButton>}
      flash={flash}
    >
      {tooMany && <Notice tone="danger">{texts.tooMany}</Notice>}
      <p>{texts.intro}</p>
      {endpoints.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <Table
          caption={texts.endpoints}
          columns={[
            {
              head: texts.url,
              cell: ({ endpointId, url }: EndpointView) => (
                <a href={`${webhooksPath}/${endpointId}`}>{url}</a>
              ),
            },
            { head: texts.types, cell: ({ eventTypes }) => eventTypes?.join(', ') ?? texts.all },
            {
              head: texts.state,
              cell: (endpoint) => <EndpointState endpoint={endpoint} language={language} />,
            },
          ]}
          rows={endpoints}
          getRowKey={({ endpointId }) => endpointId}
        />
      )}
      {can(context, 'developers.manage') && (
        <Card title={texts.add} level={2} id="add">
          <EndpointForm
            action={`${webhooksPath}#add`}
            button={texts.add}
            input={input ?? { url: '', types: [] }}
            error={input?.error}
            fields={<CreateFields context={context} formKey={formKey} />}
            context={context}
          />
        </Card>
      )}
    </Page>
  );
}

export interface EndpointPageProps {
  readonly context: DashboardContext;
  readonly endpoint: EndpointView;
  /** Shown once. */
  readonly secret?: string;
  readonly input?: EndpointInput & { readonly error?: string };
  readonly flash?: string | null;
}

/** One endpoint: its address, events, state and secret. */
export function endpointPage({ context, endpoint, secret, input, flash = null }: EndpointPageProps) {
  const { language } = context;
  const texts = getWebhookTexts(language);
  const path = `${webhooksPath}/${endpoint.endpointId}`;
  const isEnabled = endpoint.disabled === null;
  return (
    <Page
      context={context}
      current="developers"
      title={new URL(endpoint.url).host}
      beside={<EndpointState endpoint={endpoint} language={language} />}
      flash={flash}
    >
      <p>
        <a href={webhooksPath}>{texts.webhooks}</a>
      </p>
      {secret !== undefined && (
        <Notice tone="ok">
          {texts.secretShown} <code className="secret">{secret}</code>
        </Notice>
      )}
      <Card title={texts.change} level={2}>
        <EndpointForm
          action={path}
          button={texts.save}
          input={input ?? { url: endpoint.url, types: endpoint.eventTypes ?? [] }}
          error={input?.error}
          context={context}
        />
      </Card>
      <Card title={texts.secret} level={2}>
        <p className="hint">{texts.rollHint}</p>
        <PostButton action={`${path}/roll`}>{texts.roll}</PostButton>
      </Card>
      <Card title={texts.actions} level={2}>
        <p className="hint">{texts.disableHint}</p>
        <div className="row-forms">
          {isEnabled && <PostButton action={`${path}/test`}>{texts.test}</PostButton>}
          <PostButton action={`${path}/${isEnabled ? 'disable' : 'enable'}`}>
            {isEnabled ? texts.disable : texts.enable}
          </PostButton>
          <PostButton action={`${path}/remove`}>{texts.remove}</PostButton>
        </div>
      </Card>
    </Page>
  );
}
