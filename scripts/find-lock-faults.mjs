/**
 * What a lock file says of its packages without the registry: that one is fetched from elsewhere, without a hash or with a weak
 * one, that one runs a script at its installation which nobody has looked at, and that the author of one in a production install
 * has given it up.
 *
 * @param {Record<string, object>} packages `packages` of package-lock.json
 * @param {Record<string, boolean>} allowScripts of package.json: the packages whose scripts somebody has looked at
 */
export function findLockFaults(packages, allowScripts) {
  return Object.entries(packages).flatMap(([folder, entry]) => {
    if (!folder.includes('node_modules/') || entry.link) return [];
    const name = folder.split('node_modules/').at(-1) ?? '';
    const faults = [
      // npm leaves it out for packages of the registry, and so does our lock file
      entry.resolved !== undefined && `comes from ${entry.resolved}`,
      !entry.integrity?.startsWith('sha512-') && 'has no SHA-512 hash',
      entry.hasInstallScript && !(name in allowScripts) && 'runs a script at its installation',
      entry.deprecated !== undefined && !entry.dev && `is deprecated: ${entry.deprecated}`,
    ];
    return faults.flatMap((fault) => (fault ? `${name}@${entry.version} ${fault}` : []));
  });
}
