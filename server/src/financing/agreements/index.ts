export { createAgreementCopyComposer } from './agreement-copy-composer';
export { agreementPart } from './agreement-part';
export { agreementsSealedColumns } from './evidence/evidence-columns';
export { drawDocument } from './pdf/draw';
export type { PlainDocument } from './pdf/render-pdf';
export { listPersonAgreements, redactAgreements } from './personal-data';
export { registerAgreementRoutes } from './routes';
export {
  type AgreementSigned,
  type AgreementsService,
  createAgreementsService,
  type Financing,
} from './service';
export type { AgreementsTables } from './tables';
export { heading, paragraph, rows } from './text/blocks';
