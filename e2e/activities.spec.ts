import { expect, type Page, test } from '@playwright/test'
import { readyBasket } from './steps/buy.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'
import { agreed, watchActivities } from './steps/visitors.ts'

const main = (page: Page) => page.getByRole('main')

for (const [base, add] of [
  ['', 'Agregar al carrito'],
  ['/en-SV', 'Add to cart'],
] as const)
  test(`[S7.075] [S7.076] [S7.080] what was proposed, what of it was pressed and what was added are told ${base}`, async ({
    page,
  }) => {
    await agreed(page)
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
    expect(JSON.stringify(activities.told)).not.toMatch(/cookieId|userId|"price"|"amount"/)
  })

test('[S7.078] [S7.079] a checkout that is entered and each of its steps are told to who may know', async ({
  page,
}) => {
  await newCustomer(page)
  await agreed(page)
  const { basketId } = await readyBasket(page, [{ productId: 'TE001-30-183', quantity: 2 }], 'SV-SS01')
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

test('[S6.012] a visit that said no is told of to nobody, whatever it does', async ({ page }) => {
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
  expect(activities.told).toEqual([])
})
