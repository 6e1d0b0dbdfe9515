import { ExplainNode, type KyselyPlugin, sql } from 'kysely';
import type { Executor } from '../../server/src/platform/database/executor';

/** A node of a plan (`explain (format json)`). */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** How a table is read. */
interface Scan {
  readonly table: string;
  /** Conditions that the index answers; undefined if all of its rows are read, or those of the table. */
  readonly condition: string | undefined;
}

/**
 * How the statement that `run` runs reads its tables, in the order of its plan. Tables of a test are too small for an
 * index to pay: reading them whole, or sorting what was read, is the last resort here.
 */
export function listScans(
  database: Executor,
  run: (explained: Executor) => Promise<unknown>,
): Promise<Scan[]> {
  return database.transaction().execute(async (trx) => {
    for (const way of ['seqscan', 'bitmapscan', 'sort'])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx);
    const [row] = (await run(trx.withPlugin(explaining))) as readonly { readonly 'QUERY PLAN': unknown }[];
    const [plan] = (row?.['QUERY PLAN'] ?? []) as readonly { readonly Plan: PlanNode }[];
    return plan ? findScans(plan.Plan) : [];
  });
}

function findScans(node: PlanNode): Scan[] {
  const { 'Relation Name': table, 'Index Cond': condition, Plans: below = [] } = node;
  return [...(table === undefined ? [] : [{ table, condition }]), ...below.flatMap(findScans)];
}

const explaining: KyselyPlugin = {
  transformQuery: ({ node }) =>
    node.kind === 'SelectQueryNode' ? { ...node, explain: ExplainNode.create('json') } : node,
  transformResult: async ({ result }) => result,
};
