/** Lists the shop's origin, any on localhost and those of `SANDBOX_ORIGINS`, for the provider's variable of that name. */
export const listOrigins = (shop, given = '') =>
  [shop, 'http://localhost:*', ...given.split(',').map((each) => each.trim())].filter(Boolean).join(',');

/** Renders the HTML that opens the checkout in the sandbox, and logs its outcome: paste it into any page on localhost. */
export const renderSnippet = ({ api, publishableKey }) =>
  `
<script async crossorigin src="${api}/sdk/tamarack.js" data-merchant-key="${publishableKey}"></script>
<button type="button"
  onclick="Tamarack.checkout({ cartTotal: 8418.5 }); Tamarack.run().then(console.log, console.error)">
  Pay over time with Tamarack
</button>`.trim();
