/** A clock that stands still until it is told to go on. */
export interface FakeClock {
  now(): Date;
  forward(time: { readonly hours?: number; readonly minutes?: number; readonly seconds?: number }): void;
}

/** Begins at the real time: the database's own clock (jobs) and this one agree until it is moved. */
export function createClock(start: Date = new Date()): FakeClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    forward: ({ hours = 0, minutes = 0, seconds = 0 }) => {
      time += ((hours * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
