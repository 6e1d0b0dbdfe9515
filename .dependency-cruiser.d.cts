import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

declare const config: {
  readonly forbidden: readonly (IForbiddenRuleType & { readonly name: string })[];
  readonly options: NonNullable<IConfiguration['options']>;
};
export default config;
