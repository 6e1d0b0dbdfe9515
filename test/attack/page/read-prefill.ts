import { callOutside, type Lab, openBarePage } from './lab';
import { toPattern } from './secrets';
import { listSessionReads } from './steal-session';

const business = { name: 'Quincaillerie Gagnon inc.', address: { street: '1200 rue Ontario Est' } };

/**
 * A page with the token of its server, which said who its customer is: each failure says what the page reads back before
 * anybody has proven a phone, and which answer tells an account's contacts from others.
 */
export async function readPrefill(lab: Lab): Promise<readonly (string | null)[]> {
  const { stack, site } = lab;
  const known = await openBarePage(lab);
  await known.person.fastForward('applied', known.session);
  const { phone, mail: email, first: firstName, last: lastName } = known.person;
  const stranger = { phone: `+1647${phone.slice(-7)}`, email: `x${email}`, firstName, lastName, business };

  const readAll = async (customer: object) => {
    const merchant = { authorization: `Bearer ${stack.secretKey}` };
    const order = { headers: merchant, body: { cartTotal: 8418.5, customer } };
    const made = await callOutside(stack, 'POST', '/v1/merchant/checkouts', order);
    const { clientToken } = JSON.parse(made.text) as { readonly clientToken: string };
    const opened = await callOutside(stack, 'POST', '/v1/checkout', {
      headers: { origin: site.origin, merchantkey: stack.publishableKey },
      body: { clientToken, requestSource: 'tamarackDirectApp' },
    });
    const { sessionToken, checkoutId } = JSON.parse(opened.text) as Record<string, string>;
    const headers = {
      origin: site.origin,
      sessiontoken: sessionToken ?? '',
      checkoutid: checkoutId ?? '',
    };
    const eligible = { headers, body: { eligible: true } };
    const answers = [made, opened, await callOutside(stack, 'PUT', '/v1/application/eligibility', eligible)];
    for (const path of await listSessionReads(stack.api))
      answers.push(await callOutside(stack, 'GET', path, { headers }));
    const calls = ['/v1/verification/phone', '/v1/verification/email'];
    for (const path of calls) answers.push(await callOutside(stack, 'POST', path, { headers, body: {} }));
    return answers;
  };
  // a number that was just sent a code has to wait for the next, whoever asks
  await known.page.waitForTimeout(31_000);
  const ofAccount = await readAll({ phone, email, firstName, lastName, business });
  const ofStranger = await readAll(stranger);
  await known.context.close();

  const secrets = [phone.slice(2), email.slice(0, email.indexOf('@')), firstName, lastName, business.name];
  const leaks = secrets.map((secret) => {
    const pattern = new RegExp(toPattern(secret).source, 'iu');
    return ofAccount.some(({ text }) => pattern.test(text)) ? `the page reads back ${secret}` : null;
  });
  const differences = ofAccount.map(({ status }, index) =>
    status === ofStranger[index]?.status ? null : `call ${index} tells an account’s contacts: ${status}`,
  );
  // the calls that it is about reached what they read
  const view = ofAccount.some(({ text }) => text.includes(`••• ••• ${phone.slice(-4)}`));
  return [...leaks, ...differences, view ? null : 'the view has no mask of the number'];
}
