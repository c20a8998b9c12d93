/**
 * Who may import whom, as data: the lint rule, the picture in ARCHITECTURE.md and `npm run where` read it.
 * A folder that no line names is protected: nothing may import it and it may import nothing but facts.
 */

/**
 * The folders of the repository and what each may import; tests stand outside. What storefront and engine take from one
 * another, and what their own folders do, is told below.
 */
export const layers = {
  facts: [],
  build: [],
  trade: ['facts'],
  simulators: ['facts'],
  engine: ['facts', 'trade'],
  storefront: ['facts', 'trade', 'engine', 'build'],
  backoffice: ['facts', 'engine', 'build'],
  start: ['facts', 'simulators', 'engine', 'storefront', 'backoffice'],
  'demo/build': ['facts', 'engine'],
  studio: ['facts', 'engine', 'demo/build', 'tools'],
  e2e: ['facts', 'engine', 'storefront', 'backoffice', 'start'],
  bench: ['facts', 'trade', 'engine', 'storefront', 'start'],
  mutants: ['tools'],
  tools: ['facts', 'engine', 'storefront', 'backoffice', 'start', 'e2e', 'bench'],
}

/** Foundations of the engine, which every module may import, and what each of them stands on. */
export const engineFoundations = {
  bundle: [],
  db: [],
  kernel: ['bundle', 'db'],
  attempts: ['db', 'kernel'],
}

/**
 * Modules of the engine and the other modules whose index.ts each may import, its contracts their contracts too. `*`: every index.ts, and every module.ts,
 * where a module registers its calls and its jobs. `module/folder` is a door for those who need an idea that the rest
 * of its neighbours need not load.
 */
export const engineModules = {
  http: ['*'],
  'api-clients': ['login'],
  audit: [],
  staff: ['audit', 'customers/credentials', 'mail', 'stores'],
  catalog: ['baskets', 'import', 'opportunities', 'search', 'sites'],
  'customer-lists': ['audit', 'customers', 'customers/credentials', 'login', 'privacy'],
  marketing: ['audit', 'import', 'sites'],
  'site-management': ['audit', 'import', 'sites'],
  'price-books': ['audit', 'baskets', 'opportunities', 'search', 'sites'],
  costs: ['audit'],
  events: ['audit', 'mail', 'staff'],
  inventory: ['audit', 'stores'],
  login: ['customers', 'customers/credentials', 'mail', 'gateways'],
  customers: ['mail', 'payment-methods', 'taxes', 'taxpayers'],
  'product-lists': ['products'],
  products: ['stores', 'promotions', 'promotions/call-outs', 'content', 'categories'],
  categories: [],
  search: ['products', 'promotions', 'promotions/call-outs', 'categories', 'stores'],
  promotions: ['content'],
  baskets: [
    'payment-methods',
    'products',
    'stores',
    'shipping',
    'taxes',
    'taxpayers',
    'promotions',
    'customers',
    'sites',
  ],
  orders: [
    'audit',
    'baskets',
    'products',
    'stores',
    'payment-methods',
    'payments',
    'promotions',
    'customers',
    'mail',
    'documents',
    'documents/qr',
    'shipping',
    'taxes',
  ],
  counter: ['audit', 'baskets', 'baskets/counter', 'customers', 'mail', 'orders', 'stores'],
  opportunities: [
    'audit',
    'baskets',
    'costs',
    'customers',
    'gateways',
    'mail',
    'documents',
    'products',
    'staff',
    'taxes',
  ],
  documents: [],
  stores: ['products', 'content'],
  sites: ['audit'],
  seo: [],
  'shopper-context': [],
  preferences: [],
  content: [],
  subscriptions: ['customers', 'mail'],
  cases: ['audit', 'mail', 'staff'],
  privacy: [
    'baskets',
    'cases',
    'customers',
    'customers/credentials',
    'login',
    'opportunities',
    'orders',
    'personalisation',
    'product-lists',
    'shopper-context',
    'subscriptions',
    'trade',
  ],
  shipping: ['stores'],
  taxes: [],
  taxpayers: ['taxes'],
  trade: ['baskets', 'documents', 'products', 'products/details'],
  payments: ['gateways', 'payment-methods'],
  'payment-methods': [],
  personalisation: ['categories', 'orders', 'products'],
  paypal: ['baskets', 'gateways', 'orders', 'payment-methods'],
  mail: ['gateways', 'documents'],
  jobs: ['*'],
  import: ['events', 'payment-methods', 'search', 'sites'],
  gateways: [],
  // Tests only: judges the API from outside.
  conformance: [],
}

/** Layers of the storefront, outermost first; each may import those named. */
export const storefrontLayers = {
  server: ['app', 'lib', 'api', 'config'],
  app: ['screens', 'features', 'ui', 'theme', 'lib', 'api', 'config'],
  screens: ['features', 'ui', 'lib', 'api', 'app', 'config'],
  features: ['ui', 'lib', 'api', 'app', 'config'],
  api: ['lib', 'config'],
  worker: ['app', 'config'],
  ui: ['theme'],
  theme: [],
  lib: ['config'],
  config: [],
}

/** Features and the other features whose `index.ts` each may import. */
export const featureEdges = {
  market: [],
  content: [],
  browse: [],
  blocks: ['content', 'product', 'stores'],
  map: [],
  stores: ['content', 'map'],
  form: [],
  customer: ['form'],
  wishlist: ['customer'],
  places: ['map', 'stores'],
  basket: ['customer', 'market', 'stores'],
  'store-stock': ['stores'],
  product: ['basket', 'customer', 'market', 'store-stock', 'stores', 'wishlist'],
  recommendations: ['product'],
  'material-list': ['basket', 'customer', 'market', 'opportunities', 'stores'],
  listing: ['market', 'product', 'stores'],
  'recently-viewed': ['product'],
  header: ['basket', 'content', 'customer', 'market', 'search-box', 'stores', 'wishlist'],
  footer: ['content', 'market', 'newsletter', 'service-case', 'tracking', 'shortcuts'],
  'service-case': ['customer', 'form'],
  newsletter: ['content'],
  chat: [],
  'tool-state': [],
  tracking: ['basket', 'chat', 'checkout', 'listing', 'orders', 'product', 'shortcuts'],
  shortcuts: [],
  'search-box': ['market', 'product'],
  checkout: ['basket', 'customer', 'market', 'orders', 'stores'],
  'payment-methods': ['basket', 'market'],
  orders: ['basket', 'market', 'documents', 'payment-methods', 'places', 'stores'],
  opportunities: ['basket', 'checkout', 'market'],
  documents: [],
  taxpayer: [],
}

/** Layers of the back office, outermost first; each may import those named. */
export const backOfficeLayers = {
  server: ['lib'],
  app: ['screens', 'features', 'ui', 'theme', 'api', 'lib'],
  screens: ['features', 'ui', 'api', 'lib'],
  features: ['ui', 'api', 'lib'],
  api: ['lib'],
  ui: ['lib'],
  theme: [],
  lib: [],
}

/** Features of the back office and the other features whose `index.ts` each may import. */
export const backOfficeFeatureEdges = {
  attributes: [],
  categories: [],
  editor: ['merge', 'problem'],
  grid: [],
  list: ['problem'],
  merge: [],
  orders: [],
  page: [],
  palette: [],
  people: [],
  problem: [],
  'sign-in': ['problem'],
}
