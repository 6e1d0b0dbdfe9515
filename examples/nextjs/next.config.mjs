/** The folder of this project: in the repository there is another lock file above it. */
const root = import.meta.dirname;

/** @type {import('next').NextConfig} */
export default { turbopack: { root } };
