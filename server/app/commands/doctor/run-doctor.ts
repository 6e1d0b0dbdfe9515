import fs from 'node:fs';
import path from 'node:path';
import { createSanctionsFileList } from '../../../src/adapters/sanctions';
import type { Inspection } from '../../../src/config';
import { createFileAdapters, createKeyService } from '../../../src/external-services/create-adapters';
import { type Executor, openServerDatabase } from '../../../src/platform/database';
import { createLocalKeys, createServiceKeys, parseKeyRing } from '../../../src/platform/keys';
import {
  checkPublicUrl,
  describeAccount,
  describeAddresses,
  describeAggregator,
  describePayouts,
} from './address-checks';
import { type Check, type Finding, failed, nameError, ok, type Row, runChecks, warning } from './check';
import {
  checkClock,
  checkConnection,
  checkKeyRing,
  checkMigrations,
  checkOwner,
  checkRole,
} from './database-checks';
import {
  checkDataFolder,
  checkKeyService,
  checkMail,
  checkSanctionsList,
  checkScanner,
  checkStore,
  checkWidget,
} from './service-checks';

/** Checks the settings, and everything that the server depends on. Writes nothing but probes, which it removes. */
export async function runDoctor(inspection: Inspection): Promise<readonly Row[]> {
  const { config, smtp, faults } = inspection;
  const { files, scanner } = createFileAdapters(config);
  const { databaseUrl, databaseOwnerUrl } = config;
  const database =
    databaseUrl === null ? null : await openServerDatabase(databaseUrl, 2, config.databasePrepares);
  const owner = databaseOwnerUrl === null ? null : await openServerDatabase(databaseOwnerUrl, 1);
  const wantsBucket = config.files.s3 !== null || faults.some(({ name }) => /^(S3|AWS)_/.test(name));
  const wantsKms = config.kms !== null || faults.some(({ name }) => name.startsWith('KMS_'));
  const store = wantsBucket ? 'bucket' : 'file folder';
  const { externalServices } = config;
  const sanctions =
    externalServices && createSanctionsFileList(externalServices.sanctions, { now: () => new Date() });
  const accounts: readonly Check[] = [
    { name: 'bank aggregator', settings: ['FLINKS_'], run: async () => describeAggregator(config) },
    { name: 'credit bureau', settings: ['BUREAU_'], run: async () => describeAccount(config) },
    { name: 'text messages', settings: ['TWILIO_'], run: async () => describeAccount(config) },
    { name: 'address lookup', settings: ['ADDRESS_'], run: async () => describeAddresses(config) },
    {
      name: 'sanctions list',
      settings: ['SANCTIONS_'],
      run: async () =>
        sanctions
          ? checkSanctionsList(sanctions)
          : config.sandbox
            ? describeAccount(config)
            : warning('Not checked: correct the other settings first.'),
    },
    { name: 'payouts', settings: ['PAYOUT_', 'PAYEE_'], run: async () => describePayouts(config) },
  ];
  try {
    return await runChecks(
      [
        ...listDatabaseChecks(inspection, database?.kysely ?? null),
        ...listOwnerChecks(owner?.kysely ?? null),
        ...(wantsKms
          ? [
              {
                name: 'KMS',
                settings: ['KMS_', 'AWS_'],
                run: () => checkKeyService(createKeyService(config)),
              },
            ]
          : []),
        { name: store, settings: ['S3_', 'AWS_'], run: () => checkStore(files) },
        { name: 'scanner', settings: ['CLAMD'], run: () => checkScanner(scanner) },
        { name: 'mail', settings: ['SMTP_URL', 'MAIL_FROM'], run: () => checkMail(smtp) },
        { name: 'public URL', settings: ['PUBLIC_URL'], run: () => checkPublicUrl(config) },
        ...accounts,
        { name: 'data folder', settings: ['DATA_FOLDER'], run: () => checkDataFolder(config.dataFolder) },
        { name: 'widget', settings: ['DIST_FOLDER'], run: () => checkWidget(config.distFolder) },
      ],
      faults,
    );
  } finally {
    // it would wait for a check that ran out of time
    for (const opened of [database, owner]) opened?.close().catch(() => undefined);
  }
}

/** Empty if the server's own role sets the database up. */
const listOwnerChecks = (owner: Executor | null): readonly Check[] =>
  owner === null
    ? []
    : [{ name: 'database owner', settings: ['DATABASE_OWNER_URL'], run: () => checkOwner(owner) }];

/** Without a PostgreSQL server only the ring is checked: the embedded database belongs to the server's process. */
function listDatabaseChecks({ config }: Inspection, database: Executor | null): readonly Check[] {
  const { keyRing, dataFolder } = config;
  const check = (
    name: string,
    run: (database: Executor) => Promise<Finding>,
    ...settings: string[]
  ): Check => ({
    name,
    settings: ['DATABASE_URL', ...settings],
    run: async () => {
      if (database === null) return ok(embedded);
      return run(database).catch((error) => failed(`Not checked: the database fails (${nameError(error)}).`));
    },
  });
  return [
    check('database', checkConnection),
    check('database role', checkRole),
    check('migrations', checkMigrations),
    check('clock', checkClock),
    check(
      'key ring',
      async (executor) => {
        const file = path.join(dataFolder, 'keys.json');
        if (keyRing === null && !fs.existsSync(file))
          return failed('There is none: set KEYS (“npm run keys”).');
        const ring = parseKeyRing(keyRing ?? fs.readFileSync(file, 'utf8'), 'KEYS');
        const local = createLocalKeys(ring);
        const service = createKeyService(config);
        return checkKeyRing(executor, service ? createServiceKeys(local, service) : local);
      },
      'KEYS',
      'KMS_',
    ),
  ];
}

const embedded = 'Embedded in DATA_FOLDER, for development: the server checks it at its start.';
