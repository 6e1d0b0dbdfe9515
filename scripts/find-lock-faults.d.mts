/** An entry of `packages` in package-lock.json. */
interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly deprecated?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** One line for each fault; empty if there is none. */
export function findLockFaults(
  packages: Readonly<Record<string, LockedPackage>>,
  allowScripts: Readonly<Record<string, boolean>>,
): readonly string[];
