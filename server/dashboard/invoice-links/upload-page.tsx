/** @jsxRuntime automatic */
import type { Language } from '@tamarack/core/language';
import { Button, LinkButton } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { Notice } from '../../pages/parts/notice';
import type { DashboardContext } from '../context';
import { places } from '../navigation';
import { withColon } from '../parts/colon';
import { Page } from '../parts/page';
import { linkColumns } from './csv/columns';
import { getFaultTexts, type UploadFault } from './fault-texts';
import { getLinkFormTexts } from './link-texts';

/** Further faults of a file are counted, not listed. */
const maxListed = 200;

/** The upload of a file of invoices, with the faults of the file that was uploaded before. */
export function uploadPage({
  context,
  faults = [],
  notice = null,
}: {
  readonly context: DashboardContext;
  readonly faults?: readonly UploadFault[];
  readonly notice?: string | null;
}) {
  const { language } = context;
  const texts = getLinkFormTexts(language);
  const { path } = places.invoiceLinks;
  return (
    <Page context={context} current="invoiceLinks" title={texts.uploadTitle}>
      {notice !== null && <Notice tone="danger">{notice}</Notice>}
      {faults.length > 0 && <Faults faults={faults} language={language} />}
      <Card title={texts.file} level={2}>
        <p>{texts.uploadText}</p>
        <p className="hint">
          {withColon(texts.columns, language)} {linkColumns.map(({ head }) => head[language]).join(', ')}
        </p>
        <p>
          <a href={`${path}/template.csv`}>{texts.template}</a>
        </p>
        <form
          method="post"
          action={`${path}/upload?merchant=${context.merchant.id}`}
          encType="multipart/form-data"
          className="stack"
        >
          <div className="field">
            <label htmlFor="file">{texts.file}</label>
            <input id="file" name="file" type="file" accept=".csv,text/csv" required />
          </div>
          <div className="beside">
            <Button>{texts.uploadNow}</Button>
            <LinkButton href={path}>{texts.back}</LinkButton>
          </div>
        </form>
      </Card>
    </Page>
  );
}

function Faults({
  faults,
  language,
}: {
  readonly faults: readonly UploadFault[];
  readonly language: Language;
}) {
  const texts = getLinkFormTexts(language);
  const unlisted = faults.length - maxListed;
  return (
    <Notice tone="danger">
      <div className="stack">
        <strong>{texts.faultsTitle(faults.length)}</strong>
        <p>{texts.faultsText}</p>
        <ul className="faults">
          {faults
            .slice(0, maxListed)
            .map((fault) => describeFault(fault, language))
            .map((text) => (
              <li key={text}>{text}</li>
            ))}
        </ul>
        {unlisted > 0 && <p>{texts.more(unlisted)}</p>}
      </div>
    </Notice>
  );
}

/** `Line 4, Amount: Enter an amount, such as 1,234.50.` */
function describeFault(fault: UploadFault, language: Language): string {
  const texts = getFaultTexts(language);
  const sentence = texts[fault.code] ?? texts['other'];
  if ('column' in fault) return `${sentence} ${fault.column}`;
  if (!('line' in fault)) return sentence ?? '';
  const column = linkColumns.find(({ name }) => name === fault.field)?.head[language] ?? fault.field;
  const place = `${getLinkFormTexts(language).line(fault.line)}, ${column}`;
  return `${withColon(place, language)} ${sentence}`;
}
