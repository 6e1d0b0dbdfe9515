import { useDraft } from '../../store/hooks/use-draft';

const initialVisit = {
  /** A bank was disconnected; confirmed again if the application continues without it. */
  disconnected: false,
  /** The reason for missing bank data was shown, and the applicant wants another connection. */
  failureSeen: false,
};

/** Events of the bank connection since the dialog was opened. */
export function useBankVisit() {
  const { draft, set } = useDraft('bankVisit', initialVisit);
  return { ...draft, set };
}
