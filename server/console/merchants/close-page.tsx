/** @jsxRuntime automatic */

import { Button, LinkButton } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import type { Operator } from '../../src/parties/operators';
import { Page, PageTitle } from '../parts/page';

/** Shows what closing a merchant does, before it is confirmed. */
export function closePage({
  operator,
  merchant: { id, name },
}: {
  readonly operator: Operator;
  readonly merchant: { readonly id: string; readonly name: string };
}) {
  const path = `/operator/merchants/${id}`;
  return (
    <Page title={`Close ${name}`} operator={operator}>
      <PageTitle>{`Close ${name}?`}</PageTitle>
      <Card title="What happens" level={2}>
        <ul>
          <li>Its pages can’t start new checkouts, and its invoice links no longer open.</li>
          <li>It can’t create new invoice links.</li>
          <li>Applications already started can be completed, and are paid out.</li>
          <li>Its servers can still look up checkouts and payouts, and refund purchases.</li>
          <li>Its settings can no longer be changed. This can’t be undone.</li>
        </ul>
      </Card>
      <p className="hint">To stop its servers too, revoke its secret keys.</p>
      <form method="post" action={`${path}/close`} className="confirm">
        <Button variant="danger">Close the merchant</Button>
        <LinkButton href={path}>Cancel</LinkButton>
      </form>
    </Page>
  );
}
