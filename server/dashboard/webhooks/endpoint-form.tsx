/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { Button } from '../../pages/parts/button';
import { TextField } from '../../pages/parts/field';
import { merchantEventTypes } from '../../src/settlement/webhooks';
import type { DashboardContext } from '../context';
import { getTargetTexts, getWebhookTexts } from './webhook-texts';

/** Types that an endpoint can choose: a `ping` is sent on request. */
const knownTypes: readonly string[] = merchantEventTypes.filter((type) => type !== 'ping');

export interface EndpointInput {
  readonly url: string;
  readonly types: readonly string[];
}

/** Includes the endpoint's types of a later release, so that saving the form keeps them. */
const listTypes = (chosen: readonly string[]): readonly string[] => [
  ...knownTypes,
  ...chosen.filter((type) => !knownTypes.includes(type)),
];

/** Address and events of an endpoint. */
export function EndpointForm({
  action,
  button,
  input,
  error,
  fields,
  context,
}: {
  readonly action: string;
  readonly button: string;
  readonly input: EndpointInput;
  /** Code of the URL's problem. */
  readonly error: string | undefined;
  /** Hidden fields. */
  readonly fields?: ReactNode;
  readonly context: DashboardContext;
}) {
  const { language } = context;
  const texts = getWebhookTexts(language);
  return (
    <form method="post" action={action} className="stack form">
      {fields}
      <TextField
        label={texts.url}
        hint={texts.urlHint}
        name="url"
        type="url"
        value={input.url}
        error={error && (getTargetTexts(language)[error] ?? error)}
        required
      />
      <fieldset className="field choices" aria-describedby="types-hint">
        <legend>{texts.types}</legend>
        <p className="hint" id="types-hint">
          {texts.typesHint}
        </p>
        {listTypes(input.types).map((type) => (
          <label key={type}>
            <input type="checkbox" name="types" value={type} defaultChecked={input.types.includes(type)} />
            <code>{type}</code>
          </label>
        ))}
      </fieldset>
      <div>
        <Button>{button}</Button>
      </div>
    </form>
  );
}
