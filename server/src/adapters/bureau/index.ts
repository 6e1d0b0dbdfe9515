export { type BureauConfig, createHttpBureau } from './http-bureau';
