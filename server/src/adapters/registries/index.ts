export { type CanadaRegistriesConfig, createCanadaRegistries } from './canada-registries';
