import type { Step } from '@tamarack/core/flow/steps';
import type { ComponentType } from 'react';
import type { TextPart } from '../i18n/locales';

export interface ScreenFile {
  /** Texts fetched together with the screen. */
  readonly texts: readonly TextPart[];
  readonly load: () => Promise<ComponentType>;
}

/** The screen of each step; those of invoices and of uploaded documents are not there yet. */
export const screens: Partial<Record<Step, ScreenFile>> = {
  welcome: {
    texts: ['verify'],
    load: async () => (await import('../screens/verify/welcome')).Welcome,
  },
  verifyBusiness: {
    texts: ['verify'],
    load: async () => (await import('../screens/verify/verify-business')).VerifyBusiness,
  },
  verifyPhone: {
    texts: ['verify'],
    load: async () => (await import('../screens/verify/verify-phone')).VerifyPhone,
  },
  verifyEmail: {
    texts: ['verify'],
    load: async () => (await import('../screens/verify/verify-email')).VerifyEmail,
  },
  personalInfo: {
    texts: ['profile'],
    load: async () => (await import('../screens/profile/personal-info')).PersonalInfo,
  },
  businessInfo: {
    texts: ['profile'],
    load: async () => (await import('../screens/profile/business-info')).BusinessInfo,
  },
  valueProposition: {
    texts: ['bank'],
    load: async () => (await import('../screens/bank/value-proposition')).ValueProposition,
  },
  aboutFlinks: {
    texts: ['bank'],
    load: async () => (await import('../screens/bank/about-flinks')).AboutFlinks,
  },
  bankingInfo: {
    texts: ['bank'],
    load: async () => (await import('../screens/bank/banking-info')).BankingInfo,
  },
  scoring: {
    texts: ['bank'],
    load: async () => (await import('../screens/bank/scoring')).Scoring,
  },
  sinEntry: {
    texts: ['outcome'],
    load: async () => (await import('../screens/outcome/sin-entry')).SinEntry,
  },
  qualification: {
    texts: ['offer'],
    load: async () => (await import('../screens/offer/qualification')).Qualification,
  },
  displayOptions: {
    texts: ['offer'],
    load: async () => (await import('../screens/offer/display-options')).DisplayOptions,
  },
  signAgreement: {
    texts: ['offer'],
    load: async () => (await import('../screens/offer/sign-agreement')).SignAgreement,
  },
  final: {
    texts: ['outcome'],
    load: async () => (await import('../screens/outcome/final')).Final,
  },
  smallCartTotal: {
    texts: ['outcome'],
    load: async () => (await import('../screens/outcome/small-cart-total')).SmallCartTotal,
  },
  cartTotalError: {
    texts: ['outcome'],
    load: async () => (await import('../screens/outcome/cart-total-error')).CartTotalError,
  },
  manualReview: {
    texts: ['outcome'],
    load: async () => (await import('../screens/outcome/manual-review')).ManualReview,
  },
  rejectedApplication: {
    texts: ['outcome'],
    load: async () => (await import('../screens/outcome/rejected-application')).RejectedApplication,
  },
  errorApplication: {
    texts: ['outcome'],
    load: async () => (await import('../screens/outcome/error-application')).ErrorApplication,
  },
};
