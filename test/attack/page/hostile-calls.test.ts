import { describe, test } from 'vitest';
import { createTally } from '../../support/tally/tally';
import { callAsPage } from './call-as-page';
import { type Lab, openLabForFile } from './lab';
import { handOverPorts, placeElsewhere } from './place-elsewhere';
import { readPrefill } from './read-prefill';
import { swapSession, useStolenToken } from './steal-session';

describe('hostile page', () => {
  const getLab = openLabForFile();

  test.for<readonly [string, (lab: Lab) => Promise<readonly (string | null)[]>]>([
    ['the page calls what only its frames may call', callAsPage],
    ['frames placed where they may not be, or without their origin', placeElsewhere],
    ['ports and messages of the page’s own', handOverPorts],
    ['a stolen token and its ticket outside the browser', useStolenToken],
    ['a page that reads back what its server said of its customer', readPrefill],
    ['a frame of the thief’s session in the applicant’s page', swapSession],
  ])('%s', async ([, attack], context) => {
    const tally = createTally(context);
    for (const failure of await attack(getLab())) tally.count(failure);
    tally.end();
  });
});
