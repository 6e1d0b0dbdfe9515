/** @jsxRuntime automatic */

import { dateIn } from '@tamarack/core/calendar/plain-date';
import { Badge } from '../../../pages/parts/badge';
import { Button } from '../../../pages/parts/button';
import { Card } from '../../../pages/parts/card';
import { Definitions } from '../../../pages/parts/definitions';
import { getText } from '../../../pages/parts/get-text';
import { Notice } from '../../../pages/parts/notice';
import { PostButton } from '../../../pages/parts/post-button';
import { Table } from '../../../pages/parts/table';
import { canAct, type Operator } from '../../../src/parties/operators';
import type { CheckEvidence, DueDiligenceView } from '../../../src/underwriting/due-diligence';
import { formatDollars } from '../../parts/format';
import { Time } from '../../parts/time';
import type { OwnershipInput } from '../form/ownership-form';
import {
  birthTexts,
  describeMatchState,
  describeRegistry,
  listProblemTexts,
  ownershipSourceTexts,
  roleTexts,
} from '../texts/due-diligence-texts';
import { formatDay } from '../texts/format-dates';
import { formatOperator } from '../texts/trail-texts';
import { OwnershipForm } from './ownership-form';

interface DueDiligenceProps {
  readonly reviewId: string;
  readonly operator: Operator;
  readonly dueDiligence: DueDiligenceView;
  readonly names: ReadonlyMap<string, string>;
  readonly now: Date;
  /** Owners that were refused, and why. */
  readonly owners?: { readonly input: OwnershipInput; readonly errors: readonly string[] } | undefined;
}

/** The results of due diligence: registries, the sanctions list, and who owns the business. */
export function DueDiligence(props: DueDiligenceProps) {
  const { reviewId, operator, dueDiligence, now } = props;
  const { check } = dueDiligence;
  const mayAct = canAct(operator, 'reviews.decide');
  return (
    <Card
      title="Who applies"
      level={2}
      id="identity"
      beside={
        check && (
          <small>
            {'Checked '}
            <Time at={check.checkedAt.toISOString()} now={now} />
          </small>
        )
      }
    >
      {check === null && <p className="missing">Nothing has been checked yet.</p>}
      {check && check.evidence === null && <p className="missing">The evidence was erased.</p>}
      {check?.evidence && <Registry evidence={check.evidence} />}
      {check?.evidence && (
        <Screened evidence={check.evidence} rescreened={dueDiligence.rescreened} now={now} />
      )}
      <Matches {...props} />
      <Ownership {...props} />
      {mayAct && (
        <div>
          <PostButton action={`/operator/reviews/${reviewId}/identity/check`}>Check again</PostButton>
        </div>
      )}
    </Card>
  );
}

function Registry({ evidence }: { readonly evidence: CheckEvidence }) {
  const { registry, asked } = evidence;
  const { text, tone } = describeRegistry(registry.status);
  const record = 'record' in registry ? registry.record : null;
  return (
    <>
      <h3>Registry of the business</h3>
      <Definitions
        items={[
          [
            'Result',
            <Badge key="result" tone={tone}>
              {text}
            </Badge>,
          ],
          [
            'Looked up',
            asked.registrationNumber ? `${asked.legal}, ${asked.registrationNumber}` : asked.legal,
          ],
          ...(record && 'by' in registry
            ? ([
                ['Registered name', record.name],
                ['Status in the registry', record.status],
                [
                  'Registry and number',
                  `${record.registry === 'CC' ? 'Canada' : record.registry} ${record.number}`,
                ],
                ['Registered on', record.registeredOn && formatDay(record.registeredOn)],
                ['Registered office', record.office],
                ['Matched by', registry.by === 'name' ? 'Name' : 'Name and number'],
              ] as const)
            : []),
        ]}
      />
    </>
  );
}

function Screened({
  evidence,
  rescreened,
  now,
}: {
  readonly evidence: CheckEvidence;
  readonly rescreened: DueDiligenceView['rescreened'];
  readonly now: Date;
}) {
  const { list, listProblem, names } = evidence;
  return (
    <>
      <h3>Sanctions list</h3>
      {listProblem && <Notice tone="warn">{getText(listProblemTexts, listProblem)}</Notice>}
      <Definitions
        missing="None"
        items={[
          [
            'Edition',
            list &&
              `Listings up to ${list.latestListing === null ? 'an unknown date' : formatDay(list.latestListing)}, ${formatFile(list)}`,
          ],
          ['SHA-256', list && <Fingerprint key="hash" of={list.fingerprint} />],
          ...(rescreened
            ? ([
                [
                  'Compared again',
                  <span key="again">
                    <Time at={rescreened.screenedAt.toISOString()} now={now} />
                    {', SHA-256 '}
                    <Fingerprint of={rescreened.fingerprint} />
                  </span>,
                ],
              ] as const)
            : []),
        ]}
      />
      <Table
        caption="Names that were compared"
        columns={[
          { head: 'Name', cell: ({ name }) => name },
          { head: 'Who', cell: ({ role }) => getText(roleTexts, role) },
          {
            head: 'Same name, different date of birth',
            cell: ({ others }) =>
              others.length === 0
                ? 'None'
                : others
                    .map(({ name, reference, born }) => `${name}, born ${born.join(' or ')} (${reference})`)
                    .join('; '),
          },
        ]}
        rows={names}
        getRowKey={({ role, name }) => `${role} ${name}`}
      />
    </>
  );
}

