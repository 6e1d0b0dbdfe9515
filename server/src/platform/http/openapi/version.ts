import { globalName } from '@tamarack/core/brand/names';

/**
 * Versions that merchants' servers may name, oldest first: the date of each breaking change. A call without a
 * version gets the latest.
 */
export const apiVersions = ['2026-11-24'] as const;
export const latestVersion = apiVersions[apiVersions.length - 1] ?? apiVersions[0];

export const versionHeader = `${globalName}-Version` as const;
