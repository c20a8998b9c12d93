import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { bankPage, fillCard, goOn, orderButton } from './steps/checkout.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

const main = (page: Page) => page.getByRole('main')

/** Centavos of an amount as Honduras writes it: L1,234.56. */
const centavos = (text: string) => {
  const match = /L([\d,]+)\.(\d\d)/.exec(text)
  if (!match) throw new Error(`no amount in '${text}'`)
  return Number(match[1]?.replaceAll(',', '')) * 100 + Number(match[2])
}

/** The figure of a row of the bill that is seen. */
const figure = async (page: Page, label: string) =>
  centavos(
    (await main(page)
      .getByRole('listitem')
      .filter({ visible: true })
      .filter({ hasText: new RegExp(`^${label}`) })
      .last()
      .textContent()) ?? '',
  )

const totalOf = async (page: Page) =>
  centavos(
    (await main(page)
      .locator('p')
      .filter({ visible: true, hasText: /^Total/ })
      .last()
      .textContent()) ?? '',
  )

/** How near the map stands where the town is known (`features/places`). */
const townZoom = 12

/** Marks on the map where one is, and keeps it. */
const markGate = async (page: Page) => {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 14.098_12, longitude: -87.186_74 })
  await main(page).getByRole('button', { name: 'Marcar la entrada en el mapa' }).click()
  const map = page.getByRole('dialog', { name: 'Marca la entrada' })
  await expect(map.getByRole('button', { name: 'Acercar' })).toBeVisible()
  // The map opens on the town that was chosen, and a tap says where: so many pixels are so many degrees.
  const chart = map.getByRole('region', { name: 'Mapa para marcar la entrada' })
  const { width, height } = (await chart.boundingBox()) ?? { width: 0, height: 0 }
  const tap = (right: number) => chart.click({ position: { x: width / 2 + right, y: height / 2 } })
  const degrees = async (): Promise<number> =>
    Number(/-8\d\.\d{5}/.exec((await map.textContent()) ?? '')?.[0] ?? Number.NaN)
  await expect(map).toContainText('Todavía no hay un punto.')
  await tap(0)
  await expect(map).toContainText(/14\.\d{5}, -87\.\d{5}/)
  const middle = await degrees()
  await tap(100)
  await expect
    .poll(async () => (await degrees()) - middle)
    .toBeCloseTo((100 * 360) / (256 * 2 ** townZoom), 3)
  await expect(map).not.toContainText('El punto queda a unos')
  // To look from farther away says nothing; from there a tap reaches far, and is warned of.
  const before = await degrees()
  await map.getByRole('button', { name: 'Alejar' }).click()
  expect(await degrees()).toBe(before)
  for (let away = 0; away < 4; away++) await map.getByRole('button', { name: 'Alejar' }).click()
  await tap(-100)
  await expect(map).toContainText(/El punto queda a unos \d+ km/)
  await map.getByRole('button', { name: 'Usar mi ubicación' }).click()
  await expect(map).not.toContainText('El punto queda a unos')
  await expect(map).toContainText('14.09812, -87.18674')
  await expectAccessible(page)
  await map.getByRole('button', { name: 'Guardar este punto' }).click()
  await expect(main(page).getByRole('link', { name: 'Ver en el mapa' })).toBeVisible()
}

/** From a full basket to the payment step, delivered to Tegucigalpa. */
const toPayment = async (page: Page, atGate: (page: Page) => Promise<void> = async () => {}) => {
  await fillBasket(
    page,
    [
      { productId: 'TE008-26-ROJO', quantity: 9, c_lengthMetersToBuy: 3.65 },
      { productId: 'TE009-26-ROJO-305', quantity: 3 },
    ],
    { locale: 'es-HN', currency: 'HNL' },
  )
  await open(page, '/es-HN/checkout')
  await page.getByRole('radio', { name: /Entrega a domicilio/ }).check()
  await page.getByLabel('Departamento').selectOption({ label: 'Francisco Morazán' })
  await page.getByLabel('Municipio').selectOption({ label: 'Distrito Central (Tegucigalpa, Comayagüela)' })
  await page.getByLabel('Colonia / barrio / aldea').fill('Colonia Palmira')
  await page.getByLabel('Dirección exacta').fill('Avenida República de Chile 210')
  await atGate(page)
  await goOn(page, 'options')
  await goOn(page, 'payment')
}

test.describe.configure({ timeout: 120_000 })

