/** @jsxRuntime automatic */

import { Badge } from '../../../pages/parts/badge';
import { LinkButton } from '../../../pages/parts/button';
import { Card } from '../../../pages/parts/card';
import { getText } from '../../../pages/parts/get-text';
import { isInlineType, type ReviewView } from '../../../src/underwriting/reviews';
import { documentKindTexts, documentProblemTexts } from '../texts/application-texts';
import { formatCount } from '../texts/format-amounts';
import { formatMonth } from '../texts/format-dates';

type Document = ReviewView['documents'][number];

/** Statements, newest first, then the cheque, then documents sent on request. */
const order: Readonly<Record<Document['kind'], number>> = { statement: 0, voidCheque: 1, supporting: 2 };

const sortDocuments = (documents: readonly Document[]): readonly Document[] =>
  documents.toSorted(
    (a, b) => order[a.kind] - order[b.kind] || (b.months?.to ?? '').localeCompare(a.months?.to ?? ''),
  );

/**
 * The list of documents, with the selected one beside it. No document is loaded before it is selected, because each
 * access is recorded.
 */
export function Documents({
  reviewId,
  documents: unsorted,
  chosen,
}: {
  readonly reviewId: string;
  readonly documents: readonly Document[];
  readonly chosen: string | null;
}) {
  const documents = sortDocuments(unsorted);
  const index = documents.findIndex(({ id }) => id === chosen);
  const document = documents[index];
  return (
    <Card title="Documents" level={2} id="documents">
      {documents.length === 0 ? (
        <p className="missing">No documents were submitted.</p>
      ) : (
        <div className="viewer">
          <ol className="viewer-list">
            {documents.map((each) => (
              <li key={each.id}>
                <a
                  href={buildDocumentUrl(reviewId, each.id)}
                  aria-current={each.id === chosen ? 'true' : undefined}
                >
                  <strong>{each.name}</strong>
                  <span>{describeDocument(each)}</span>
                </a>
                <StateBadge document={each} />
              </li>
            ))}
          </ol>
          <div className="viewer-shown" id="shown">
            {document ? (
              <SelectedDocument
                document={document}
                before={documents[index - 1]}
                after={documents[index + 1]}
                reviewId={reviewId}
              />
            ) : (
              <p className="empty">Select a document to view it here. Every view is logged.</p>
            )}
          </div>
        </div>
      )}
    </Card>
  );
}

function SelectedDocument({
  document,
  before,
  after,
  reviewId,
}: {
  readonly document: Document;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
  readonly reviewId: string;
}) {
  const { id, name, downloadable, mediaType } = document;
  return (
    <>
      <div className="viewer-bar">
        {before && <LinkButton href={buildDocumentUrl(reviewId, before.id)}>Previous</LinkButton>}
        {after && <LinkButton href={buildDocumentUrl(reviewId, after.id)}>Next</LinkButton>}
        {downloadable && <LinkButton href={`/operator/documents/${id}/download`}>Download</LinkButton>}
      </div>
      {downloadable && isInlineType(mediaType) ? (
        <Content id={id} name={name} mediaType={mediaType} />
      ) : (
        <p className="empty">{describeUnavailable(document)}</p>
      )}
    </>
  );
}

/** An image is scaled to fit; the link opens it in its original size. */
function Content({ id, name, mediaType }: Pick<Document, 'id' | 'name' | 'mediaType'>) {
  const source = `/operator/documents/${id}`;
  if (mediaType === 'application/pdf') return <iframe src={`${source}${pdfViewerOptions}`} title={name} />;
  return (
    <a href={source}>
      <img src={source} alt={name} />
    </a>
  );
}

/** Asks the browser's PDF viewer to hide its thumbnails. */
const pdfViewerOptions = '#navpanes=0&view=FitH';

const buildDocumentUrl = (reviewId: string, id: string): string =>
  `/operator/reviews/${reviewId}?document=${encodeURIComponent(id)}#shown`;

/** `Bank statement · May 2026 to June 2026 (set by the applicant) · 3 pages`. */
function describeDocument({ kind, months, monthsSource, pages }: Document): string {
  const sourceNote = monthsSource === 'applicant' ? ' (set by the applicant)' : '';
  const parts = [
    getText(documentKindTexts, kind),
    months && `${formatMonthRange(months)}${sourceNote}`,
    pages !== null && formatCount(pages, 'page', 'pages'),
  ];
  return parts.filter((part) => part !== null && part !== false).join(' · ');
}

const formatMonthRange = ({ from, to }: NonNullable<Document['months']>): string =>
  from === to ? formatMonth(from) : `${formatMonth(from)} to ${formatMonth(to)}`;

const describeRejection = (problem: Document['problem']): string =>
  problem ? getText(documentProblemTexts, problem) : 'Rejected';

function StateBadge({ document }: { readonly document: Document }) {
  const { state, problem, downloadable } = document;
  if (state === 'refused') return <Badge tone="danger">{describeRejection(problem)}</Badge>;
  if (!downloadable) return <Badge tone="warn">Malware scan pending</Badge>;
  return state === 'checking' ? <Badge tone="warn">Processing</Badge> : null;
}

function describeUnavailable({ state, problem, downloadable }: Document): string {
  if (state === 'refused') return `${describeRejection(problem)}. Its content was removed.`;
  if (!downloadable) return 'Available after the malware scan. Try again in a minute.';
  return 'This file type can’t be previewed. Download the file to view it.';
}
