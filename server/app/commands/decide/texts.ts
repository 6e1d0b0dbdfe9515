import type {
  DecisionOutcome,
  FeatureName,
  FeatureUnit,
  LimitTerm,
} from '../../../src/underwriting/decision';

/** Texts around an explanation, in one language. */
export interface Texts {
  readonly title: (version: string) => string;
  readonly outcomes: Readonly<Record<DecisionOutcome, string>>;
  readonly features: Readonly<Record<FeatureName, string>>;
  readonly terms: Readonly<Record<LimitTerm['term'], string>>;
  readonly units: Readonly<Record<Exclude<FeatureUnit, 'cents' | 'flag'>, (value: number) => string>>;
  readonly yes: string;
  readonly no: string;
  readonly unknown: string;
  readonly below: (bound: string) => string;
  readonly atLeast: (bound: string) => string;
  readonly fromLimit: (limit: string) => string;
  readonly fires: string;
  readonly setAside: string;
  readonly binds: string;
  readonly outcome: string;
  readonly limit: string;
  readonly instant: string;
  readonly tier: string;
  readonly reapply: (days: number) => string;
  readonly deducted: string;
  readonly result: string;
  readonly none: string;
  readonly sections: Readonly<
    Record<'reasons' | 'knockouts' | 'reviews' | 'tiers' | 'limit' | 'others', string>
  >;
}
