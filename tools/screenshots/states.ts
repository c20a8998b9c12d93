import type { Page } from '@playwright/test'
import { fillCase, openCaseForm } from '../../e2e/steps/case-form.ts'

export type Audience = 'guest' | 'customer'
type Language = 'es' | 'en'

export type State = {
  name: string
  path: string
  audiences: readonly Audience[]
  needs?: 'basket' | 'ready basket' | 'history' | 'no answer about cookies'
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

const openDrawer = async (page: Page) => {
  await banner(page)
    .getByRole('button', { name: /menú|menu/i })
    .click()
  await opened(page)
}
const caseForm = (page: Page, language: Language) =>
  language === 'es' ? openCaseForm(page) : openCaseForm(page, 'Customer service', 'Help')
/** Goes on without a new document, to a page that has not been asked for. */
const goTo = (page: Page, path: string) =>
  page.evaluate((path) => {
    const [language = ''] = /^\/en-SV/.exec(location.pathname) ?? []
    const to = language + path
    const link = document.createElement('a')
    link.href = to
    link.textContent = to
    document.getElementById('main')?.append(link)
    link.click()
  }, path)
const seeNotice = async (page: Page) => {
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 40)
  await page.getByRole('region', { name: /Aviso de cookies|Cookie notice/ }).waitFor()
}
const wait = async (page: Page) => {
  await main(page).getByRole('listitem').or(main(page).getByRole('article')).first().waitFor()
}
/** The first one of a list of the account. */
const followFirst = async (page: Page) => {
  await wait(page)
  await main(page).locator('a[href*="/orders/"], a[href*="/opportunity/"]').first().click()
  await page.waitForURL(/\/(orders|opportunity)\/./)
  await page.waitForLoadState('networkidle')
}

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
    ['newsletter', '/newsletter', guest],
    ['leave-newsletter', '/newsletter?action=cancel&token=t', guest],
    ['index-of-pages', '/indice', guest],
    ['services', '/servicios', guest],
    ['guarantee', '/garantia', guest],
    ['safe-buying', '/compra-segura-en-sitio', guest],
    ['cookies', '/politica-de-cookies', guest],
    ['privacy', '/politica-de-privacidad', guest],
    ['sustainability', '/memoria-de-sostenibilidad', guest],
    ['ecosteel', '/ecosteel', guest],
    ['viewer', '/page-viewer/homepage', guest],
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
      await openDrawer(page)
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
  {
    name: 'account-menu',
    path: '/',
    audiences: customer,
    act: async (page) => {
      if (isWide(page)) await banner(page).locator('a[href$="/account"]').first().hover()
    },
  },
  {
    name: 'country-menu',
    path: '/',
    audiences: guest,
    act: async (page) => {
      if (isWide(page))
        await banner(page)
          .getByRole('button', { name: /El Salvador/ })
          .first()
          .click()
    },
  },
  {
    name: 'store-dialog',
    path: '/',
    audiences: both,
    act: async (page) => {
      if (!isWide(page)) await openDrawer(page)
      await page
        .getByRole('button', { name: /^(Escoger tienda|Choose store)/ })
        .filter({ visible: true })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('article').first().waitFor()
    },
  },
  {
    name: 'keys',
    path: '/',
    audiences: guest,
    act: async (page) => {
      await page.keyboard.press('?')
      await opened(page)
    },
  },
  {
    name: 'case-form',
    path: '/',
    audiences: both,
    act: async (page, language) => {
      await caseForm(page, language)
    },
  },
  {
    name: 'case-mistakes',
    path: '/',
    audiences: guest,
    act: async (page, language) => {
      const dialog = await caseForm(page, language)
      await dialog.getByRole('button', { name: /^(Enviar|Send|Submit)$/ }).click()
    },
  },
  {
    name: 'case-sent',
    path: '/',
    audiences: guest,
    act: async (page, language) => {
      const dialog = await caseForm(page, language)
      await fillCase(page)
      await dialog.getByRole('button', { name: /^(Enviar|Send|Submit)$/ }).click()
      await dialog.getByRole('button', { name: /^(Listo|Done)$/ }).waitFor()
    },
  },
  {
    name: 'chat',
    path: '/garantia',
    audiences: customer,
    act: async (page) => {
      await page
        .getByRole('button', { name: /Chatear con nosotros|Chat with us/ })
        .filter({ visible: true })
        .first()
        .click()
      await page.locator('.embeddedMessagingFrame').waitFor()
    },
  },
  { name: 'cookie-notice', path: '/', audiences: guest, needs: 'no answer about cookies', act: seeNotice },
  {
    name: 'offline-banner',
    path: '/',
    audiences: guest,
    act: async (page) => {
      await page.context().setOffline(true)
      await page
        .getByText(/sin conexión|offline mode/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'error',
    path: '/garantia',
    audiences: guest,
    act: async (page) => {
      await page.route(/shopper-products\/v1.*\/products/, (route) =>
        route.fulfill({ status: 500, body: '' }),
      )
      await goTo(page, '/product/AI104')
      await main(page)
        .getByRole('heading', { name: /no funciona|isn't working/ })
        .waitFor()
      await page.unrouteAll()
    },
  },
  {
    name: 'no-code',
    path: '/garantia',
    audiences: guest,
    act: async (page) => {
      await page.route(/\/assets\/store-locator-[^/]*\.js/, (route) => route.abort())
      await goTo(page, '/store-locator')
      await main(page)
        .getByRole('heading', { name: /sin conexión|offline/ })
        .waitFor()
      await page.unrouteAll()
    },
  },
  {
    name: 'orders-some',
    path: '/account/orders',
    audiences: customer,
    needs: 'history',
    act: wait,
    whole: true,
  },
  {
    name: 'order-one',
    path: '/account/orders',
    audiences: customer,
    needs: 'history',
    act: followFirst,
    whole: true,
  },
  {
    name: 'quotes-some',
    path: '/account/opportunities',
    audiences: customer,
    needs: 'history',
    act: wait,
    whole: true,
  },
  {
    name: 'quote-one',
    path: '/account/opportunities',
    audiences: customer,
    needs: 'history',
    act: followFirst,
    whole: true,
  },
  {
    name: 'cases-some',
    path: '/account/cases',
    audiences: customer,
    needs: 'history',
    act: wait,
    whole: true,
  },
  {
    name: 'wishlist-some',
    path: '/account/wishlist',
    audiences: customer,
    needs: 'history',
    act: wait,
    whole: true,
  },
  {
    name: 'addresses-some',
    path: '/account/addresses',
    audiences: customer,
    needs: 'history',
    act: wait,
    whole: true,
  },
]

/** Every screen and state worth looking at. */
export const states: readonly State[] = [...screens, ...acted]
