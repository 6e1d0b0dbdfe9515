/** @jsxRuntime automatic */

import { Badge } from '../../pages/parts/badge';
import { Button } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { Definitions } from '../../pages/parts/definitions';
import { Select, TextField } from '../../pages/parts/field';
import { Notice } from '../../pages/parts/notice';
import { PostButton } from '../../pages/parts/post-button';
import { canAct, type Operator } from '../../src/parties/operators';
import { describeKept, type Erasure, type PersonSummary } from '../../src/settlement/personal-data';
import { Page, PageTitle } from '../parts/page';
import { Time } from '../parts/time';
import { CorrectionCard, type CorrectionState } from './correction-card';

export interface PersonPageProps {
  readonly operator: Operator;
  readonly person: PersonSummary;
  readonly erasures: readonly Erasure[];
  /** Names of operators by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly flash: string | null;
  /** Why an act was refused; nothing was done. */
  readonly error?: string;
  /** The input and errors of a correction that was refused. */
  readonly correction?: CorrectionState;
  readonly now: Date;
}

/** A person, with what can be done at their request. */
export function personPage(props: PersonPageProps) {
  const { operator, person, erasures, flash, error, now } = props;
  const title = person.name ?? 'Person';
  const path = `/operator/people/${person.id}`;
  const isProposed = erasures.some(({ state }) => state === 'proposed');
  return (
    <Page title={title} operator={operator} flash={flash}>
      <PageTitle>{title}</PageTitle>
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
      <Card title="Held on this person" level={2}>
        <Definitions
          items={[
            ['Phone', person.phoneMasked],
            ['Email', person.emailMasked],
            ['Applications', String(person.applications)],
            ['Last application', <Time key="last" at={person.lastAppliedAt.toISOString()} now={now} />],
            ...(person.erasedAt === null
              ? []
              : ([['Erased', <Time key="erased" at={person.erasedAt.toISOString()} now={now} />]] as const)),
          ]}
        />
      </Card>
      {canAct(operator, 'people.export') && (
        <ExportCard path={path} hasDocuments={canAct(operator, 'people.exportDocuments')} />
      )}
      {canAct(operator, 'people.correct') && person.erasedAt === null && (
        <CorrectionCard path={path} state={props.correction ?? { values: {}, errors: {} }} />
      )}
      {erasures.map((erasure) => (
        <ErasureCard key={erasure.id} {...props} erasure={erasure} />
      ))}
      {canAct(operator, 'people.proposeErasure') && !isProposed && <ProposeCard path={path} />}
    </Page>
  );
}

const referenceHint = 'The number of the request, such as REQ-1042. Optional.';

function ExportCard({ path, hasDocuments }: { readonly path: string; readonly hasDocuments: boolean }) {
  return (
    <Card title="Export everything" level={2}>
      <p className="hint">
        Make sure that the request comes from the person. The export is logged; merchants are not told.
      </p>
      <form method="post" action={`${path}/export`} className="stack">
        <Select
          label="Reason"
          name="reason"
          options={[
            ['access', 'The person asks what we hold'],
            ['portability', 'The person requests their data in a portable format'],
            ['complaint', 'A complaint'],
            ['order', 'An authority’s order'],
          ]}
        />
        <TextField label="Reference" hint={referenceHint} name="reference" />
        <div className="row-forms">
          {hasDocuments && (
            <Button name="format" value="zip">
              Download everything with the documents
            </Button>
          )}
          <Button name="format" value="pdf" variant={hasDocuments ? 'secondary' : 'primary'}>
            Download the PDF
          </Button>
          <Button name="format" value="json" variant="secondary">
            Download the JSON file
          </Button>
          <Button name="format" value="reasons" variant="secondary">
            Download the reasons of decisions (PDF)
          </Button>
        </div>
      </form>
    </Card>
  );
}

function ProposeCard({ path }: { readonly path: string }) {
  return (
    <Card title="Erase" level={2}>
      <ul>
        <li>A second operator confirms it. It can’t be undone.</li>
        <li>The applicant’s details, contacts, documents, bank connections and messages are removed.</li>
        <li>Signed agreements and their payments are kept for as long as the law requires.</li>
        <li>While payments are due, so are the name, the contacts and the bank account.</li>
        <li>The person is notified which data was kept, why and until when.</li>
      </ul>
      <form method="post" action={`${path}/erasures`} className="stack">
        <Select
          label="Why"
          name="reason"
          options={[
            ['request', 'The person asks for it'],
            ['order', 'An authority’s order'],
          ]}
        />
        {/* names are unique on a page */}
        <TextField label="Reference of the erasure" hint={referenceHint} name="erasureReference" />
        <div className="row-forms">
          <Button variant="danger">Propose the erasure</Button>
        </div>
      </form>
    </Card>
  );
}

const stateBadges = {
  proposed: <Badge tone="warn">To confirm</Badge>,
  done: <Badge tone="ok">Done</Badge>,
  cancelled: <Badge>Cancelled</Badge>,
} as const;

function ErasureCard({ erasure, operator, names, now }: PersonPageProps & { readonly erasure: Erasure }) {
  const { id, state, reference, proposedBy, proposedAt, resolvedBy, resolvedAt, result } = erasure;
  const path = `/operator/erasures/${id}`;
  const name = (operatorId: string) => names.get(operatorId) ?? 'An operator';
  return (
    <Card title="Erasure" level={2} beside={stateBadges[state]}>
      <Definitions
        items={[
          ['Reference', reference],
          ['Proposed by', name(proposedBy)],
          ['Proposed', <Time key="proposed" at={proposedAt.toISOString()} now={now} />],
          ...(resolvedBy === null || resolvedAt === null
            ? []
            : ([
                [state === 'done' ? 'Confirmed by' : 'Cancelled by', name(resolvedBy)],
                [
                  state === 'done' ? 'Erased' : 'Cancelled',
                  <Time key="resolved" at={resolvedAt.toISOString()} now={now} />,
                ],
              ] as const)),
        ]}
      />
      {result && (
        <>
          <h3>What was kept</h3>
          <ul>
            {describeKept(result.kept, 'en').map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      {state === 'proposed' && (
        <div className="row-forms">
          {canAct(operator, 'people.confirmErasure') && proposedBy !== operator.id && (
            <PostButton action={`${path}/confirm`} variant="danger">
              Confirm and erase
            </PostButton>
          )}
          <PostButton action={`${path}/cancel`}>Cancel the erasure</PostButton>
        </div>
      )}
    </Card>
  );
}
