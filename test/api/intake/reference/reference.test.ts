import { dateIn, toDateParts } from '@tamarack/core/calendar/plain-date';
import { beforeAll, expect, test } from 'vitest';
import type { Api, ApplicantClient } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';

interface Items<T> {
  readonly items: T[];
}
interface Suggestion {
  readonly id: string;
  readonly text: string;
  readonly more: boolean;
}

describeOneDatabase('reference data', (makeApi) => {
  let api: Api;
  let person: ApplicantClient;
  beforeAll(async () => {
    api = await makeApi();
    person = await api.session();
  });

  const industries = async (query: string) =>
    (await person.get<Items<Record<string, unknown>>>(`/v1/reference/industries?${query}`)).body.items;

  test('coffee finds food services, in both languages', async () => {
    const [first] = await industries('words=coffee%20shop&language=en');
    expect(first).toMatchObject({
      code: '722512',
      parentCode: '72',
      label: 'Limited-service eating places',
      industry: 'Accommodation and food services',
    });
    const found = await industries(`words=${encodeURIComponent('café')}&language=fr`);
    expect(found.map(({ code }) => code)).toContain('722512');
    expect(found.find(({ code }) => code === '722512')).toMatchObject({
      industry: 'Services d’hébergement et de restauration'.replace('’', "'"),
    });
  });

  test('an empty search lists the twenty sectors', async () => {
    const sectors = await industries('words=&language=en');
    expect(sectors).toHaveLength(20);
    expect(sectors.every(({ parentCode }) => parentCode === null)).toBe(true);
  });

  test('an address is found by words, expanded to its suites, and retrieved', async () => {
    const found = await person.get<Items<Suggestion>>('/v1/reference/addresses?words=1200%20bay&language=en');
    const [building] = found.body.items;
    expect(building?.more).toBe(true);
    const inside = await person.get<Items<Suggestion>>(
      `/v1/reference/addresses?words=1200%20bay&within=${encodeURIComponent(building?.id ?? '')}`,
    );
    const suite = inside.body.items.find(({ text }) => text.startsWith('305-'));
    const { body } = await person.get(`/v1/reference/addresses/${encodeURIComponent(suite?.id ?? '')}`);
    expect(body).toEqual({
      street: '305-1200 Bay St',
      city: 'Toronto',
      province: 'ON',
      postal: 'M5R 2A5',
      country: 'CA',
    });
  });

  test('an unknown address is not found', async () => {
    const { status, problem } = await person.get('/v1/reference/addresses/nowhere');
    expect([status, problem.type]).toEqual([404, 'not-found']);
  });

  test('retrieving addresses is limited per session, searching is not', async () => {
    const busy = await api.session();
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await busy.get('/v1/reference/addresses/CA1001')).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect((await busy.get('/v1/reference/addresses?words=king')).status).toBe(200);
    expect((await person.get('/v1/reference/addresses/CA1001')).status).toBe(200);
  });

  test.each([
    '/v1/reference/industries?words=a',
    '/v1/reference/addresses?words=a',
    '/v1/reference/addresses/CA1001',
  ])('%s needs a session', async (url) => {
    const { status, problem } = await api.call('GET', url);
    expect([status, (problem as { type: string }).type]).toEqual([401, 'session-expired']);
  });

  test('a registered business is found by name, with its age and its office', async () => {
    const { body } = await person.get<Items<Record<string, unknown>>>(
      '/v1/reference/businesses?words=maple%20ridge%20coffee',
    );
    expect(body.items).toHaveLength(1);
    const [found] = body.items;
    expect(found).toMatchObject({ id: 'CC_1284410', entity: 'corporation', number: '1284410' });
    const { year, month, day } = toDateParts(dateIn(api.clock.now()));
    // registered on 2014-05-06
    expect(found?.['monthsRegistered']).toBe((year - 2014) * 12 + month - 5 - (day < 6 ? 1 : 0));
    expect((await person.get('/v1/reference/businesses/CC_1284410/office')).body).toMatchObject({
      street: '410 Queen Street West',
      province: 'ON',
    });
    const none = await person.get('/v1/reference/businesses/ON_002457810/office');
    expect(none.status).toBe(404);
    expect((await person.get('/v1/reference/businesses?words=ab')).status).toBe(400);
  });

  test('the registries are searched at most 60 times in ten minutes by one session', async () => {
    const other = await api.session();
    const statuses: number[] = [];
    for (let count = 0; count < 61; count++)
      statuses.push((await other.get('/v1/reference/businesses?words=salish')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});
