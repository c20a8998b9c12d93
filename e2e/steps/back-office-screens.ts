import type { LivedInShop } from './lived-in-shop.ts'

export type BackOfficeScreen = {
  /** Of its pictures. */
  name: string
  /** After `/admin`. */
  path: string
  /** Who works there. */
  role: string
}

const screen = (name: string, path: string, role: string): BackOfficeScreen => ({ name, path, role })

/** Every screen, as who works there sees it in a shop where something goes on. */
export const backOfficeScreens = (things: LivedInShop): readonly BackOfficeScreen[] => [
  screen('sign-in', '/sign-in', ''),
  screen('invitation', '/invitation', ''),
  screen('home-clerk', '/', 'clerk'),
  screen('home-foreman', '/', 'foreman'),
  screen('home-desk', '/sv', 'desk'),
  screen('home-finance', '/', 'finance'),
  screen('home-manager', '/sv', 'manager'),
  screen('home-owner', '/', 'owner'),
  screen('setup', '/setup', 'owner'),
  screen('orders', '/sv/orders', 'manager'),
  screen('orders-panel', `/sv/orders?open=${things.orderNo}`, 'manager'),
  screen('orders-none', '/sv/orders?q=zzqqxx', 'manager'),
  screen('order', `/orders/${things.orderNo}`, 'manager'),
  screen('order-waiting', `/orders/${things.waitingOrderNo}`, 'support'),
  screen('order-delivery', `/orders/${things.deliveryOrderNo}`, 'clerk'),
  screen('counter', '/sv/counter', 'clerk'),
  screen('hand-over', '/hand-over', 'clerk'),
  screen('quotes', '/sv/quotes', 'desk'),
  screen('quotes-panel', `/sv/quotes?open=${things.quoteId}`, 'desk'),
  screen('quote', `/quotes/${things.quoteId}`, 'desk'),
  screen('bank-transfers', '/bank-transfers', 'finance'),
  screen('cases', '/cases', 'support'),
  screen('cases-panel', `/cases?open=${things.caseId}`, 'support'),
  screen('case', `/cases/${things.caseId}`, 'support'),
  screen('customers', '/sv/customers', 'support'),
  screen('customers-panel', `/sv/customers?open=${things.customerNo}`, 'support'),
  screen('customer', `/customers/${things.customerNo}`, 'support'),
  screen('cut-plan', '/cut-plan', 'foreman'),
  screen('coils', '/coils', 'foreman'),
  screen('dispatch', '/dispatch', 'foreman'),
  screen('runs', '/sv/runs?store=SV-SS01', 'manager'),
  screen('stock', '/sv/stock', 'manager'),
  screen('count', '/count', 'clerk'),
  screen('transfers', '/sv/transfers', 'manager'),
  screen('transfer', `/transfers/${things.transferId}`, 'manager'),
  screen('products', '/sv/products', 'editor'),
  screen('products-margin', '/sv/products?margin=15', 'manager'),
  screen('products-to-mend', '/to-mend', 'editor'),
  screen('product', '/products/TE009', 'editor'),
  screen('product-variant', '/products/TE009-26-AZUL-183', 'editor'),
  screen('product-new', '/products/new', 'editor'),
  screen('product-variants', '/products/TE009/variants', 'editor'),
  screen('categories', '/categories?id=techos', 'editor'),
  screen('prices', '/sv/prices', 'manager'),
  screen('prices-history', '/prices?country=SV&q=TE001&history=TE001-30-183', 'manager'),
  screen('price-changes', '/price-changes?country=SV', 'manager'),
  screen('promotions', '/promotions', 'marketing'),
  screen('promotion', '/promotions/techo-completo', 'marketing'),
  screen('coupons', '/coupons', 'marketing'),
  screen('contents', '/content', 'marketing'),
  screen('content', '/content/homepage', 'marketing'),
  screen('search-words', '/search-words', 'marketing'),
  screen('redirects', '/redirects', 'marketing'),
  screen('stores', '/stores', 'owner'),
  screen('store', '/stores/SV-SS01', 'owner'),
  screen('store-new', '/sv/stores/new', 'owner'),
  screen('settings', '/settings', 'owner'),
  screen('reports', '/sv/reports', 'manager'),
  screen('fiscal-documents', '/sv/fiscal-documents', 'finance'),
  screen('import-export', '/import-export', 'owner'),
  screen('team', '/team', 'owner'),
  screen('programs', '/programs', 'owner'),
  screen('audit', '/audit', 'auditor'),
  screen('account', '/account', 'clerk'),
  screen('missing', '/no-such-page', 'owner'),
  screen('missing-order', '/orders/00000000', 'owner'),
]
