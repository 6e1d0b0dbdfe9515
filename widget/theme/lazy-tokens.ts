/** Colours that the first screen does not use. A file of its own keeps them out of the first screen's chunk. */
export const lazyTokens = {
  okEdge: '#b5dfc6',
  blueEdge: '#bcd5f7',
  bluePale: '#b9cdec',
  dangerEdge: '#efb4b0',
  /** Background of a field or a file with an error. */
  dangerPale: '#fffafa',
  focusRing: 'rgb(11 95 216 / 45%)',
  errorRing: 'rgb(179 33 27 / 45%)',
  backdrop: 'rgb(10 31 68 / 55%)',
  hoverOnDark: 'rgb(255 255 255 / 15%)',
} as const;
