/**
 * Set-up of each API test file: pages are rendered by React's production build, as the built server does. Its development
 * build keeps a stack for each element; component tests use that.
 */
const { NODE_ENV } = process.env;
process.env['NODE_ENV'] = 'production';
await import('react/jsx-runtime');
await import('react-dom/server');
process.env['NODE_ENV'] = NODE_ENV;

// top-level await needs a module
export {};
