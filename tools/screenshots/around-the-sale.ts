import type { Page } from '@playwright/test'
import { fillCase, openCaseForm } from '../../e2e/steps/case-form.ts'
import {
  banner,
  both,
  customer,
  guest,
  isWide,
  type Language,
  main,
  openDrawer,
  waitForDialog,
  type State,
} from './state.ts'

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

/** Menus, service, and what goes wrong. */
export const aroundTheSale: State[] = [
  {
    name: 'account-menu',
    path: '/',
    audiences: customer,
    act: async (page) => {
      if (!isWide(page)) return
      await banner(page)
        .getByRole('button', { name: /^(Mi cuenta|My account)$/ })
        .hover()
      await banner(page).locator('a[href$="/account/orders"]').waitFor()
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
      await waitForDialog(page)
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
]
