import fs from 'node:fs';
import path from 'node:path';

/** Issued invoices: whole cents, including tax. Each has a file in public/invoices/. */
const issued = [
  { number: 'NL-20418', amount: 326_417, issuedOn: '2026-11-02', dueOn: '2026-12-02' },
  { number: 'NL-20431', amount: 784_227, issuedOn: '2026-11-09', dueOn: '2026-12-09' },
  { number: 'NL-20440', amount: 4_192_300, issuedOn: '2026-11-16', dueOn: '2026-12-16' },
];

/** Invoices of the shop. Invoice links are created on demand and stored in one file. */
export const createInvoices = ({ apiUrl, secretKey, dataFolder }) => {
  const file = path.join(dataFolder, 'storefront-invoices.json');
  const links = new Map(fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : []);
  const saveLink = (number, linkId) => {
    links.set(number, linkId);
    fs.mkdirSync(dataFolder, { recursive: true });
    fs.writeFileSync(`${file}.new`, JSON.stringify([...links]));
    fs.renameSync(`${file}.new`, file);
  };

  /** Calls the provider's API with the secret key, which never leaves the server. */
  const callApi = async (method, at, body, idempotencyKey) => {
    const response = await fetch(`${apiUrl}/v1/merchant/invoice-links${at}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`the provider responded with ${response.status}`);
    return response.json();
  };

  return {
    list: () =>
      Promise.all(
        issued.map(async (invoice) => {
          const linkId = links.get(invoice.number);
          const link = linkId ? await callApi('GET', `/${encodeURIComponent(linkId)}`) : null;
          return { ...invoice, status: link?.status ?? 'open', url: link?.url ?? null };
        }),
      ),
    /** Returns the link of an invoice, or a new one if it has expired; null for an unknown invoice number. */
    async link(number) {
      const invoice = issued.find((one) => one.number === number);
      if (!invoice) return null;
      const linkId = links.get(number);
      const current = linkId ? await callApi('GET', `/${encodeURIComponent(linkId)}`) : null;
      if (current && current.status !== 'expired') return { linkId: current.linkId, url: current.url };
      const created = await callApi(
        'POST',
        '',
        { invoiceId: number, amount: invoice.amount / 100 },
        // concurrent requests create one link
        `invoice-${number}-${linkId ?? 'first'}`,
      );
      saveLink(number, created.linkId);
      return { linkId: created.linkId, url: created.url };
    },
  };
};
