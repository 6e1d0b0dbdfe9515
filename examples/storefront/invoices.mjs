import fs from 'node:fs';
import path from 'node:path';

/** What the shop has invoiced: whole cents, tax included. Each is a file in public/invoices/. */
const issued = [
  { number: 'NL-20418', amount: 326_417, issuedOn: '2026-11-02', dueOn: '2026-12-02' },
  { number: 'NL-20431', amount: 784_227, issuedOn: '2026-11-09', dueOn: '2026-12-09' },
  { number: 'NL-20440', amount: 4_192_300, issuedOn: '2026-11-16', dueOn: '2026-12-16' },
];

/** The shop's invoices; the links that pay them over time are made as they are asked for, and kept in one file. */
export const createInvoices = ({ apiUrl, secretKey, dataFolder }) => {
  const file = path.join(dataFolder, 'storefront-invoices.json');
  const links = new Map(fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : []);
  const keep = (number, linkId) => {
    links.set(number, linkId);
    fs.mkdirSync(dataFolder, { recursive: true });
    fs.writeFileSync(`${file}.new`, JSON.stringify([...links]));
    fs.renameSync(`${file}.new`, file);
  };

  /** The provider's API with the secret key, which stays on this server. */
  const ask = async (method, at, body, idempotencyKey) => {
    const answer = await fetch(`${apiUrl}/v1/merchant/invoice-links${at}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
    return answer.json();
  };

  return {
    list: () =>
      Promise.all(
        issued.map(async (invoice) => {
          const linkId = links.get(invoice.number);
          const link = linkId ? await ask('GET', `/${encodeURIComponent(linkId)}`) : null;
          return { ...invoice, status: link?.status ?? 'open', url: link?.url ?? null };
        }),
      ),
    /** A link for an invoice: the one it has, or a new one where that is over. Null for a number that is none of ours. */
    async link(number) {
      const invoice = issued.find((one) => one.number === number);
      if (!invoice) return null;
      const known = links.get(number);
      const current = known ? await ask('GET', `/${encodeURIComponent(known)}`) : null;
      if (current && current.status !== 'expired') return { linkId: current.linkId, url: current.url };
      const made = await ask(
        'POST',
        '',
        { invoiceId: number, amount: invoice.amount / 100 },
        // two presses at once make one link
        `invoice-${number}-${known ?? 'first'}`,
      );
      keep(number, made.linkId);
      return { linkId: made.linkId, url: made.url };
    },
  };
};
