import type { HistoryMonth } from '@tamarack/core/calendar/month-history';
import { memo, type ReactElement, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentView } from '../../../api/types';
import { FileList } from '../../../components/files/file-row';
import { useIsSlow } from '../../../forms/use-is-slow';
import { DocumentRow } from '../document-row';
import { FileSection } from '../file-section';
import { UploadRow } from '../upload-row';
import { useRowFocus } from '../use-row-focus';
import { MonthsField } from './months-field';
import type { Statements } from './use-statements';

interface StatementFilesProps {
  statements: Statements;
  /** Takes the focus when the last file is removed. */
  choose: RefObject<HTMLButtonElement | null>;
}

/** Every statement: uploaded ones with their months, then those being uploaded. */
export function StatementFiles({ statements, choose }: StatementFilesProps): ReactElement {
  const { t } = useTranslation('documents');
  const id = useId();
  const focus = useRowFocus<HTMLElement>(choose);
  const { documents, items, history } = statements;
  const count = documents.length + items.length;
  return (
    <FileSection aria-labelledby={count > 0 ? id : undefined} {...focus}>
      {count > 0 && <h2 id={id}>{t('statements.filesTitle', { count })}</h2>}
      {count > 0 && (
        <FileList>
          {documents.map((document) => (
            <StatementRow key={document.id} document={document} history={history} />
          ))}
          {items.map((item) => (
            <UploadRow key={item.id} item={item} />
          ))}
        </FileList>
      )}
    </FileSection>
  );
}

interface StatementRowProps {
  document: DocumentView;
  history: readonly HistoryMonth[];
}

/** A pending check may still detect the month: the applicant is asked only when it is slow. */
const StatementRow = memo(function StatementRow({ document, history }: StatementRowProps): ReactElement {
  const slow = useIsSlow(document.state === 'checking');
  const asks = document.state === 'ready' || document.months !== null || slow;
  return (
    <DocumentRow document={document}>
      {asks && <MonthsField document={document} history={history} />}
    </DocumentRow>
  );
});
