import type { Executor } from '../../platform/database';
import type { Keys } from '../../platform/keys';
import type { MailQueue } from '../../platform/mail';
import { createRelyingParty } from '../../platform/webauthn';
import { createOperatorChanges, type OperatorChangesService } from './changes/changes';
import { createOperatorDigest, type OperatorDigest } from './digest/digest';
import { createOperatorKeys, type OperatorKeysService } from './keys/keys';
import { createOperatorNotices } from './mails/notices';
import { createEnrolments, type EnrolmentsService } from './passkeys/enrolments';
import { createPasskeys, type PasskeysService } from './passkeys/passkeys';
import { createOperatorsService, type OperatorsService } from './service';
import { createOperatorSessions, type KeyLogin, type OperatorSessionsService } from './sessions/sessions';

/** Everything about who operators are and how they log in. */
export interface OperatorAccess {
  readonly operators: OperatorsService;
  readonly operatorChanges: OperatorChangesService;
  readonly operatorKeys: OperatorKeysService;
  readonly operatorSessions: OperatorSessionsService;
  readonly operatorDigest: OperatorDigest;
  readonly passkeys: PasskeysService;
  readonly enrolments: EnrolmentsService;
}

export interface OperatorAccessOptions {
  readonly keyLogin: KeyLogin;
  /** Days until a new key expires. */
  readonly keyDays: number;
}

export function createOperatorAccess(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash' | 'keyedHash'>;
  readonly mails: MailQueue;
  readonly publicUrl: string;
  readonly options: OperatorAccessOptions;
  readonly now: () => Date;
}): OperatorAccess {
  const { keyLogin, keyDays } = deps.options;
  const notices = createOperatorNotices(deps);
  const base = { ...deps, notices, relyingParty: createRelyingParty(deps) };
  const operatorKeys = createOperatorKeys({ ...base, keyDays, sandbox: keyLogin === 'sandbox' });
  const passkeys = createPasskeys(base);
  return {
    operators: createOperatorsService(base),
    operatorChanges: createOperatorChanges(base),
    operatorKeys,
    operatorSessions: createOperatorSessions({ ...base, operatorKeys, passkeys, keyLogin }),
    operatorDigest: createOperatorDigest(deps),
    passkeys,
    enrolments: createEnrolments(base),
  };
}
