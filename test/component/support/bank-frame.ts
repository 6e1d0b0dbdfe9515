import type { Problem } from '@tamarack/core/errors/catalogue';
import { BankingInfo } from '../../../widget/screens/bank/banking-info';
import { mountScreen, type ScreenOptions } from '../../support/mount-screen';

export const frameTitle = 'Secure bank connection by Flinks';

/** "Banking information" in front of its secure frame. */
export async function mountBankScreen(options: ScreenOptions = {}) {
  const screen = await mountScreen(BankingInfo, options);
  const { frame } = screen;
  /** Ids of the frame's calls: each connection begins with one. */
  const submissions = () =>
    frame.posted.flatMap((message) => (message.type === 'submit' ? [message.id] : []));
  return {
    ...screen,
    submissions,
    /** The API refuses the last call of the frame, or does not answer. */
    refuse: (problem: Problem | null) =>
      frame.say({ type: 'result', id: submissions().at(-1) ?? 0, ok: false, problem }),
    /** The aggregator's page is in the frame. */
    open: async () => {
      await frame.say({ type: 'height', height: 620 });
      await frame.say({ type: 'result', id: submissions().at(-1) ?? 0, ok: true });
    },
    /** The bank accepted the login. */
    accept: () => frame.say({ type: 'submitRequested' }),
  };
}

/** The same with its connection opened. */
export async function openBankScreen(options: ScreenOptions = {}) {
  const screen = await mountBankScreen(options);
  await screen.open();
  return screen;
}
