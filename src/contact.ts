/** How to reach the provider. A file of its own keeps it out of the widget's first chunk. */
export const contact = {
  address: '1200 Bay Street, Suite 900, Toronto, Ontario  M5R 2A5',
  supportEmail: 'help@tamarack.example',
  privacyEmail: 'privacy@tamarack.example',
  supportPhone: '+1 800 555 0142',
} as const;
