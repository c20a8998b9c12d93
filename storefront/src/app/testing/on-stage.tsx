import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LocaleId } from '../../../../facts/locales.ts'
import type { Transport } from '../../api/call.ts'
import { type Env, EnvProvider } from '../../api/env.tsx'
import { fixedShopper, type Shopper, type ShopperStore } from '../../api/shopper.ts'
import { demoShop } from '../../api/testing/demo-shop.ts'
import { paths } from '../../config/paths.ts'
import { type Catalogue, createTranslate } from '../../lib/i18n/i18n.ts'
import { TextProvider } from '../../lib/i18n/text.tsx'
import { RouterProvider } from '../../lib/router/context.tsx'
import { createMatcher } from '../../lib/router/route-table.ts'
import { ToastProvider } from '../../ui/index.ts'
import { createEnv } from '../create-env.ts'
import { notFoundRoute, routesOf } from '../routes.ts'

const match = createMatcher(routesOf({ social: paths.socialCallback }), notFoundRoute)

type Stage = {
  locale?: LocaleId
  shopper?: Shopper
  /** Where the page looks who it is for; without it that never changes. */
  shoppers?: ShopperStore
  pathname?: string
  /** App path that the shopper is on the way to. */
  goingTo?: string
  texts?: Catalogue
  /** Answers calls; without it none is expected. */
  transport?: Transport
  settings?: Partial<Env['settings']>
  /** Told where the component leads. */
  navigate?: (to: string) => void
}

/** What surrounds a component in the shop, without a server: for tests. Texts are the built-in ones where none are given. */
export const onStage = ({
  locale = 'es-SV',
  shopper = { kind: 'registered', customerId: 'c1' },
  shoppers = fixedShopper(shopper),
  pathname = '/cart',
  goingTo,
  texts = {},
  transport = () => Promise.reject(new Error('no call is expected')),
  settings = {},
  navigate = () => {},
}: Stage = {}): { env: Env; around: (children: ReactNode) => ReactNode } => {
  const [site] = demoShop.sites
  const found = site?.l10n.supportedLocales.find(({ id }) => id === locale)
  if (!site || !found) throw new Error(`no locale ${locale}`)
  const t = createTranslate(locale, texts)
  const env = createEnv({
    shop: demoShop,
    place: { site, locale: found },
    shopper,
    shoppers,
    settings: {
      origin: 'http://localhost',
      simulators: false,
      cards: false,
      marketingScripts: [],
      loginOptions: ['password'],
      ...settings,
    },
    transport,
    timeout: 1000,
    t,
  })
  const route = match(pathname)
  const pending = goingTo === undefined ? undefined : new URL(env.href(goingTo), env.settings.origin)
  const router = { route, pending, href: env.href, navigate, preload: async () => {} }
  return {
    env,
    around: (children) => (
      <EnvProvider value={env}>
        <TextProvider value={t}>
          <QueryClientProvider client={env.queries}>
            <RouterProvider value={router}>
              <ToastProvider label="Messages" dismissLabel="Dismiss">
                {children}
              </ToastProvider>
            </RouterProvider>
          </QueryClientProvider>
        </TextProvider>
      </EnvProvider>
    ),
  }
}
