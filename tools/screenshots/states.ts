import type { Page } from '@playwright/test'

export type Audience = 'guest' | 'customer'
type Language = 'es' | 'en'

export type State = {
  name: string
  path: string
  audiences: readonly Audience[]
  needs?: 'basket' | 'ready basket'
  /** What one does on the page to see the state. */
  act?(page: Page, language: Language): Promise<void>
  /** The whole page, though something was done on it. */
  whole?: boolean
}

const both = ['guest', 'customer'] as const
const guest = ['guest'] as const
const customer = ['customer'] as const

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 992
const banner = (page: Page) => page.getByRole('banner')
const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: RegExp) =>
  main(page).getByRole('button', { name }).filter({ visible: true }).last().click()
/** What opens on a press is fetched then. */
const opened = (page: Page) => page.getByRole('dialog').waitFor()

const screens: State[] = (
  [
    ['home', '/', both],
    ['category', '/category/techos', both],
    ['category-filtered', '/category/techos?refine=c_calibre%3D26%7C24&sort=product-name-ascending', both],
    ['category-nothing', '/category/techos?refine=c_calibre%3D26&refine=c_color%3Dno-such', guest],
    ['search', '/search?q=lamina%2026%20roja', both],
    ['search-nothing', '/search?q=zzqqxx', guest],
    ['product-cut', '/product/TE007-26-ROJO', both],
    ['product-pieces', '/product/FI095', both],
    ['product-sold-out', '/product/HE134-14', both],
    ['product-by-quote', '/product/TE014', both],
    ['product-set', '/product/KIT-TECHO-30', both],
    ['product-bundle', '/product/COMBO-SOLDADURA', both],
    ['cart-empty', '/cart', guest],
    ['login', '/login', guest],
    ['registration', '/registration', guest],
    ['reset-password', '/reset-password', guest],
    ['set-new-password', '/set-new-password/?token=t&email=a%40b.example', guest],
    ['account', '/account', customer],
    ['wishlist', '/account/wishlist', customer],
    ['orders', '/account/orders', customer],
    ['addresses', '/account/addresses', customer],
    ['quotes', '/account/opportunities', customer],
    ['store-locator', '/store-locator', guest],
    ['questions', '/preguntas-frecuentes', guest],
    ['terms', '/terminos-y-condiciones', guest],
    ['about', '/quienes-somos', guest],
    ['not-found', '/no-hay-tal-pagina', guest],
  ] as const
).map(([name, path, audiences]) => ({ name, path, audiences }))

const acted: State[] = [
  { name: 'cart', path: '/cart', audiences: both, needs: 'basket' },
  {
    name: 'menu',
    path: '/',
    audiences: both,
    act: async (page) => {
      if (isWide(page)) return page.locator('nav summary').first().click()
      await banner(page)
        .getByRole('button', { name: /menú|menu/i })
        .click()
      await opened(page)
    },
  },
  {
    name: 'suggestions',
    path: '/',
    audiences: both,
    act: async (page) => {
      await page.locator('input[name=q]').fill('lamina')
      await page.locator('[data-panel] a').first().waitFor()
    },
  },
  {
    name: 'sign-in-dialog',
    path: '/category/techos',
    audiences: guest,
    act: async (page) => {
      await main(page)
        .getByRole('link', { name: /Inicia sesión para ver precios|Sign in to see prices/ })
        .first()
        .click()
      await opened(page)
    },
  },
  {
    name: 'filters',
    path: '/category/techos',
    audiences: guest,
    act: async (page) => {
      if (isWide(page)) return
      await main(page).getByRole('button', { name: /^Filt/ }).click()
      await opened(page)
    },
  },
  {
    name: 'product-gallery',
    path: '/product/TE007-26-ROJO',
    audiences: guest,
    act: (page) => press(page, /Ampliar la imagen|Enlarge the picture/),
  },
  {
    name: 'product-stores',
    path: '/product/AI104',
    audiences: guest,
    act: (page) => press(page, /todas las tiendas|every store/),
  },
  {
    name: 'product-too-many',
    path: '/product/AI104',
    audiences: guest,
    act: async (page) => {
      await main(page).getByRole('spinbutton').first().fill('99999')
      await main(page).getByRole('spinbutton').first().blur()
    },
  },
  {
    name: 'added',
    path: '/product/TE001-30-183',
    audiences: both,
    act: async (page) => {
      await press(page, /Agregar al carrito|Add to cart/)
      await opened(page)
    },
  },
  {
    name: 'mini-cart',
    path: '/',
    audiences: both,
    needs: 'basket',
    act: async (page) => {
      await banner(page)
        .getByRole('link', { name: /^(Carrito|Cart)/ })
        .click()
      await opened(page)
    },
  },
  { name: 'checkout', path: '/checkout', audiences: customer, needs: 'ready basket' },
]

/** Every screen and state worth looking at. */
export const states: readonly State[] = [...screens, ...acted]
