const START_LENGTH = 30;
const END_LENGTH = 14;

/** Truncates a long file name in the middle, since names tend to differ at the end. */
export function truncateMiddle(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= START_LENGTH + END_LENGTH + 4) return name;
  return `${characters.slice(0, START_LENGTH).join('')}…${characters.slice(-END_LENGTH).join('')}`;
}
