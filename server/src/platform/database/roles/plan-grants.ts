import type { DatabaseObject, ObjectKind } from './read-objects';

/** The privileges that the server's role needs; it gets no others. */
const needed: Readonly<Record<ObjectKind, readonly string[]>> = {
  table: ['select', 'insert', 'update', 'delete'],
  records: ['select', 'insert'],
  // of a backup: everybody else uses the partitioned table
  partition: ['select'],
  owners: ['select'],
  view: ['select'],
  sequence: ['select', 'usage'],
};

/** The statements after which a role has exactly the privileges that the server needs; none if it has them already. */
export interface GrantPlan {
  /** Names of objects by the privilege to grant. */
  readonly grant: ReadonlyMap<string, readonly DatabaseObject[]>;
  readonly revoke: ReadonlyMap<string, readonly DatabaseObject[]>;
}

export function planGrants(objects: readonly DatabaseObject[]): GrantPlan {
  const grant = new Map<string, DatabaseObject[]>();
  const revoke = new Map<string, DatabaseObject[]>();
  for (const object of objects) {
    const own = needed[object.kind];
    for (const privilege of own.filter((one) => !object.privileges.includes(one)))
      add(grant, privilege, object);
    for (const privilege of object.privileges.filter((one) => !own.includes(one)))
      add(revoke, privilege, object);
  }
  return { grant, revoke };
}

function add(plan: Map<string, DatabaseObject[]>, privilege: string, object: DatabaseObject): void {
  plan.set(privilege, [...(plan.get(privilege) ?? []), object]);
}

/** Statements of a plan. Names of objects are quoted, `role` is not. */
export function toStatements({ grant, revoke }: GrantPlan, role: string): readonly string[] {
  const quoted = `"${role.replaceAll('"', '""')}"`;
  const write =
    (verb: 'grant' | 'revoke', word: 'to' | 'from') =>
    ([privilege, objects]: readonly [string, readonly DatabaseObject[]]): string[] =>
      [true, false].flatMap((isSequence) => {
        const names = objects.filter(({ kind }) => (kind === 'sequence') === isSequence);
        if (names.length === 0) return [];
        const list = names.map(({ name }) => name).join(', ');
        return [`${verb} ${privilege} on ${isSequence ? 'sequence' : 'table'} ${list} ${word} ${quoted}`];
      });
  return [...[...grant].flatMap(write('grant', 'to')), ...[...revoke].flatMap(write('revoke', 'from'))];
}
