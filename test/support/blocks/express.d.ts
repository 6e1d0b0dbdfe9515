/** What the tests use of the framework that the documents show; its own types are a package that nothing else needs. */
declare module 'express' {
  const createApp: () => import('node:http').RequestListener;
  export default createApp;
}
