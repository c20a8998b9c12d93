import { paths } from '../config/paths.ts'
import type { RouteEntry } from '../lib/router/route-table.ts'

const listing = ['q', 'sort', 'refine', 'limit', 'offset'] as const
const page = { access: 'anyone', robots: 'index', shell: 'main', search: [] } as const
const unlisted = { ...page, robots: 'noindex', search: 'all', offline: false } as const
const secret = { ...unlisted, secret: true } as const
const account = { ...unlisted, access: 'registered' } as const
/** What is asked stands in the address: a page for each is made when it is asked for, and not kept. */
const tool = { ...page, search: 'all' } as const
const smallCalculator = { ...tool, screen: 'small-calculator' } as const
const article = { ...page, screen: 'article' } as const

/** The site map. A screen is the folder of its name below `screens/`. The path of social sign-ins is a setting (S2.010). */
export const routesOf = ({ social }: { social: string }): readonly RouteEntry[] => [
  { ...page, id: 'S2.001', pattern: paths.home, screen: 'home' },
  { ...unlisted, id: 'S2.002', pattern: '/login', screen: 'login', access: 'guest' },
  { ...unlisted, id: 'S2.003', pattern: '/registration', screen: 'registration', access: 'guest' },
  { ...unlisted, id: 'S2.004', pattern: paths.resetPassword, screen: 'reset-password' },
  { ...secret, id: 'S2.005', pattern: paths.setNewPassword, screen: 'reset-password', trailingSlash: true },
  { ...secret, id: 'S1.016', pattern: paths.confirmEmail, screen: 'confirm-email' },
  { ...secret, id: 'S2.007', pattern: paths.passwordless, screen: 'login' },
  { ...secret, id: 'S2.009', pattern: paths.idpCallback, screen: 'social-callback' },
  { ...secret, id: 'S2.010', pattern: social, screen: 'social-callback' },
  { ...account, id: 'S2.011', pattern: '/account', screen: 'account' },
  { ...account, id: 'S2.012', pattern: '/account/wishlist', screen: 'wishlist' },
  // The list of a link, for whoever has it.
  { ...secret, id: 'S1.010', pattern: '/wishlist', screen: 'shared-wishlist' },
  { ...account, id: 'S2.013', pattern: '/account/orders', screen: 'orders' },
  { ...account, id: 'S2.013', pattern: paths.order, screen: 'order' },
  // The pass of a receipt, as a phone's camera opens it.
  { ...account, id: 'S2.013', pattern: paths.pickup, screen: 'order' },
  { ...account, id: 'S2.014', pattern: '/account/addresses', screen: 'addresses' },
  { ...account, id: 'S2.015', pattern: '/account/opportunities', screen: 'opportunities' },
  { ...account, id: 'S1.014', pattern: '/account/cases', screen: 'cases' },
  // With the token of its link anybody may look; the screen sends other guests to the login.
  { ...secret, id: 'S2.016', pattern: paths.opportunity, screen: 'opportunity' },
  { ...page, id: 'S2.017', pattern: paths.cart, screen: 'cart', robots: 'noindex', search: ['quote'] },
  { ...account, id: 'S2.018', pattern: '/checkout', screen: 'checkout', shell: 'checkout' },
  {
    ...unlisted,
    id: 'S2.019',
    pattern: paths.cardReturn,
    screen: 'card-return',
    shell: 'none',
    framed: true,
  },
  {
    ...unlisted,
    id: 'S2.020',
    pattern: paths.payment,
    screen: 'card-return',
    shell: 'none',
    framed: true,
  },
  {
    ...unlisted,
    id: 'S4.066',
    pattern: paths.paypalReturn,
    screen: 'paypal-return',
    shell: 'none',
    inWindow: true,
  },
  { ...account, id: 'S2.022', pattern: '/checkout/confirmation/{orderNo}', screen: 'confirmation' },
  { ...account, id: 'S2.023', pattern: '/confirmation/{orderNo}', screen: 'confirmation' },
  { ...page, id: 'S2.025', pattern: paths.product, screen: 'product' },
  { ...page, id: 'S2.026', pattern: '/search', screen: 'search', robots: 'noindex', search: listing },
  { ...page, id: 'S2.027', pattern: '/category/{categoryId}', screen: 'category', search: listing },
  { ...page, id: 'S2.028', pattern: '/categories/{categoryId}', screen: 'category', search: listing },
  { ...page, id: 'S2.029', pattern: '/store-locator', screen: 'store-locator' },
  // Whatever it is asked is a roof of its own: its page is made each time.
  { ...tool, id: 'T1.301', pattern: '/tools/roof', screen: 'roof-calculator' },
  { ...page, id: 'T1.000', pattern: '/tools', screen: 'tools' },
  { ...smallCalculator, id: 'T1.901', pattern: '/tools/rebar' },
  { ...smallCalculator, id: 'T1.902', pattern: '/tools/slab' },
  { ...smallCalculator, id: 'T1.903', pattern: '/tools/mesh' },
  { ...smallCalculator, id: 'T1.904', pattern: '/tools/paint' },
  { ...smallCalculator, id: 'T1.905', pattern: '/tools/fence' },
  { ...smallCalculator, id: 'T1.906', pattern: '/tools/gutter' },
  { ...smallCalculator, id: 'T1.907', pattern: '/tools/units' },
  { ...tool, id: 'T1.601', pattern: '/tools/cuts', screen: 'cut-tool' },
  { ...tool, id: 'T1.604', pattern: '/tools/sheets', screen: 'sheet-tool' },
  { ...tool, id: 'T1.401', pattern: '/tools/list', screen: 'list-tool' },
  // The list of a link, for whoever has it.
  { ...secret, id: 'T1.413', pattern: paths.savedList, screen: 'saved-list' },
  { ...secret, id: 'S1.015', pattern: paths.newsletter, screen: 'newsletter' },
  { ...page, id: 'S2.031', pattern: '/page-viewer/{pageId}', screen: 'article' },
  { ...page, id: 'S2.032', pattern: '/my-new-route', screen: 'my-new-route', robots: 'noindex' },
  { ...article, id: 'S2.033', pattern: '/preguntas-frecuentes' },
  { ...article, id: 'S2.034', pattern: '/quienes-somos' },
  { ...article, id: 'S2.035', pattern: '/memoria-de-sostenibilidad' },
  { ...article, id: 'S2.036', pattern: '/ecosteel' },
  { ...article, id: 'S2.037', pattern: '/compra-segura-en-sitio' },
  { ...article, id: 'S2.038', pattern: '/politica-de-cookies' },
  { ...article, id: 'S2.039', pattern: '/indice' },
  { ...article, id: 'S2.040', pattern: '/politica-de-privacidad' },
  { ...article, id: 'S2.041', pattern: '/servicios' },
  { ...article, id: 'S2.042', pattern: '/terminos-y-condiciones' },
  { ...article, id: 'S2.043', pattern: '/garantia' },
  {
    ...page,
    id: 'S2.045',
    pattern: '/terms-conditions',
    screen: 'article',
    search: 'all',
    redirectTo: '/terminos-y-condiciones',
  },
  { ...unlisted, id: 'gallery', pattern: '/dev/ui', screen: 'gallery', demoOnly: true },
]

/** Anything else [S2.046]. */
export const notFoundRoute: RouteEntry = {
  ...page,
  id: 'S2.046',
  pattern: '*',
  screen: 'not-found',
  robots: 'noindex',
  search: 'all',
}
