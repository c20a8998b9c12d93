import { expect, type Locator, test } from '@playwright/test'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

/** The sheet with the most to choose; at full counts everything that is cut to length. */
const cutGoods = process.env.LONG
  ? ['02-26', '03-26', '04-26', '05-26', '07-26-ROJO', '08-26-ROJO', '10-26-ROJO', '11-26-ROJO', '22-22']
  : ['07-26-ROJO']

/** Also where the suggested store has less than a run of it. */
const add = /^(Agregar al carrito|Agotado)$/

const expectSeen = async (parts: Record<string, Locator>, what: string) => {
  for (const [name, part] of Object.entries(parts))
    await expect(part, `${name} of ${what}`).toBeInViewport({ ratio: 1 })
}

test('what one buys by is seen without scrolling: price, pieces, length, total, the button', async ({
  page,
}) => {
  // Eighteen pages at full counts.
  if (process.env.LONG) test.setTimeout(300_000)
  await newCustomer(page)
  const main = page.getByRole('main')
  const bar = page.getByRole('region', { name: 'Agregar este producto' })
  const price = main.getByText(/^\$\d+\.\d\d$/).first()
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const id of cutGoods) {
    await open(page, `/product/TE0${id}`)
    const parts = {
      price,
      pieces: main.getByLabel('Piezas'),
      length: main.getByRole('spinbutton', { name: 'Largo en metros' }),
      ruler: main.getByRole('slider'),
      total: main.getByText(/^Total/),
      button: main.getByRole('button', { name: add }).first(),
    }
    await expectSeen(parts, id)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const id of cutGoods) {
    await open(page, `/product/TE0${id}`)
    await expectSeen({ price, button: bar.getByRole('button', { name: add }) }, id)
    await expect(bar).toHaveText(/1 pieza × [\d.]+ m ?\$\d+\.\d\d/)
    const above = (await price.boundingBox())?.y ?? 0
    expect(above, 'price above the bar').toBeLessThan((await bar.boundingBox())?.y ?? 0)
  }
})
