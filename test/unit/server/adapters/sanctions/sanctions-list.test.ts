import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSanctionsFileList, parseSanctionsList } from '../../../../../server/src/adapters/sanctions';

const madeUp = new URL('../../../../../server/sandbox/sanctions/made-up-list.xml', import.meta.url);
const readMadeUp = (): Promise<string> => fs.readFile(madeUp, 'utf8');

describe('the format of the list', () => {
  it('has persons, entities and ships, with aliases and births', async () => {
    const { entries, latestListing } = parseSanctionsList(await readMadeUp());
    expect(latestListing).toBe('2026-06-01');
    expect(entries.map(({ kind, reference, born }) => [kind, reference, born])).toEqual([
      ['person', 'Ruritania / Ruritanie, Schedule 1, Part 1, Item 1', ['1971-03-14']],
      ['person', 'Ruritania / Ruritanie, Schedule 1, Part 1, Item 2', ['1966']],
      ['person', 'Ruritania / Ruritanie, Schedule 1, Part 1, Item 3', []],
      ['entity', 'Ruritania / Ruritanie, Schedule 1, Part 2, Item 1', []],
      ['entity', 'Ruritania / Ruritanie, Schedule 2, Item 1', []],
    ]);
    expect(entries[0]?.names).toEqual([
      'Sergei Petrovich ZAKHAROVSKY',
      'Сергей Захаровский',
      'Serguei Zakharovski',
    ]);
    expect(entries[3]?.names).toEqual([
      'Zenda Ironworks Joint Stock Company',
      'Zenda Ironworks Joint Stock Company ZIW Export',
    ]);
  });

  it('is read with the element names of older files, too', () => {
    const { entries } = parseSanctionsList(
      '<data-set><record><Country>Ruritania</Country><LastName>ELPHBERG</LastName><GivenName>Rudolf</GivenName>' +
        '<DateOfBirth>1960</DateOfBirth><Aliases>BURLESDON, Rudolf; Rudolf Rassendyll, Rudi Elphberg</Aliases></record></data-set>',
    );
    expect(entries[0]?.names).toEqual([
      'Rudolf ELPHBERG',
      'BURLESDON, Rudolf',
      'Rudolf Rassendyll',
      'Rudi Elphberg',
    ]);
  });

  it.each([
    ['cut off', '<data-set><record><LastName>A</LastName>'],
    ['a page that says sorry', '<html><body>We are sorry</body></html>'],
    ['empty', '<data-set></data-set>'],
    ['no XML', 'Service unavailable'],
  ])('is refused where it is %s', (_, xml) => {
    expect(() => parseSanctionsList(xml)).toThrow();
  });
});

describe('the file', () => {
  const record = (name: string): string =>
    `<record><LastName>${name}</LastName><GivenName>Rudolf</GivenName></record>`;
  const compose = (...names: readonly string[]): string =>
    `<data-set>${names.map(record).join('')}</data-set>`;

  async function openList(content: string | null) {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sanctions-'));
    const file = path.join(folder, 'list.xml');
    let day = Date.UTC(2026, 10, 20);
    let waited = 0;
    const write = async (text: string): Promise<void> => {
      day += 86_400_000;
      await fs.writeFile(file, text);
      await fs.utimes(file, new Date(day), new Date(day));
    };
    if (content !== null) await write(content);
    const list = createSanctionsFileList(
      { path: file, maxAgeDays: 7 },
      { now: () => new Date(day + waited * 86_400_000) },
    );
    return {
      list,
      write,
      remove: () => fs.rm(file),
      wait: (days: number) => {
        waited = days;
      },
      read: async () => {
        const { edition, problem } = await list.read();
        return { names: edition?.entries.map(({ names }) => names[0]) ?? null, problem };
      },
    };
  }

  it('is read again once it is replaced, and has its fingerprint', async () => {
    const { list, write, read } = await openList(compose('ELPHBERG', 'HENTZAU'));
    const first = await list.read();
    expect(first.problem).toBeNull();
    expect((await list.read()).edition).toBe(first.edition);
    await write(compose('ELPHBERG', 'HENTZAU', 'STRELSAU'));
    expect(await read()).toEqual({
      names: ['Rudolf ELPHBERG', 'Rudolf HENTZAU', 'Rudolf STRELSAU'],
      problem: null,
    });
    const { edition } = await list.read();
    expect(edition?.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(edition?.fingerprint).not.toBe(first.edition?.fingerprint);
  });

  it.each([
    ['is damaged', compose('ELPHBERG', 'HENTZAU', 'STRELSAU').slice(0, -20)],
    ['is empty', compose()],
    ['lost more than half of its entries', compose('ELPHBERG')],
  ])('leaves the edition before it in use where it %s, and says so', async (_, damaged) => {
    const { write, read } = await openList(compose('ELPHBERG', 'HENTZAU', 'STRELSAU'));
    const { names } = await read();
    await write(damaged);
    expect(await read()).toEqual({ names, problem: 'damaged' });
    expect(await read()).toEqual({ names, problem: 'damaged' });
    await write(compose('ELPHBERG', 'HENTZAU'));
    expect(await read()).toEqual({ names: ['Rudolf ELPHBERG', 'Rudolf HENTZAU'], problem: null });
  });

  it('a file that is gone leaves the last edition in use, and may come back', async () => {
    const { write, remove, read } = await openList(compose('ELPHBERG'));
    await read();
    await remove();
    expect(await read()).toEqual({ names: ['Rudolf ELPHBERG'], problem: 'missing' });
    await write(compose('HENTZAU'));
    expect(await read()).toEqual({ names: ['Rudolf HENTZAU'], problem: null });
  });

  it('may be missing from the start, or not configured', async () => {
    const { read } = await openList(null);
    expect(await read()).toEqual({ names: null, problem: 'missing' });
    const none = createSanctionsFileList({ path: null, maxAgeDays: 7 }, { now: () => new Date() });
    expect(await none.read()).toEqual({ edition: null, problem: 'notConfigured' });
  });

  it('a file that nobody replaced for a week is old, and stays in use', async () => {
    const { wait, read } = await openList(compose('ELPHBERG'));
    wait(7);
    expect((await read()).problem).toBeNull();
    wait(8);
    expect(await read()).toEqual({ names: ['Rudolf ELPHBERG'], problem: 'old' });
  });
});
