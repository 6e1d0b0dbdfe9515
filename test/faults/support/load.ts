import { createCall } from './http-calls';
import { createLedger, type Ledger, makeLinks } from './ledger';
import { walkWholePath } from './shopper';

export interface Load {
  readonly ledger: Ledger;
  readonly call: ReturnType<typeof createCall>;
  /** Waits until so many more customers went all the way, or the time is over. */
  untilCompleted(more: number, timeoutMs: number): Promise<void>;
  /** Lets nobody begin another step; rejects if a customer got stuck. */
  end(): Promise<void>;
}

const ignore = (): void => undefined;

/** Customers who walk the whole path one after the other, several at once, and a merchant who makes links. */
export function startLoad(options: {
  readonly url: () => string;
  readonly untilUp: () => Promise<void>;
  readonly origin: string;
  readonly shoppers: number;
  /** Whether customers who are on their way go all the way once the load ends. Default: they stop where they are. */
  readonly finish?: boolean;
  /** Hears the status of each call, or null if the connection broke. */
  readonly onAnswer?: (status: number | null, call: string) => void;
}): Load {
  const { untilUp, origin, shoppers } = options;
  const ledger = createLedger();
  const call = createCall(options.url, options.onAnswer);
  let isOver = false;
  const shop = async (): Promise<void> => {
    while (!isOver) await walkWholePath({ call, untilUp, ledger, origin }, () => isOver && !options.finish);
  };
  const all = Promise.all([
    ...Array.from({ length: shoppers }, shop),
    makeLinks(call, untilUp, ledger, () => isOver),
  ]);
  all.catch(() => undefined);
  const passed = async (more: number, timeoutMs: number): Promise<void> => {
    const [target, deadline] = [ledger.countCompleted() + more, Date.now() + timeoutMs];
    while (ledger.countCompleted() < target && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 200));
  };
  return {
    ledger,
    call,
    // `end` says who got stuck
    untilCompleted: (more, timeoutMs) => Promise.race([passed(more, timeoutMs), all.then(ignore, ignore)]),
    end: async () => {
      isOver = true;
      await all;
    },
  };
}
