import { frameKinds } from '@tamarack/core/protocol/frames';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { launchBrowser } from '../../../examples/browser.mjs';
import { type Stack, startStack } from '../../support/stack';
import { createTally } from '../../support/tally/tally';
import { callAsPage } from './call-as-page';
import { type Deceit, replaceDocument, stealFocus } from './deceive-person';
import { type Policy, startHostileSite } from './hostile-site';
import type { Lab } from './lab';
import { hostileBrowserArgs, type Place, type Visit, visitHostilePage } from './open-hostile-page';
import { handOverPorts, placeElsewhere } from './place-elsewhere';
import { countSeeing, describeLeak, leastSeeing, searchLoot } from './search-loot';
import { sinAskedAgain } from './secrets';
import { swapSession, useStolenToken } from './steal-session';
import { paths } from './walk-paths';
import { ways } from './ways/all-ways';

interface Walk {
  readonly place: Place;
  readonly policy: Policy;
  readonly path: keyof typeof paths;
  readonly sin?: string;
}

const describeWalk = ({ place, policy, path }: Walk): string =>
  `scripts that read along in the ${place}: ${policy} policy, ${path} path`;

/** A way to frames that the shortest does not show, in both places, once they are built. */
const listExtraWalks = (kind: string, walk: Pick<Walk, 'path' | 'sin'>): readonly Walk[] =>
  frameKinds.some((built) => built === kind)
    ? (['dialog', 'window'] as const).map((place) => ({ ...walk, place, policy: 'lax' }))
    : [];

const walks: readonly Walk[] = [
  { place: 'dialog', policy: 'lax', path: 'whole' },
  { place: 'dialog', policy: 'strict', path: 'verified' },
  { place: 'window', policy: 'lax', path: 'whole' },
  ...listExtraWalks('cheque', { path: 'cheque' }),
  ...listExtraWalks('sin', { path: 'sin', sin: sinAskedAgain }),
];

describe('hostile page', () => {
  let lab: Lab;
  let stop: (() => unknown)[] = [];
  beforeAll(async () => {
    let stack: Stack;
    const site = await startHostileSite(() => stack, ways);
    const foreign = await startHostileSite(() => stack, []);
    const started = await startStack({ origins: [site.origin] });
    stack = started.stack;
    const browser = await launchBrowser({ args: [...hostileBrowserArgs] });
    lab = { browser, stack, site, foreign };
    stop = [() => browser.close(), started.stop, site.close, foreign.close];
  });
  afterAll(async () => {
    for (const end of stop) await end();
  });

  const shown = new Set<string>();

  test.for(walks.map((walk) => [describeWalk(walk), walk] as const))('%s', async ([, walk], context) => {
    const tally = createTally(context);
    const visit = await visitHostilePage(lab, walk);
    await paths[walk.path](visit);
    const tried = ways.filter(({ from }) => from !== 'opener' || walk.place === 'window');
    const loot = await searchLoot(visit);
    for (const name of loot.failed) tally.count(`not tried: ${name}`);
    tally.count(loot.cookies > 0 ? null : 'the browser kept no cookie of the frames');
    for (const kind of visit.kinds) {
      shown.add(`${kind} in the ${walk.place}`);
      for (const { name } of tried) tally.count(describeLeak(loot, kind, name));
    }
    const seeing = countSeeing(loot);
    if (walk.place === 'dialog')
      tally.count(seeing >= leastSeeing ? null : `only ${seeing} ways read the page’s own fields`);
    else tally.count(seeing === 0 ? null : `${seeing} ways read fields of the window`);
    tally.note(
      `${tried.length} ways; frames: ${[...visit.kinds].join(', ')}; ${seeing} read the page’s own fields`,
    );
    await visit.context.close();
    tally.end();
  });

  test('every frame was walked through, in both places', (context) => {
    const tally = createTally(context);
    for (const kind of frameKinds)
      for (const place of ['dialog', 'window'])
        tally.count(
          shown.has(`${kind} in the ${place}`) ? null : `no walk shows the ${kind} in the ${place}`,
        );
    tally.end();
  });

  test.for<readonly [string, (lab: Lab) => Promise<readonly (string | null)[]>]>([
    ['the page calls what only its frames may call', callAsPage],
    ['frames placed where they may not be, or without their origin', placeElsewhere],
    ['ports and messages of the page’s own', handOverPorts],
    ['a stolen token and its ticket outside the browser', useStolenToken],
    ['a frame of the thief’s session in the applicant’s page', swapSession],
  ])('%s', async ([, attack], context) => {
    const tally = createTally(context);
    for (const failure of await attack(lab)) tally.count(failure);
    tally.end();
  });

  test.for<readonly [string, readonly ((visit: Visit, stack: Stack) => Promise<Deceit>)[], string]>([
    [
      'the focus stolen between the keys of a code',
      [(visit, stack) => stealFocus(visit, stack, false), (visit, stack) => stealFocus(visit, stack, true)],
      'keys that follow are the page’s; the field stays empty, which is all that the person sees',
    ],
    [
      'a document of the page’s own in the frame’s place',
      (['src', 'location', 'srcdoc'] as const).map(
        (how) => (visit: Visit, stack: Stack) => replaceDocument(visit, stack, how),
      ),
      'a page can show something else in place of the widget; the provider’s window has an address to look at',
    ],
  ])('%s', async ([, deceits, weakness], context) => {
    const tally = createTally(context);
    const gained: string[] = [];
    for (const deceive of deceits) {
      const visit = await visitHostilePage(lab, { place: 'dialog', policy: 'lax' });
      const { got, of } = await deceive(visit, lab.stack);
      tally.count(got === 0 ? null : `the page got ${got} of ${of} digits`);
      gained.push(`${got} of ${of}`);
      await visit.context.close();
    }
    tally.note(`digits that the page got: ${gained.join(', ')}`);
    tally.end(weakness);
  });
});
