/** What a program of the merchant does, from end to end: the test that walks it, by file below `engine/src` and title. */
export type Scenario = { name: string; file: string; title: string }

const of = (file: string, titles: Record<string, string>): Scenario[] =>
  Object.entries(titles).map(([name, title]) => ({ name, file, title }))

const auth = of('api-clients/api-clients.test.ts', {
  'token-basic': 'client credentials give half an hour, in the header or in the form',
  'token-in-form': 'client credentials give half an hour, in the header or in the form',
  'unknown-scope': 'a wrong secret, an unknown client, a foreign scope, another grant: each its own word',
  'missing-tenant-scope': '[G3.011] needs the tenant’s scope and its own; who reads does not write',
  'read-scope-cannot-write': '[G3.011] needs the tenant’s scope and its own; who reads does not write',
  'shopper-token-refused': 'needs a token of a client: none, a shopper’s and nonsense are refused',
})

/** By the platform's own client, in the families that it knows. */
export const clientScenarios: Scenario[] = [
  ...of('orders/merchant/merchant-orders.test.ts', {
    'get-order': 'reads one, as placed',
    'orders-by-each-status-filter': 'lists by each status, by time, a page at a time, in both orders',
    'orders-page-and-sort': 'lists by each status, by time, a page at a time, in both orders',
    'transfer-paid-places-it': 'a transfer that has come places the order, once, and its shopper sees it',
    'card-cannot-be-said-paid': 'a card is paid by its processor’s word alone',
    'cancel-shipped-refused': 'a transfer that has come places the order, once, and its shopper sees it',
    'complete-hands-over': 'a transfer that has come places the order, once, and its shopper sees it',
    'fail-with-reopen-restores-basket': 'what failed opens its basket again where that was asked',
    'status-repeated-is-nothing': 'a transfer that has come places the order, once, and its shopper sees it',
  }),
  ...of('orders/merchant/notes-of-programs.test.ts', {
    'cancel-returns-stock-and-coupon': 'what is cancelled gives its coupon back with its stock',
    'export-status-round': 'how far a program has taken an order over goes round, and moves no stock',
    'external-and-confirmation-status': 'a confirmation and another system’s words are said, and said anew',
    'etag-412-shows-current': 'who was overtaken is shown the order as it is',
  }),
  ...of('orders/merchant/update-shipping-address.test.ts', {
    'address-changed-before-cutting-only':
      'not to another country, not half an address, not what is picked up, and not once it is prepared',
  }),
  ...of('catalog/products.test.ts', {
    'create-item-sells-within-1s': 'a new product is sold at once, found, and offline it is gone',
    'patch-name-found-by-search': 'a name that is corrected is shown and found by it at once',
    'patch-offline-vanishes': 'a new product is sold at once, found, and offline it is gone',
    'cut-rules-in-metres': 'rules of a cut are metres, and a fourth decimal is refused',
    'metres-with-four-decimals-refused': 'rules of a cut are metres, and a fourth decimal is refused',
    'export-after-edits-imports-equal':
      'after any number of edits an export imports, and everything is as that import writes it',
  }),
  ...of('catalog/product-parts.test.ts', {
    'create-master-two-variants': 'a new master is sold by the two variants that are assigned to it',
    'assign-creates-variant': 'one that is assigned is made, sold at once, and found among its master’s',
    'unassign-variant': 'unassigned it is gone',
    'option-with-price-by-country': 'a choice with its price by country is offered to shoppers',
    'variation-value-renamed-everywhere':
      'a value that is renamed is renamed for every product, and found by its name',
    'search-text-term-bool-range': 'by text, term, bool and range; accents and capitals do not matter',
    'search-unassigned': 'what no category leads to is found as unassigned',
    'variant-search': 'one that is assigned is made, sold at once, and found among its master’s',
    'delete-in-use-refused': 'what is in use stays, and says where',
  }),
  ...of('catalog/categories/categories.test.ts', {
    'list-catalogs': 'the one catalog tells its root and its size, and takes another name of the shop',
    'create-category-in-menu': 'a new category is in the menu at once, where its position says',
    'move-category': 'a category that moves takes along what lies in it',
    'rename-category-refreshes-search': 'a renamed category is found by its new name',
    'assign-and-position-product': 'a product is put into a category, at home there, and out again',
    unassign: 'a product is put into a category, at home there, and out again',
    'category-search-levels': 'categories are searched with the levels below them',
    'delete-with-children-refused': 'only an empty category goes',
  }),
  ...of('marketing/marketing.test.ts', {
    'create-promotion-lowers-basket': 'a new one lowers a basket at once; off it is gone',
    'disable-promotion': 'a new one lowers a basket at once; off it is gone',
    'exclusivity-maps': 'exclusivity has the platform’s words',
    'campaign-dates-narrow': 'a promotion runs while its campaign does',
    'assignments-search': 'campaigns and assignments are listed and found',
    'single-code-coupon': 'a code opens its promotion, and nothing while it is off',
    'system-codes-made': 'the shop makes codes nobody guesses, and more of them later',
    'redemption-limits': 'limits are those of the platform',
    'redemptions-search': 'coupons and redemptions are searched',
  }),
  ...of('customer-lists/customer-lists.test.ts', {
    'search-by-mail-and-company': 'they are found by address and by company, phones masked',
  }),
  ...of('customer-lists/write-customers.test.ts', {
    'create-with-invitation-mail': 'an account that is made is opened by the link of its invitation, once',
    'update-keeps-fiscal-profiles':
      'a change says what it changes; whom invoices go to, consents and stores stay',
    'addresses-round': 'an address is added, changed by its own tag, shown to its owner, and removed',
    'delete-closes-like-privacy':
      'a customer is forgotten as they can be by themselves: not while an order is under way',
  }),
  ...of('site-management/site-management.test.ts', {
    'read-groups-masked': 'settings are read by group, without programs and secrets, and pages see a change',
    'update-group-seen-by-pages':
      'settings are read by group, without programs and secrets, and pages see a change',
  }),
]

