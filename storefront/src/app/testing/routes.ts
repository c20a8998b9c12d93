import type { RouteEntry } from '../../lib/router/route-table.ts'

const page = { access: 'anyone', robots: 'index', shell: 'main', search: [] } as const

/** A site map for tests of the chassis alone, so that they do not change with the shop's screens. */
export const routesOf = (): readonly RouteEntry[] => [
  { ...page, id: 'home', pattern: '/', screen: 'home' },
  { ...page, id: 'product', pattern: '/product/{productId}', screen: 'product' },
  { ...page, id: 'long', pattern: '/long/{name}', screen: 'long' },
  { ...page, id: 'growing', pattern: '/growing', screen: 'growing' },
  { ...page, id: 'article', pattern: '/article', screen: 'article' },
  { ...page, id: 'broken', pattern: '/broken', screen: 'broken' },
  { ...page, id: 'late', pattern: '/late', screen: 'late' },
  { ...page, id: 'echo', pattern: '/search', screen: 'echo', search: ['q', 'sort'], robots: 'noindex' },
  { ...page, id: 'account', pattern: '/account', screen: 'account', access: 'registered', search: 'all' },
  {
    ...page,
    id: 'login',
    pattern: '/login',
    screen: 'home',
    access: 'guest',
    search: 'all',
    robots: 'noindex',
  },
  { ...page, id: 'unwritten', pattern: '/unwritten', screen: 'nobody-wrote-this' },
  { ...page, id: 'old', pattern: '/old', screen: 'article', search: 'all', redirectTo: '/article' },
  {
    ...page,
    id: 'card',
    pattern: '/cs-callback/{id}',
    screen: 'card-return',
    shell: 'none',
    framed: true,
    search: 'all',
  },
  { ...page, id: 'gallery', pattern: '/dev/ui', screen: 'home', demoOnly: true },
]

export const notFoundRoute: RouteEntry = {
  ...page,
  id: 'none',
  pattern: '*',
  screen: 'not-found',
  robots: 'noindex',
  search: 'all',
}
