export { createAgreementCopyComposer } from './copy';
export { agreementPart } from './facts';
export { registerAgreementRoutes } from './routes';
export {
  type AgreementSigned,
  type AgreementsService,
  createAgreementsService,
  type Financing,
} from './service';
export type { AgreementsTables } from './tables';