const formatFile = ({ publishedAt }: { readonly publishedAt: string }): string =>
  `file of ${formatDay(dateIn(new Date(publishedAt)))}`;

/** Enough characters to distinguish editions. */
const Fingerprint = ({ of: fingerprint }: { readonly of: string }) => (
  <code>{fingerprint.slice(0, 16)}…</code>
);

function Matches({ reviewId, operator, dueDiligence, names, now }: DueDiligenceProps) {
  const { matches } = dueDiligence;
  return (
    <>
      <h3>Possible matches</h3>
      {matches.length === 0 && <p className="empty">None.</p>}
      {matches.some(({ state }) => state === 'open') && (
        <Notice tone="warn">
          Compare each name with the entry. Don’t tell the applicant about it, or that you are comparing.
        </Notice>
      )}
      {matches.some(({ state }) => state === 'confirmed') && (
        <Notice tone="danger">The customer can’t be approved, and can’t draw on any credit line.</Notice>
      )}
      {matches.map(({ id, state, evidence, note, resolvedBy, resolvedAt }) => (
        <article className="decision" key={id}>
          <h4>
            <Badge tone={describeMatchState(state).tone}>{describeMatchState(state).text}</Badge>
            {evidence && ` ${evidence.name} (${getText(roleTexts, evidence.role).toLowerCase()})`}
          </h4>
          {evidence && (
            <Definitions
              items={[
                ['Listed name', evidence.listed.name],
                ['Entry', evidence.listed.reference],
                ['Listed date of birth', evidence.listed.born.join(' or ')],
                ['Date of birth in the application', evidence.born],
                ['Dates of birth compared', getText(birthTexts, evidence.birth)],
                ['List', formatFile(evidence.list)],
              ]}
            />
          )}
          {resolvedBy && resolvedAt && (
            <p>
              {`${formatOperator(resolvedBy, names)}, `}
              <Time at={resolvedAt.toISOString()} now={now} />
              {note === null ? '' : `: “${note}”`}
            </p>
          )}
          {state === 'open' && canAct(operator, 'reviews.decide') && (
            <ResolveForm reviewId={reviewId} matchId={id} />
          )}
        </article>
      ))}
    </>
  );
}

/** Names of fields are ids on the page: each match has its own. */
function ResolveForm({ reviewId, matchId }: { readonly reviewId: string; readonly matchId: string }) {
  const noteId = `note-${matchId}`;
  return (
    <form method="post" action={`/operator/reviews/${reviewId}/identity/match`} className="stack">
      <input type="hidden" name="matchId" value={matchId} />
      <div className="field">
        <label htmlFor={noteId}>What you compared, and why you’re sure</label>
        <textarea id={noteId} name="note" rows={2} maxLength={1000} required />
      </div>
      <div className="confirm">
        <Button variant="secondary" name="state" value="cleared">
          Not a match
        </Button>
        <Button variant="danger" name="state" value="confirmed">
          Confirmed match
        </Button>
      </div>
    </form>
  );
}

function Ownership({ reviewId, operator, dueDiligence, names, now, owners }: DueDiligenceProps) {
  const { ownership, ownershipAbove, check } = dueDiligence;
  if (check?.evidence?.registry.status === 'notRequired') return null;
  return (
    <>
      <h3>Owners and directors</h3>
      {ownershipAbove !== null && (
        <p className="hint">
          {`Required before an approval of more than ${formatDollars(ownershipAbove / 100)}, with the customer’s other lines: everybody who owns 25% or more, and the directors.`}
        </p>
      )}
      {ownership === null && <p className="empty">Not recorded.</p>}
      {ownership?.people && (
        <Table
          caption="Owners and directors"
          columns={[
            { head: 'Name', cell: ({ first, last }) => `${first} ${last}` },
            { head: 'Role', cell: ({ role }) => getText(roleTexts, role) },
            { head: 'Share', cell: ({ share }) => (share === null ? '–' : `${share}%`), numeric: true },
            { head: 'Born', cell: ({ born }) => (born === null ? 'Unknown' : formatDay(born)) },
          ]}
          rows={ownership.people}
          getRowKey={({ role, first, last }) => `${role} ${first} ${last}`}
        />
      )}
      {ownership && (
        <p>
          {`Recorded by ${formatOperator(ownership.recordedBy, names)}, `}
          <Time at={ownership.recordedAt.toISOString()} now={now} />
          {`, ${getText(ownershipSourceTexts, ownership.source)}. They have been told and agree.`}
        </p>
      )}
      {canAct(operator, 'reviews.decide') && (
        <OwnershipForm
          reviewId={reviewId}
          ownership={ownership}
          input={owners?.input}
          errors={owners?.errors ?? []}
        />
      )}
    </>
  );
}
