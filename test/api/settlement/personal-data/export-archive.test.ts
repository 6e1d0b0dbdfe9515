import { unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { listUploads } from '../../../../server/src/settlement/personal-data/export/uploads';
import type { Api } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';
import {
  actOnPeople,
  addInvoiceFile,
  addRefusedStatements,
  addStatement,
  listPersonActs,
} from '../../../support/people';
import { makeOperator, makeReview, type TestOperator } from '../../../support/reviews';

describeEachDatabase('the archive with everything held on a person', (makeApi) => {
  let api: Api;
  let support: TestOperator;
  let admin: TestOperator;
  let senior: TestOperator;
  beforeAll(async () => {
    api = await makeApi();
    support = await makeOperator(api, 'Sue Roy', { roles: ['support'] });
    admin = await makeOperator(api, 'Ada Roy', { roles: ['admin'] });
    senior = await makeOperator(api, 'Sam Roy', { roles: ['senior'] });
  });

  test('the archive has the content of each upload, and lists what is lost', async () => {
    const { applicationId, customerId } = await makeReview(api);
    await addStatement(api, applicationId, 'Relevé de mai.pdf');
    await addStatement(api, applicationId, '../../june.pdf');
    const lost = await addStatement(api, applicationId, 'lost.pdf');
    await api.services.adapters.files.remove(lost);
    // both happen at any time, the first after the list was read as well
    const gone = await addStatement(api, applicationId, 'gone.pdf');
    await api.services.files.discard(api.database, gone);
    const infected = await addStatement(api, applicationId, 'infected.pdf');
    await api.database
      .updateTable('stored_file')
      .set({ scan: 'infected' })
      .where('id', '=', infected)
      .execute();
    await addInvoiceFile(api, applicationId, 'invoice.pdf');
    const request = { reason: 'access', reference: 'REQ-1044' } as const;
    const archive = await api.services.people.exportArchive(admin.operator, customerId, request);
    const files = Object.entries(unzipSync(Buffer.concat(await archive.toArray())));
    const texts = new Map(files.map(([path, content]) => [path, Buffer.from(content).toString()] as const));
    const list: readonly Record<string, string | null>[] = JSON.parse(texts.get('documents.json') ?? '');
    const find = (name: string) => list.find((each) => each['name'] === name);
    expect(list).toHaveLength(6);
    for (const [name, stored, kind] of [
      ['Relevé de mai.pdf', 'Relevé de mai.pdf', 'statement'],
      ['../../june.pdf', 'june.pdf', 'statement'],
      ['invoice.pdf', 'invoice.pdf', 'invoice'],
    ] as const) {
      expect(find(name)).toMatchObject({ applicationId, kind, state: 'included' });
      const path = find(name)?.['path'];
      expect(path).toMatch(new RegExp(`^${applicationId}/00[1-6]-${stored}$`));
      expect(texts.get(path ?? '')).toBe(`%PDF-1.7 ${name}`);
    }
    expect(find('lost.pdf')).toMatchObject({ state: 'missing', path: null });
    expect(find('gone.pdf')).toMatchObject({ state: 'removed', path: null });
    expect(find('infected.pdf')).toMatchObject({ state: 'infected', path: null });
    expect(texts.size).toBe(6);
    expect(texts.get('person.pdf')).toMatch(/^%PDF-/);
    const json = await actOnPeople(api, support).export(customerId);
    const { data, ...person } = JSON.parse(texts.get('person.json') ?? '');
    expect(person).toMatchObject({ personId: customerId, language: json.body.language });
    expect(data.applications).toEqual(json.body.data['applications']);
    const act = { reason: 'access', reference: 'REQ-1044', format: 'zip', files: 3 };
    expect((await listPersonActs(api, customerId))[0]).toMatchObject({
      act: 'person.exported',
      details: act,
    });

    const { status, headers } = await actOnPeople(api, admin).exportArchive(customerId);
    expect({ status, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
      status: 200,
      type: 'application/zip',
      cache: 'no-store',
    });
    for (const other of [support, senior])
      expect((await actOnPeople(api, other).exportArchive(customerId)).status).toBe(403);
    const { files: stored } = api.services;
    const away = { ...stored, scan: () => Promise.reject(new Error('the scanner is away')) };
    await expect(listUploads([applicationId], { database: api.database, files: away })).rejects.toMatchObject(
      { type: 'service-unavailable' },
    );
    await addRefusedStatements(api, applicationId, 250);
    const refused = await actOnPeople(api, admin).exportArchive(customerId);
    expect(refused.problem).toMatchObject({ status: 409, type: 'step-not-allowed' });
    expect(await listPersonActs(api, customerId)).toHaveLength(3);
  });
});