test('[S1.036] [S2.019] [S2.020] [S4.006] Honduras: a card that the bank asks about pays a delivery to Tegucigalpa, ISV to the centavo', async ({
  page,
  baseURL,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin === baseURL) sent.push(request.postData() ?? '')
  })
  await newCustomer(page, 'es-HN')
  await toPayment(page, markGate)
  await fillCard(page, '4000 0000 0000 1109')
  expect(await page.content()).not.toContain('4000 0000 0000 1109')
  await goOn(page, 'review')

  const total = await totalOf(page)
  const delivery = await figure(page, 'Entrega')
  expect(await figure(page, 'Subtotal')).toBe(total - delivery)
  // Tax is rounded on each line and on the delivery, so the sum may differ from one rounding by a centavo a line.
  const prices = await Promise.all(
    (await main(page).getByRole('list').filter({ visible: true }).locator('li img ~ *').all()).map(
      async (line) => centavos((await line.textContent()) ?? ''),
    ),
  )
  const includedTax = (amount: number) => Math.round((amount * 15) / 115)
  expect(prices.reduce((sum, price) => sum + price, 0)).toBe(total - delivery)
  const tax = [...prices, delivery].reduce((sum, amount) => sum + includedTax(amount), 0)
  expect(await figure(page, 'ISV incluido')).toBe(tax)

  await orderButton(page).click()
  await expect(bankPage(page).getByText(`HNL ${(total / 100).toFixed(2)}`)).toBeVisible()
  await bankPage(page)
    .getByRole('button', { name: /Autorizar/ })
    .click()
  await expect(page).toHaveURL(/\/es-HN\/checkout\/confirmation\/\d+/)
  await expect(main(page)).toContainText('Pagado')
  await expect(main(page)).toContainText('terminada en 1109')
  await expect(main(page)).toContainText('Colonia Palmira')
  const gate = main(page).getByRole('link', { name: 'Ver en el mapa' })
  await expect(gate).toHaveAttribute('href', /mlat=14\.09812&mlon=-87\.18674/)
  expect(await totalOf(page)).toBe(total)
  expect(sent.filter((body) => body.replace(/\D/g, '').includes('4000000000001109'))).toEqual([])
})

test('[S8.027] a card the bank refuses brings the shopper back to the payment with the same lines', async ({
  page,
}) => {
  await newCustomer(page, 'es-HN')
  await toPayment(page)
  await fillCard(page, '4000 0000 0000 0002')
  await goOn(page, 'review')
  const total = await totalOf(page)
  await orderButton(page).click()
  await expect(page).toHaveURL(/step=payment/)
  await expect(main(page).getByRole('alert')).toContainText(
    'Tu pago fue rechazado. Intenta con otro medio de pago.',
  )
  // Neither does the next one, which the bank asks about and the shopper cannot answer for.
  await fillCard(page, '4000 0000 0000 1109')
  await goOn(page, 'review')
  await orderButton(page).click()
  await bankPage(page)
    .getByRole('button', { name: /Clave incorrecta/ })
    .click()
  await expect(page).toHaveURL(/step=payment/)
  await expect(main(page).getByRole('alert')).toContainText('Tu pago fue rechazado')
  await page.getByRole('radio', { name: /Transferencia bancaria/ }).check()
  await goOn(page, 'review')
  expect(await totalOf(page)).toBe(total)
})

test('a payment at the bank can be given up; the basket returns and another card pays it', async ({
  page,
}) => {
  await newCustomer(page, 'es-HN')
  await toPayment(page)
  await fillCard(page, '4000 0000 0000 1109')
  await goOn(page, 'review')
  await orderButton(page).click()
  await expect(bankPage(page).getByRole('button', { name: /Autorizar/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancelar el pago' }).click()
  await expect(page).toHaveURL(/step=payment/)
  await expect(main(page).getByRole('alert')).toBeVisible()
  await fillCard(page, '4111 1111 1111 1111')
  await goOn(page, 'review')
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/es-HN\/checkout\/confirmation\/\d+/)
  await expect(main(page)).toContainText('Pagado')
})

test('[S2.019] [S2.021] the bank’s page returns within its frame, without a header, and the page around it goes on', async ({
  page,
}) => {
  await newCustomer(page, 'es-HN')
  await toPayment(page)
  await fillCard(page, '4000 0000 0000 1109')
  await goOn(page, 'review')
  await orderButton(page).click()
  await expect(bankPage(page).getByRole('button', { name: /Autorizar/ })).toBeVisible()
  const shown: boolean[] = []
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() && frame.url().includes('/cs-callback/'))
      void frame
        .getByRole('banner')
        .count()
        .then(
          (headers) => shown.push(headers > 0),
          () => undefined,
        )
  })
  await bankPage(page)
    .getByRole('button', { name: /Autorizar/ })
    .click()
  await expect(page).toHaveURL(/\/es-HN\/checkout\/confirmation\/\d+$/)
  expect(shown).not.toContain(true)
})
