import type { Step } from '@tamarack/core/flow/steps';
import { screenKindKey } from '../host/screen-kind';
import type { MountedStore } from '../store/create-store';
import type { GetStorage } from '../store/state/state';

/** What a screen mostly is. The shell has the shapes of each, in this order. */
const screenKinds = ['list', 'form', 'code', 'document', 'result'] as const;

/** Of the steps that a checkout is resumed at. After all others, the next one begins anew. */
const kinds: Partial<Readonly<Record<Step, (typeof screenKinds)[number]>>> = {
  verifyBusiness: 'list',
  verifyPhone: 'form',
  verifyEmail: 'code',
  personalInfo: 'form',
  businessInfo: 'form',
  valueProposition: 'list',
  aboutFlinks: 'list',
  bankingInfo: 'document',
  bankStatementsUpload: 'document',
  voidChequeUpload: 'document',
  manualUploadSuccess: 'result',
  moreInformation: 'document',
  scoring: 'result',
  sinEntry: 'form',
  qualification: 'result',
  displayOptions: 'list',
  signAgreement: 'document',
  invoiceUpload: 'document',
  invoiceInfo: 'form',
  manualInvoiceDetails: 'form',
  invoiceQualification: 'result',
  invoiceCongratulations: 'result',
  invoicePending: 'result',
  manualReview: 'result',
};

/**
 * Stores the kind of each screen shown, of which the dialog draws the skeleton when this browser resumes. Nothing of the customer or
 * the checkout is in it. Returns the unsubscribe function.
 */
export function rememberScreenKind(
  store: Pick<MountedStore, 'state' | 'step'>,
  storage: GetStorage,
): () => void {
  let before: Step | null = null;
  const remember = (): void => {
    const step = store.step();
    if (step === before || step === null) return;
    before = step;
    const kind = kinds[step];
    try {
      if (kind) storage().setItem(screenKindKey, String(screenKinds.indexOf(kind)));
      else storage().removeItem(screenKindKey);
    } catch {
      // the browser denies access
    }
  };
  const stop = store.state.subscribe(remember);
  remember();
  return stop;
}
