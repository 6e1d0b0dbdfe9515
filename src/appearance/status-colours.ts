/** Colours of what went well, needs attention or failed. Not in `base-colours`, which the dialog's shell carries. */
export const ok = '#0f6b3c';
export const okTint = '#e8f6ee';
export const warn = '#7a4a00';
export const warnTint = '#fff5e0';
export const danger = '#b3211b';
export const dangerDark = '#8f1a15';
export const dangerTint = '#fdeeed';
