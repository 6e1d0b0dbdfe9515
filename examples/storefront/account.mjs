/** The shop's only account, as its database would have it. A field that the shop does not know is left out. */
const account = {
  email: 'marie@cafe-boreal.example',
  phone: '+14165550142',
  firstName: 'Marie',
  lastName: 'Tremblay',
  business: {
    name: 'Café Boréal inc.',
    operatingName: 'Le Boréal',
    registrationNumber: '1174123456',
    address: { street: '1200 rue Ontario Est', city: 'Montréal', province: 'QC', postalCode: 'H2L 1R5' },
  },
};

const cookie = 'northline-account=1';

/** Logs in. A real shop asks for a password, and its cookie is an opaque session id. */
export const signIn = () => ({ 'set-cookie': `${cookie}; Path=/; HttpOnly; SameSite=Lax` });

/** The customer of a request; null if no one is logged in. */
export const findAccount = ({ headers }) => (headers.cookie?.includes(cookie) ? account : null);
