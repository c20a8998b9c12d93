import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { createPickupBasket } from './steps/buy.ts'
import { fillCard, fillPlace, goOn, orderButton, placeInSantaAna } from './steps/checkout.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

test.describe.configure({ timeout: process.env.LONG ? 300_000 : 120_000 })

const declined = {
  es: 'Tu pago fue rechazado. Intenta con otro medio de pago.',
  en: 'Your payment was declined. Try another payment method.',
}
const outOfOrder = {
  es: 'No pudimos procesar tu pago en este momento. Inténtalo más tarde.',
  en: 'We could not process your payment right now. Try again later.',
}
const invalid = {
  es: 'Los datos de pago no son válidos. Revísalos e inténtalo de nuevo.',
  en: 'The payment details are not valid. Check them and try again.',
}
const generic = {
  es: 'Ocurrió un error inesperado durante la compra. Inténtalo de nuevo.',
  en: 'An unexpected error occurred during checkout. Please try again.',
}

/** What each test card ends with, and what is said of it. */
const cards = [
  ['4000 0000 0000 0051', 'INVALID_PAYMENT', invalid],
  ['4000 0000 0000 0085', 'REJECTED', declined],
  ['4000 0000 0000 0002', 'DECLINED', declined],
  ['4000 0000 0000 0077', 'AUTHORIZED_RISK_DECLINED', declined],
  ['4000 0000 0000 0044', 'INVALID_REQUEST', invalid],
] as const
/** What is known only minutes later: engine/src/orders/payment/card-payment.test.ts plays these. */
const late = [
  ['SYSTEM_ERROR', outOfOrder],
  ['REVERSED', declined],
  ['SERVER_ERROR', outOfOrder],
] as const
/** What no card ends with: the shop's own refusals, and a code that nobody knows. */
const others = [
  ['Invalid Payment Method Id', invalid],
  ['Invalid body values', invalid],
  ['SOMETHING_NEW', generic],
] as const

const main = (page: Page) => page.getByRole('main')
const alertOf = (page: Page) => main(page).getByRole('alert').first()

test('[S8.027] [S8.028] [S8.029] each result of a card payment is shown with its next step, in both languages, and another card can be tried', async ({
  page,
}) => {
  await newCustomer(page)
  await createPickupBasket(page, [{ productId: 'TE001-30-183', quantity: 2 }], 'SV-SS01')
  await open(page, '/checkout?step=payment')
  await fillPlace(page, placeInSantaAna, 'Calle Libertad 12')
  const tried = process.env.LONG ? cards : cards.slice(0, 2)
  for (const [number, code, text] of tried) {
    await fillCard(page, number)
    await goOn(page, 'review')
    await orderButton(page).click()
    await expect(page).toHaveURL(new RegExp(`step=payment&result=${code}$`))
    await expect(alertOf(page)).toHaveText(text.es)
    await expect(main(page).getByLabel('Dirección exacta')).toHaveValue('Calle Libertad 12')
  }
  await expectAccessible(page)
  const codes = [...others, ...late, ...cards.map(([, code, text]) => [code, text] as const)]
  for (const [code, text] of process.env.LONG ? codes : codes.slice(2, 6)) {
    for (const language of process.env.LONG ? (['es', 'en'] as const) : (['en'] as const)) {
      await open(page, `/${language}-SV/checkout?step=payment&result=${encodeURIComponent(code)}`)
      await expect(alertOf(page), code).toHaveText(text[language])
    }
  }
})
