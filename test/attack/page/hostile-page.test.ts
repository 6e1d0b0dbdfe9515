import { type FrameKind, frameKinds } from '@tamarack/core/protocol/frames';
import { describe, test } from 'vitest';
import { suiteOptions } from '../../support/tally/suite-options';
import { createTally } from '../../support/tally/tally';
import type { Policy } from './hostile-site';
import { openLabForFile } from './lab';
import { leakFrames } from './leak-frames';
import { type Place, type Visit, visitHostilePage } from './open-hostile-page';
import { countSeeing, describeLeak, leastSeeing, listMissed, searchLoot } from './search-loot';
import { sinAskedAgain } from './secrets';
import { paths } from './walk-paths';
import { ways } from './ways/all-ways';

type Path = keyof typeof paths;
interface Walk {
  readonly place: Place;
  readonly policy: Policy;
  readonly path: Path;
}

const places = ['dialog', 'window'] as const;
const policies: readonly Policy[] = ['lax', 'strict'];
const walks: readonly Walk[] = suiteOptions.full
  ? policies.flatMap((policy) =>
      places.flatMap((place) => (['whole', 'cheque'] as const).map((path) => ({ place, policy, path }))),
    )
  : [
      { place: 'dialog', policy: 'lax', path: 'whole' },
      { place: 'window', policy: 'lax', path: 'cheque' },
    ];

/** Shown to returning customers alone, with nothing to type or read; `hostile-calls.test.ts` tries them. */
const returning: ReadonlySet<FrameKind> = new Set(['passkey', 'start-over']);

const describeWalk = ({ place, policy, path }: Walk): string =>
  `scripts that read along in the ${place}: ${policy} policy, ${path} path`;

describe('hostile page', () => {
  const getLab = openLabForFile();
  /** The bureau asks for the SIN again where the path shows it. */
  const visit = (walk: Walk): Promise<Visit> =>
    visitHostilePage(getLab(), { ...walk, ...(walk.path === 'whole' && { sin: sinAskedAgain }) });

  const shown = new Set<string>();

  test.for(walks.map((walk) => [describeWalk(walk), walk] as const))('%s', async ([, walk], context) => {
    const tally = createTally(context);
    const applicant = await visit(walk);
    await paths[walk.path](applicant);
    const tried = ways.filter(({ from }) => from !== 'opener' || walk.place === 'window');
    const loot = await searchLoot(applicant);
    for (const name of loot.failed) tally.count(`not tried: ${name}`);
    tally.count(loot.cookies > 0 ? null : 'the browser kept no cookie of the frames');
    for (const kind of applicant.kinds) {
      shown.add(`${kind} in the ${walk.place}`);
      for (const { name } of tried) tally.count(describeLeak(loot, kind, name));
    }
    const seeing = countSeeing(loot);
    if (walk.place === 'dialog')
      tally.count(seeing >= leastSeeing ? null : `only ${seeing} ways read the page’s own fields`);
    else tally.count(seeing === 0 ? null : `${seeing} ways read fields of the window`);
    tally.note(
      `${tried.length} ways; frames: ${[...applicant.kinds].join(', ')}; ${seeing} read the page’s own fields`,
    );
    await applicant.context.close();
    tally.end();
  });

  test('every frame was walked through, in both places in the full form', (context) => {
    const tally = createTally(context);
    for (const kind of frameKinds.filter((each) => !returning.has(each))) {
      const missed = places.filter((place) => !shown.has(`${kind} in the ${place}`));
      const isMissed = suiteOptions.full ? missed.length > 0 : missed.length === places.length;
      tally.count(isMissed ? `no walk shows the ${kind} in the ${missed.join(' and the ')}` : null);
    }
    tally.end();
  });

  test.runIf(suiteOptions.full)(
    'frames that leak on purpose: the search finds every secret',
    async (context) => {
      const tally = createTally(context);
      const found: string[] = [];
      for (const path of ['whole', 'cheque'] as const) {
        const applicant = await visit({ place: 'dialog', policy: 'lax', path });
        await leakFrames(applicant.context, getLab().stack);
        await paths[path](applicant);
        // no script reads it: as if one did
        const cookies = await applicant.listFrameCookies();
        await applicant.merchant.evaluate((values) => window.postMessage({ values }, '*'), cookies);
        await applicant.merchant.waitForTimeout(300);
        const loot = await searchLoot(applicant);
        for (const { kind, what } of listMissed(loot)) tally.count(`${kind}: the search misses ${what}`);
        tally.countHeld(loot.wanted.length - listMissed(loot).length);
        for (const kind of applicant.kinds)
          found.push(
            `${kind}: ${new Set(loot.found.filter((hit) => hit.kind === kind).map(({ way }) => way)).size}`,
          );
        await applicant.context.close();
      }
      tally.note(`ways that read the leak, by kind: ${[...new Set(found)].join(', ')}`);
      tally.end();
    },
  );
});
