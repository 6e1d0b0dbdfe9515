import { createNameScreen, type ListedEntry } from '../server/src/underwriting/due-diligence';
import type { Report } from './report';
import { computeMedian, formatTable } from './table';

/** About as many names as the consolidated Canadian list has, and ten times as many. */
const sizes = [3_000, 30_000] as const;
const ROUNDS = 15;
/** A name may take this many times longer with ten times the names: the longer list does not fit the processor's caches. */
const bar = 20;

const applicant = { kind: 'person', first: 'Maria Jose', last: 'Del Rio', born: null } as const;

/** How the time to screen one name grows with the sanctions list. The sizes alternate, so both meet the same load. */
export async function benchScreening(): Promise<Report> {
  const screens = sizes.map((size) => ({
    size,
    screen: createNameScreen(makeList(size)),
    times: [] as number[],
  }));
  for (let round = 0; round < ROUNDS; round++)
    for (const { screen, times } of screens) {
      const started = performance.now();
      screen.find(applicant);
      times.push(performance.now() - started);
    }
  const [few = Number.NaN, many = Number.NaN] = screens.map(({ times }) => computeMedian(times));
  const ratio = many / few;
  const rows = screens.map(({ size, times }) => [String(size), computeMedian(times).toFixed(1)]);
  return {
    text: `${formatTable(['listed names', 'ms a name'], rows)}\nRatio: ${ratio.toFixed(1)}\n`,
    passed: ratio <= bar,
  };
}

const makeList = (size: number): readonly ListedEntry[] =>
  Array.from({ length: size }, (_, at) => {
    const word = (salt: number): string => ((at + 7) * salt).toString(36).replace(/\d/g, 'o').padEnd(6, 'a');
    const name = `${word(7_919)} ${word(104_729)} ${word(1_299_709)}`;
    return { reference: name, kind: 'person', names: [name], born: [] };
  });
