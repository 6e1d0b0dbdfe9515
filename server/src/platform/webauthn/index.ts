export { describeDevice } from './describe-device';
export {
  type CreationOptions,
  createRelyingParty,
  type NewCredential,
  parseAssertion,
  type RelyingParty,
  type RequestOptions,
} from './relying-party';
export type { WebauthnTables } from './tables';
