import fs from 'node:fs';
import { expect, test } from 'vitest';
import { writeContract } from '../../../../server/app/contract';

test('the files that others know the API by are those of its document: `npm run contract` writes them', async () => {
  const files = Object.entries(await writeContract());
  const old = files.filter(([name, text]) => fs.readFileSync(name, 'utf8') !== text);
  expect(files).toHaveLength(3);
  expect(old.map(([name]) => name)).toEqual([]);
});