/** Of families that the platform's client does not know: by plain HTTP. */
const ownScenarios: Scenario[] = [
  ...of('conformance/one-edit.test.ts', {
    'bulk-1000-one-revision': 'a thousand prices in one call are one version and one entry',
  }),
  ...of('price-books/price-books.test.ts', {
    'price-search': 'prices are searched by words, amount and category, in their book alone',
    'price-paid-at-once': 'a changed price is what a customer sees, finds and pays, at once',
  }),
  ...of('price-books/price-changes/price-changes.test.ts', {
    'price-change-at-its-moment': 'prices are prepared, looked at, and in place from their moment on',
    'price-change-reverted':
      'what was put in place is put back, but for prices that were changed again since',
  }),
  ...of('inventory/inventory.test.ts', {
    'count-of-an-hour-ago': 'a count of an hour ago does not sell again what orders took since',
    'inventory-list-told': 'a list is told with all that was counted in it, a page at a time',
    'count-taken-out':
      'what is taken out of a list is as if it had never been counted there, and no shopper is told of it',
    'stock-search': 'stock is searched by words and place, with cover in days',
    'transfer-arrives-in-part': 'leave, arrive in part, and never more than left',
  }),
  ...of('job-executions/job-executions.test.ts', {
    'export-spreadsheet-put-in-again':
      'are spreadsheets too: amounts are numbers, text is never computed, and they are put in again',
    'export-survives-restart': 'a batch that was lost is done again, and no row is there twice',
  }),
  ...of('job-executions/exports/export-bundle-file.test.ts', {
    'export-bundle-imports-equal': 'the shop is taken out as an archive that is imported into an equal state',
  }),
  ...of('fiscal/fiscal.test.ts', {
    'fiscal-document':
      'a consumer has a factura, whoever asks for credit a CCF; lines and taxes sum up to the order',
    'fiscal-number-comes-back': 'the bookkeeping’s number comes back, once',
    'credit-note':
      'each part of an order’s money that went back has a note of its own, with its share of the tax',
  }),
  ...of('orders/desk/dispatches.test.ts', {
    'dispatch-leaves-once':
      'a truck leaves with pieces of several orders, once, and is kept for who works where they are from',
  }),
  ...of('counter/sell-at-counter.test.ts', {
    'sale-at-counter':
      'a new customer by name, phone and mail buys, pays cash, and has the order as their own',
    'payment-link': 'a payment link gives the basket to its customer, who pays it by card in the shop',
  }),
  ...of('bank/bank.test.ts', {
    'bank-line-pays-order':
      '[G3.014] number and amount: certain, and confirming pays the order, once, with the line in the ledger',
  }),
  ...of('events/get-events.test.ts', {
    'feed-in-order-of-commit':
      'the feed is not overtaken by what was begun earlier and committed later, and tells nothing that was undone',
  }),
  ...of('events/webhooks.test.ts', {
    'webhook-outage':
      'an outage of more than an hour loses and doubles nothing, and what was sent is sent again on request under the same id',
  }),
]

/** All of them; `merchant-calls.test.ts` looks each test up. */
export const merchantScenarios: readonly Scenario[] = [...auth, ...clientScenarios, ...ownScenarios]
