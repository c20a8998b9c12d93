import { expect, type Page, test } from '@playwright/test'
import { createReadyBasket } from './steps/buy.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'
import { allowTracking, watchActivities } from './steps/visitors.ts'

const main = (page: Page) => page.getByRole('main')

for (const [base, add] of [
  ['', 'Agregar al carrito'],
  ['/en-SV', 'Add to cart'],
] as const)
  test(`[S7.075] [S7.076] [S7.080] recommendations shown, recommendations pressed and products added are sent as activities ${base}`, async ({
    page,
  }) => {
    await allowTracking(page)
    const activities = watchActivities(page)
    await open(page, `${base}/product/FI095`)
    const row = main(page).locator('[data-slot="product-recommendations-m"] [data-zone]').first()
    await main(page).locator('[data-slot="product-recommendations-m"]').scrollIntoViewIfNeeded()
    await expect(row).toBeVisible()
    await row.scrollIntoViewIfNeeded()
    const seen = await activities.first('viewReco')
    expect(seen).toMatchObject({
      recommenderName: expect.stringMatching(/./),
      __recoUUID: expect.stringMatching(/./),
    })
    const ids = (seen['products'] as { id: string }[]).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)

    const link = row.getByRole('article').first().getByRole('heading').getByRole('link')
    await link.click()
    await expect(page).not.toHaveURL(/FI095$/)
    expect(await activities.first('clickReco')).toMatchObject({
      recommenderName: seen['recommenderName'],
      __recoUUID: seen['__recoUUID'],
      product: { id: ids[0] },
    })

    await open(page, `${base}/product/AI104`)
    await main(page).getByRole('button', { name: add }).filter({ visible: true }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await activities.first('addToCart')).toMatchObject({ products: [{ id: expect.any(String) }] })
    // Who asks is said by our server, and a guest's page knows no price to tell.
    expect(JSON.stringify(activities.sent)).not.toMatch(/cookieId|userId|"price"|"amount"/)
  })

test('[S7.078] [S7.079] entering the checkout and each of its steps are sent as activities, with consent', async ({
  page,
}) => {
  await newCustomer(page)
  await allowTracking(page)
  const { basketId } = await createReadyBasket(page, [{ productId: 'TE001-30-183', quantity: 2 }], 'SV-SS01')
  const activities = watchActivities(page)
  await open(page, '/checkout')
  expect(await activities.first('beginCheckout')).toMatchObject({
    products: [
      {
        id: expect.any(String),
        sku: 'TE001-30-183',
        quantity: 2,
        price: expect.any(Number),
        amount: expect.any(Number),
      },
    ],
  })
  expect(await activities.first('checkoutStep')).toMatchObject({
    stepName: expect.stringMatching(/^[A-Z_]+$/),
    stepNumber: expect.any(Number),
    basketId,
  })
})

test('[S6.012] without consent no activity is sent, whatever the visitor does', async ({ page }) => {
  const activities = watchActivities(page)
  await open(page, '/product/AI104')
  await main(page)
    .getByRole('button', { name: 'Agregar al carrito' })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await open(page, '/search?q=varilla')
  await open(page, '/cart')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  expect(activities.sent).toEqual([])
})
