import { expect, it } from 'vitest';
import { compare, takeScreenshots } from '../../examples/gallery/compare.mjs';
import { listScreens } from '../../examples/gallery/list.mjs';

// `npm run gallery:compare` looks at the others
const screens = (await listScreens()).filter(({ id }) =>
  ['verify/welcome', 'offer/display-options'].includes(id),
);

it('welcome and plans look as recorded, in both languages, at both widths, light, dark and in forced colours', async () => {
  expect(compare(await takeScreenshots({ screens }))).toEqual([]);
});

it('a button that moves by 12 px is seen in each light and dark screenshot', async () => {
  const change = 'form > div:last-child button { position: relative; top: 12px }';
  const differences = compare(await takeScreenshots({ screens: screens.slice(0, 1), change }));
  // forced colours leave a button its thin outline
  expect(differences.filter((each) => !each.startsWith('forced'))).toHaveLength(8);
});
