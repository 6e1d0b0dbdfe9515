export { type ClamdAddress, createClamd } from './clamd';
