const KEPT_START = 30;
const KEPT_END = 14;

/** A long name of a file loses its middle, so that the end, where names differ, can be read. */
export function shortened(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= KEPT_START + KEPT_END + 4) return name;
  return `${characters.slice(0, KEPT_START).join('')}…${characters.slice(-KEPT_END).join('')}`;
}
