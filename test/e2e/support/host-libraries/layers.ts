export const layerNames = ['focus-trap', 'Radix UI', 'MUI drawer', 'Headless UI', 'native dialog'] as const;

export type LayerName = (typeof layerNames)[number];
