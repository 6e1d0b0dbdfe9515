export { toEmailIndex, toPhoneIndex } from './blind-index';
export {
  openField,
  type PersonColumn,
  type SealedFields,
  sealField,
  toSealedColumn,
} from './person-column';
