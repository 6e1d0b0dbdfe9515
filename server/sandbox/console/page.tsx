/** @jsxRuntime automatic */
import { brand } from '@tamarack/core/brand';
import type { ReactNode } from 'react';
import { renderPage } from '../../src/platform/html';
import { sandboxMerchant, sandboxOperator, sandboxOwner } from '../data/seed';
import { type MagicValue, magicValues } from './magic-values';

export interface ConsolePage {
  /** Origin of the storefront; empty if there is none. */
  readonly storefront: string;
  readonly bankOrigin: string;
}

/** The console's only page; `page/console.js` loads the sent messages. */
export const consolePage = (page: ConsolePage): string => renderPage(<Page {...page} />);

function Page({ storefront, bankOrigin }: ConsolePage) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${brand.product} sandbox`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/console.css" />
        <script type="module" src="/sandbox/console.js" />
      </head>
      <body>
        <header>
          <h1>{`${brand.product} sandbox`}</h1>
          <nav aria-label="Links">
            <a href={storefront}>Storefront</a> <a href="/operator">Reviews</a>{' '}
            <a href="/swagger.json">OpenAPI document</a> <a href="#values">Test values</a>
          </nav>
        </header>
        <main>
          <Outbox />
          <section aria-labelledby="values">
            <h2 id="values" tabIndex={-1}>
              Test values
            </h2>
            <p className="note">
              Every other value succeeds: any other Canadian mobile number, and any other valid SIN.
            </p>
            <div className="tables">
              <MagicTables />
              <KeyTables storefront={storefront} bankOrigin={bankOrigin} />
            </div>
          </section>
        </main>
      </body>
    </html>
  );
}

function Outbox() {
  return (
    <section aria-labelledby="outbox-title">
      <div className="head">
        <h2 id="outbox-title">Outbox</h2>
        <label className="filter">
          Recipient <input id="to" type="search" autoComplete="off" placeholder="Phone number or email" />
        </label>
      </div>
      <p className="note">
        Every text message and email sent, newest first. <span id="state" role="status" />
      </p>
      <ol id="outbox" aria-label="Messages" />
      <p id="empty" className="empty" hidden>
        No messages yet. Start a checkout in the storefront to see its verification code here.
      </p>
    </section>
  );
}

function MagicTables() {
  const { users, sins, phones, answers, links, payouts, password } = magicValues;
  return (
    <>
      <Table
        caption={
          <>
            Test bank users, password <code>{password}</code>
          </>
        }
        heads={['Username', 'Result']}
      >
        <Rows values={users} />
      </Table>
      <Table caption="Social Insurance Numbers" heads={['SIN', 'Result']}>
        <Rows values={sins} />
      </Table>
      <Table caption="Phone numbers" heads={['Number', 'Result']}>
        <Rows values={phones} />
      </Table>
      <Table
        caption={
          <>
            Security answers for <code>Greatday</code>
          </>
        }
        heads={['Answer', 'Question']}
      >
        <Rows values={answers} />
      </Table>
      <Table caption="Invoice links" heads={['Path', 'Result']}>
        {links.map(([path, effect]) => (
          <Row key={path} head={<a href={path}>{path}</a>}>
            {effect}
          </Row>
        ))}
      </Table>
      <Table caption="Payouts to the merchant" heads={['Amount or account', 'Result']}>
        <Rows values={payouts} />
      </Table>
    </>
  );
}

function KeyTables({ storefront, bankOrigin }: ConsolePage) {
  return (
    <>
      <Table caption={`${sandboxMerchant.name}, the sandbox merchant`} heads={['Value', 'Use']}>
        <Rows
          values={[
            [sandboxMerchant.publishableKey, `publishable key, for pages on ${storefront}`],
            [sandboxMerchant.secretKey, 'secret key, for the merchant’s server'],
            [bankOrigin, 'origin of the test bank'],
          ]}
        />
        <Row head={<code>{sandboxOwner}</code>}>
          owner of the <a href="/merchant">merchant’s dashboard</a>: its log-in link is mailed to this page
        </Row>
      </Table>
      <Table caption={`${sandboxOperator.name}, the sandbox operator`} heads={['Value', 'Use']}>
        <Row head={<code>{sandboxOperator.key}</code>}>
          login key for the <a href="/operator">operators’ console</a>, and bearer token for{' '}
          <code>/v1/operator/reviews</code>
        </Row>
      </Table>
    </>
  );
}

function Table({
  caption,
  heads,
  children,
}: {
  readonly caption: ReactNode;
  readonly heads: readonly [string, string];
  readonly children: ReactNode;
}) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A value to copy, and its effect. */
function Rows({ values }: { readonly values: readonly MagicValue[] }) {
  return values.map(([value, effect]) => (
    <Row key={`${value} ${effect}`} head={<code>{value}</code>}>
      {effect}
    </Row>
  ));
}

function Row({ head, children }: { readonly head: ReactNode; readonly children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{head}</th>
      <td>{children}</td>
    </tr>
  );
}
