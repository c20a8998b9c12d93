import {
  banner,
  both,
  customer,
  guest,
  isWide,
  main,
  openDrawer,
  waitForDialog,
  press,
  type State,
} from './state.ts'

/** From the menu to the checkout. */
export const ofTheSale: State[] = [
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
      await waitForDialog(page)
    },
  },
  {
    name: 'filters',
    path: '/category/techos',
    audiences: guest,
    act: async (page) => {
      if (isWide(page)) return
      await main(page).getByRole('button', { name: /^Filt/ }).click()
      await waitForDialog(page)
    },
  },
  {
    name: 'product-gallery',
    path: '/product/TE007-26-ROJO',
    audiences: guest,
    act: async (page) => {
      await press(page, /Ampliar la imagen|Enlarge the picture/)
      await waitForDialog(page)
    },
  },
  {
    name: 'product-stores',
    path: '/product/AI104',
    audiences: guest,
    act: async (page) => {
      await press(page, /todas las tiendas|every store/)
      await waitForDialog(page)
    },
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
      await waitForDialog(page)
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
      await waitForDialog(page)
    },
  },
  { name: 'checkout', path: '/checkout', audiences: customer, needs: 'ready basket' },
]
