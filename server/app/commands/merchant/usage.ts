export const usage = `Usage:
  npm run merchant -- add "Trading name" "Legal name" [options]   also creates both keys
  npm run merchant -- list [words] [--after id]
  npm run merchant -- show <merchant>
  npm run merchant -- set <merchant> [--name …] [--legal …] [options]
  npm run merchant -- key <merchant> publishable|secret
  npm run merchant -- roll <merchant> <key> [days of overlap, 0 to 7; default 1]
  npm run merchant -- revoke <merchant> <key>
  npm run merchant -- invite <merchant> <email> [--language en|fr]   an owner of its dashboard
  npm run merchant -- close <merchant>
Options; those with + may be repeated, and replace the whole list:
  --origin https://shop.example +      origin of pages with the checkout
  --redirect https://thanks.example +  further origin to redirect to
  --site "Laval" +                     store or branch, as on invoices
  --language en|fr   --logo https://…  --minimum 500   --sin required|optional
  --fee-rate 2.9                       percent of each payout
  --fee-fixed 0.30                     dollars of each payout
Set SANDBOX=true for a sandbox's database. With the embedded database, stop the server first.`;
