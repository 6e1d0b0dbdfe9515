/** Loaded before the server: its clock is off by the milliseconds that stand in the file `CLOCK_FILE`. */
import fs from 'node:fs';

const RealDate = Date;
const file = process.env.CLOCK_FILE ?? '';
const readEveryMs = 50;
let offset = 0;
let readAt = 0;

function getTime() {
  const now = RealDate.now();
  if (now - readAt > readEveryMs || now < readAt) {
    readAt = now;
    offset = Number(fs.readFileSync(file, 'utf8')) || offset;
  }
  return now + offset;
}

globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [getTime()] : args));
  }
  static now() {
    return getTime();
  }
};
