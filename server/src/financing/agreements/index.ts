export { createAgreementCopyComposer } from './agreement-copy-composer';
export { agreementPart } from './agreement-part';
export { registerAgreementRoutes } from './routes';
export {
  type AgreementSigned,
  type AgreementsService,
  createAgreementsService,
  type Financing,
} from './service';
export type { AgreementsTables } from './tables';
