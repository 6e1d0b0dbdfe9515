const KEPT_START = 30;
const KEPT_END = 14;

/** Truncates a long file name in the middle, since names tend to differ at the end. */
export function truncateMiddle(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= KEPT_START + KEPT_END + 4) return name;
  return `${characters.slice(0, KEPT_START).join('')}…${characters.slice(-KEPT_END).join('')}`;
}
