/** @jsxRuntime automatic */
import { Button, LinkButton } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { Select, TextField } from '../../pages/parts/field';
import { Notice } from '../../pages/parts/notice';
import type { DashboardContext } from '../context';
import { places } from '../navigation';
import { Page } from '../parts/page';
import { CreateFields } from '../web/open-merchant';
import type { LinkColumn } from './csv/columns';
import type { LinkValues } from './csv/parse-link-row';
import { getFaultTexts } from './fault-texts';
import { getLinkFormTexts } from './link-texts';

/** The form of one invoice link. */
export function linkFormPage({
  context,
  sites,
  values,
  faults = {},
  notice = null,
  formKey,
}: {
  readonly context: DashboardContext;
  readonly sites: readonly string[];
  readonly values: LinkValues;
  /** Codes, by field. */
  readonly faults?: Readonly<Partial<Record<LinkColumn, string>>>;
  readonly notice?: string | null;
  readonly formKey: string;
}) {
  const { language } = context;
  const texts = getLinkFormTexts(language);
  const faultTexts = getFaultTexts(language);
  const getField = (name: LinkColumn) => {
    const code = faults[name];
    return { name, value: values[name] ?? '', error: code && (faultTexts[code] ?? faultTexts['other']) };
  };
  const { path } = places.invoiceLinks;
  return (
    <Page context={context} current="invoiceLinks" title={texts.title}>
      {notice !== null && <Notice tone="danger">{notice}</Notice>}
      <Card title={texts.invoice} level={2}>
        <form method="post" action={path} className="stack">
          <CreateFields context={context} formKey={formKey} />
          <TextField label={texts.number} hint={texts.numberHint} required {...getField('invoiceId')} />
          <TextField
            label={texts.amount}
            hint={texts.amountHint}
            inputMode="decimal"
            required
            {...getField('amount')}
          />
          <TextField label={texts.customerName} hint={texts.customerNameHint} {...getField('customerName')} />
          <TextField
            label={texts.customerEmail}
            hint={texts.customerEmailHint}
            type="email"
            {...getField('customerEmail')}
          />
          <Select
            label={texts.language}
            options={[
              ['en', texts.en],
              ['fr', texts.fr],
            ]}
            {...getField('language')}
          />
          {sites.length > 1 && (
            <Select
              label={texts.site}
              options={[['', texts.anySite], ...sites.map((site) => [site, site] as const)]}
              {...getField('site')}
            />
          )}
          <TextField label={texts.expires} hint={texts.expiresHint} type="date" {...getField('expiresAt')} />
          <div className="field choices">
            <label>
              <input
                type="checkbox"
                name="sendEmail"
                value="yes"
                defaultChecked={values.sendEmail === 'yes'}
              />
              {texts.send}
            </label>
          </div>
          <div className="beside">
            <Button>{texts.create}</Button>
            <LinkButton href={path}>{texts.back}</LinkButton>
          </div>
        </form>
      </Card>
    </Page>
  );
}
