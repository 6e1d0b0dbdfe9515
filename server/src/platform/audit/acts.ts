/**
 * Every act of the audit trail, as `subject.act`. The console has a text for each one: a new act does not compile until
 * it has its text (console/review/texts/trail-texts.ts).
 */
export type AuditAct =
  | `account.${
      | 'emailChanged'
      | 'frozen'
      | 'newDevice'
      | 'numberReleased'
      | 'passkeyAdded'
      | 'passkeyRemoved'
      | 'reviewOpened'
      | 'reviewResolved'
      | 'unfrozen'}`
  | `agreement.${'signed'}`
  | `application.${
      | 'abandoned'
      | 'business'
      | 'carriedOver'
      | 'eligibility'
      | 'language'
      | 'personal'
      | 'renewed'
      | 'resumed'
      | 'sin'
      | 'takenUp'}`
  | `bank.${'bypassed' | 'connected' | 'disconnected' | 'failed'}`
  | `checkout.${'cancelled' | 'captured' | 'created' | 'refunded' | 'released' | 'resumed' | 'started'}`
  | `document.${'downloaded' | 'months' | 'refused' | 'removed' | 'seen' | 'uploaded'}`
  | `documents.${'forgotten' | 'submitted'}`
  | `dueDiligence.${'checked' | 'matchFound' | 'matchResolved' | 'ownershipRecorded'}`
  | `invoice.${'confirmed' | 'entered' | 'forgotten' | 'infected' | 'partialConfirmed' | 'uploaded'}`
  | `invoiceLink.${'created' | 'deactivated' | 'rejected' | 'sent'}`
  | `job.${'retried'}`
  | `link.${'followed'}`
  | `loan.${'overpaymentRefunded' | 'repaid' | 'repaymentReturned' | 'writtenOff'}`
  | `member.${'loggedIn' | 'loggedOut' | 'sessionsEnded'}`
  | `merchant.${
      | 'changed'
      | 'closed'
      | 'created'
      | 'keyCreated'
      | 'keyRevoked'
      | 'keyRolled'
      | 'memberInvited'
      | 'memberJoined'
      | 'memberRemoved'
      | 'memberRoleChanged'
      | 'promotionAdded'
      | 'promotionCancelled'}`
  | `operator.${
      | 'changeCancelled'
      | 'changeProposed'
      | 'changeRefused'
      | 'created'
      | 'disabled'
      | 'invited'
      | 'keyCreated'
      | 'keyLogin'
      | 'keyRevoked'
      | 'loggedIn'
      | 'loggedOut'
      | 'loginFailed'
      | 'passkeyAdded'
      | 'passkeyRemoved'
      | 'rolesChanged'
      | 'sessionRefused'
      | 'sessionsEnded'}`
  | `option.${'cancelled' | 'selected'}`
  | `payee.${'changeCancelled' | 'changeConfirmed' | 'changeProposed' | 'set'}`
  | `payout.${
      | 'cancelled'
      // `reduced`, in older entries
      | 'lessened'
      | 'opened'
      | 'paid'
      | 'recoveryOpened'
      | 'reduced'
      | 'retried'
      | 'returned'
      | 'sent'
      | 'settled'}`
  | `payoutBatch.${'made' | 'sent'}`
  | `payoutReport.${'taken'}`
  | `person.${
      | 'corrected'
      | 'erased'
      | 'erasureCancelled'
      | 'erasureProposed'
      | 'exported'
      | 'found'
      | 'seen'}`
  | `purchase.${'completed'}`
  | `qualification.${'finalReviewRequested'}`
  | `reconsideration.${'requested'}`
  | `retention.${'applied'}`
  | `review.${
      | 'answered'
      | 'asked'
      | 'closed'
      | 'confirmed'
      | 'decided'
      | 'opened'
      | 'proposed'
      | 'reopened'
      | 'returned'
      | 'seen'}`
  | `scoring.${'decided'}`
  | `verification.${'contested' | 'manyNumbers' | 'passkeyVerified'}`
  | `verification.${'phone' | 'email'}${'Changed' | 'Refused' | 'Sent' | 'Verified'}`
  | `webhookEndpoint.${'changed' | 'created' | 'pinged' | 'removed' | 'secretRotated'}`
  | `webhookEvent.${'resent'}`;
