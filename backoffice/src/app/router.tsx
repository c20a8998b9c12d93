import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  parseSearchWith,
  redirect,
  stringifySearchWith,
} from '@tanstack/react-router'
import { placeOf, withoutPlace, withPlace } from '../lib/place.ts'
import { FailedPage, MissingPage } from './failed-page.tsx'
import { Gate } from './gate.tsx'
import { toMend } from './navigation.ts'

const root = createRootRoute({ component: Outlet })

/** Pages for who is signed in. */
const inside = createRoute({ getParentRoute: () => root, id: 'inside', component: Gate })

type Texts = Record<string, string | undefined>
/** All that an address says after `?` is text. */
const texts = (search: Record<string, unknown>): Texts =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  )

const outsidePage = <Path extends string>(
  path: Path,
  load: () => Promise<Record<string, unknown>>,
  name: string,
) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: texts,
    component: lazyRouteComponent(load as never, name as never),
  })

const page = <Path extends string>(path: Path, load: () => Promise<Record<string, unknown>>, name: string) =>
  createRoute({
    getParentRoute: () => inside,
    path,
    validateSearch: texts,
    component: lazyRouteComponent(load as never, name as never),
  })

/** What has to be mended has an address of its own. */
const toMendPage = createRoute({
  getParentRoute: () => inside,
  path: '/to-mend',
  beforeLoad: () => {
    throw redirect({ ...toMend, search: toMend.search as never })
  },
})

/** Where no screen is: between the same rail and bar, so that every way on is there. */
const missing = createRoute({ getParentRoute: () => inside, path: '/$', component: MissingPage })

/** The site map. */
const routes = root.addChildren([
  outsidePage('/sign-in', () => import('../screens/sign-in/index.ts'), 'SignInScreen'),
  outsidePage('/directory', () => import('../screens/directory/index.ts'), 'DirectoryScreen'),
  outsidePage('/invitation', () => import('../screens/invitation/index.ts'), 'InvitationScreen'),
  inside.addChildren([
    page('/', () => import('../screens/home/index.ts'), 'HomeScreen'),
    page('/setup', () => import('../screens/setup/index.ts'), 'SetupScreen'),
    page('/orders', () => import('../screens/orders/index.ts'), 'OrdersScreen'),
    page('/orders/$orderNo', () => import('../screens/order/index.ts'), 'OrderScreen'),
    page('/counter', () => import('../screens/counter/index.ts'), 'CounterScreen'),
    page('/hand-over', () => import('../screens/hand-over/index.ts'), 'HandOverScreen'),
    page('/stock', () => import('../screens/stock/index.ts'), 'StockScreen'),
    page('/count', () => import('../screens/count/index.ts'), 'CountScreen'),
    page('/transfers', () => import('../screens/transfers/index.ts'), 'TransfersScreen'),
    page('/transfers/$transferId', () => import('../screens/transfer/index.ts'), 'TransferScreen'),
    page('/cut-plan', () => import('../screens/cut-plan/index.ts'), 'CutPlanScreen'),
    page('/coils', () => import('../screens/coils/index.ts'), 'CoilsScreen'),
    page('/dispatch', () => import('../screens/dispatch/index.ts'), 'DispatchScreen'),
    page('/runs', () => import('../screens/runs/index.ts'), 'RunsScreen'),
    page('/customers', () => import('../screens/customers/index.ts'), 'CustomersScreen'),
    page('/customers/$customerNo', () => import('../screens/customer/index.ts'), 'CustomerScreen'),
    page('/quotes', () => import('../screens/quotes/index.ts'), 'QuotesScreen'),
    page('/quotes/$quoteId', () => import('../screens/quote/index.ts'), 'QuoteScreen'),
    page('/bank-transfers', () => import('../screens/bank-transfers/index.ts'), 'BankTransfersScreen'),
    page('/cases', () => import('../screens/cases/index.ts'), 'CasesScreen'),
    page('/cases/$caseId', () => import('../screens/case/index.ts'), 'CaseScreen'),
    page('/products', () => import('../screens/products/index.ts'), 'ProductsScreen'),
    page('/products/new', () => import('../screens/new-product/index.ts'), 'NewProductScreen'),
    page('/products/$productId', () => import('../screens/product/index.ts'), 'ProductScreen'),
    page('/products/$productId/variants', () => import('../screens/variants/index.ts'), 'VariantsScreen'),
    toMendPage,
    page('/categories', () => import('../screens/categories/index.ts'), 'CategoriesScreen'),
    page('/prices', () => import('../screens/prices/index.ts'), 'PricesScreen'),
    page('/price-changes', () => import('../screens/price-changes/index.ts'), 'PriceChangesScreen'),
    page('/promotions', () => import('../screens/promotions/index.ts'), 'PromotionsScreen'),
    page('/promotions/$promotionId', () => import('../screens/promotion/index.ts'), 'PromotionScreen'),
    page('/coupons', () => import('../screens/coupons/index.ts'), 'CouponsScreen'),
    page('/content', () => import('../screens/contents/index.ts'), 'ContentsScreen'),
    page('/content/$contentId', () => import('../screens/content/index.ts'), 'ContentScreen'),
    page('/search-words', () => import('../screens/search-words/index.ts'), 'SearchWordsScreen'),
    page('/redirects', () => import('../screens/redirects/index.ts'), 'RedirectsScreen'),
    page('/stores', () => import('../screens/stores/index.ts'), 'StoresScreen'),
    page('/stores/$storeId', () => import('../screens/store/index.ts'), 'StoreScreen'),
    page('/settings', () => import('../screens/settings/index.ts'), 'SettingsScreen'),
    page('/reports', () => import('../screens/reports/index.ts'), 'ReportsScreen'),
    page('/fiscal-documents', () => import('../screens/fiscal-documents/index.ts'), 'FiscalDocumentsScreen'),
    page('/import-export', () => import('../screens/import-export/index.ts'), 'ImportExportScreen'),
    page('/team', () => import('../screens/team/index.ts'), 'TeamScreen'),
    page('/programs', () => import('../screens/programs/index.ts'), 'ProgramsScreen'),
    page('/audit', () => import('../screens/audit/index.ts'), 'AuditScreen'),
    page('/account', () => import('../screens/account/index.ts'), 'AccountScreen'),
    missing,
  ]),
])

export const makeRouter = () =>
  createRouter({
    routeTree: routes,
    basepath: '/admin',
    rewrite: {
      input({ url }) {
        url.pathname = withoutPlace(url.pathname)
        return url
      },
      output({ url }) {
        url.pathname = withPlace(url.pathname, placeOf(location.pathname))
        return url
      },
    },
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
    defaultPreload: 'intent',
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: MissingPage,
    scrollRestoration: true,
    scrollToTopSelectors: ['#content'],
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
