// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { type Env, EnvProvider } from '../api/env.tsx'
import { fixedShopper } from '../api/shopper.ts'
import { demoShop } from '../api/testing/demo-shop.ts'
import { createTranslate } from '../lib/i18n/i18n.ts'
import { TextProvider } from '../lib/i18n/text.tsx'
import { localeIn } from '../lib/locale-url.ts'
import { type Router, RouterProvider } from '../lib/router/context.tsx'
import { createMatcher } from '../lib/router/route-table.ts'
import { mount, press } from '../ui/testing/mount.tsx'
import { createEnv } from './create-env.ts'
import { ErrorScreen } from './error-screen.tsx'
import { notFoundRoute, routesOf } from './routes.ts'
import { Skeleton } from './skeleton.tsx'

const [site] = demoShop.sites
const locale = site && localeIn(site, 'en-SV')
if (!site || !locale) throw new Error('no site')

const env: Env = createEnv({
  shop: demoShop,
  place: { site, locale },
  shopper: { kind: 'guest' },
  shoppers: fixedShopper({ kind: 'guest' }),
  settings: {
    origin: 'https://shop.example',
    simulators: false,
    cards: false,
    marketingScripts: [],
    loginOptions: ['password'],
  },
  transport: () => Promise.reject(new Error('unused')),
  t: createTranslate('en-SV', {}),
  timeout: 1000,
})
const router: Router = {
  route: createMatcher(routesOf({ social: '/social-callback' }), notFoundRoute)('/'),
  pending: undefined,
  href: env.href,
  navigate: () => {},
  preload: async () => {},
}
const around = (children: ReactNode) => (
  <EnvProvider value={env}>
    <TextProvider value={env.t}>
      <RouterProvider value={router}>{children}</RouterProvider>
    </TextProvider>
  </EnvProvider>
)
const html = (children: ReactNode) => renderToString(around(children))

describe('the error page', () => {
  test('[S2.177] [S8.042] says that it is broken and what to do, in the quoted words', () => {
    const page = html(<ErrorScreen />)
    expect(page).toContain('This page isn&#x27;t working</h1>')
    expect(page).toContain(
      'An error has occurred. Try refreshing the page or if you need immediate help please contact support.',
    )
  })

  test('[S2.178] [S2.179] [S2.180] has a way home, to support by mail, and to try again', () => {
    const page = html(<ErrorScreen />)
    expect(page).toMatch(/<a href="\/en-SV"[^>]*>Lámina<\/a>/)
    expect(page).toMatch(/<a href="mailto:[^"]+@[^"]+"[^>]*>Contact Support<\/a>/)
    expect(page).toMatch(/<button type="button"[^>]*><span[^>]*>Refresh the page</)
  })

  test('[S2.180] trying again loads the page anew', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const page = mount(around(<ErrorScreen />))
    press(page.find('button'))
    page.unmount()
    expect(reload).toHaveBeenCalledOnce()
    reload.mockRestore()
  })

  test('[S2.181] shows message and stack when they are given, and only then', () => {
    const page = html(<ErrorScreen error={{ message: 'it broke', stack: 'at home.tsx:1' }} />)
    expect(page).toContain('<p>it broke</p>')
    expect(page).toMatch(/<pre[^>]*>at home.tsx:1<\/pre>/)
    expect(html(<ErrorScreen />)).not.toMatch(/<pre|it broke/)
  })
})

test('[S2.051] the place of a late screen is marked busy and says so', () => {
  expect(html(<Skeleton />)).toMatch(/role="status".*>Loading\.\.\.<\/span>/)
})

test('[S9.020] every document has a query client of its own with the shop’s defaults', () => {
  expect(env.queries).toBeInstanceOf(QueryClient)
  expect(env.queries.getDefaultOptions().queries).toEqual({
    networkMode: 'offlineFirst',
    retry: false,
    staleTime: 10_000,
    refetchOnWindowFocus: false,
  })
})
