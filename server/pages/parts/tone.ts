/** Meaning of a colour; the text always states it too. */
export type Tone = 'neutral' | 'info' | 'ok' | 'warn' | 'danger';
