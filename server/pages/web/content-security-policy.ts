/** No script, no other origin, no frame except the document viewer's; the login pages run one of our scripts. */
export const buildContentSecurityPolicy = ({ script }: { readonly script: boolean }): string =>
  [
    "default-src 'none'",
    ...(script ? ["script-src 'self'"] : []),
    "style-src 'self'",
    "img-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
