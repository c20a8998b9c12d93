import { expect, test } from '@playwright/test'
import {
  addTwoSweaters,
  bundle,
  checkOut,
  newShopper,
  openBlackSweater,
  openCart,
  register,
  sweater,
} from './steps.ts'

/** What the platform's own journeys of its storefront go through, by their facts: no line of them is here. */

test('the home page has its title', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Home Page/)
})

test('a guest buys two sweaters with a card', async ({ page }) => {
  await addTwoSweaters(page)
  await checkOut(page, { asGuest: true })
  await expect(page.getByText(/2 items/i)).toBeVisible()
  await expect(page.getByRole('link', { name: sweater })).toBeVisible()
})

test('a guest changes colour and size of a line in the cart', async ({ page }) => {
  await addTwoSweaters(page)
  await expect(page.getByText('Color: Black')).toBeVisible()
  await expect(page.getByText('Size: L')).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByTestId('product-view')
  await expect(dialog).toBeVisible()
  await page.getByRole('radio', { name: 'S', exact: true }).click()
  await page.getByRole('radio', { name: 'Meadow Violet', exact: true }).click()
  await page.getByRole('button', { name: /update/i }).click()
  await expect(page.getByText('Color: Meadow Violet')).toBeVisible()
  await expect(page.getByText('Size: S')).toBeVisible()
})

test('a guest finds a bundle of three parts and buys it with a card', async ({ page }) => {
  await page.goto('/')
  await page.locator('input[aria-label="Search for products..."]:visible').fill('bundle')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: bundle }).click()
  await expect(page.getByRole('heading', { name: bundle })).toBeVisible()
  await page.getByRole('button', { name: /add bundle to cart/i }).click()
  await expect(page.getByText(/1 item added to cart/i)).toBeVisible()
  await openCart(page)
  const parts = ['Bracelet', 'Necklace', 'Hoop Earring']
  const expectParts = async () => {
    for (const part of parts)
      await expect(page.getByText(new RegExp(`turquoise and gold ${part}`, 'i'))).toBeVisible()
  }
  await expectParts()
  await expect(page.getByText('Color: Gold', { exact: true })).toHaveCount(3)
  await expect(page.getByText('Qty: 1', { exact: true })).toHaveCount(3)
  await checkOut(page, { asGuest: true })
  await expect(page.getByText(/1 item/i)).toBeVisible()
  await expect(page.getByRole('link', { name: bundle })).toBeVisible()
  await expectParts()
})

test('a registered shopper buys with a card and finds the order in the history', async ({ page }) => {
  await register(page, newShopper())
  await addTwoSweaters(page)
  await checkOut(page, { asGuest: false })
  await expect(page.getByText(/2 items/i)).toBeVisible()
  await page.goto('/account/orders')
  await expect(page.getByRole('heading', { name: /order history/i })).toBeVisible()
  await page.getByRole('link', { name: /view details/i }).click()
  await expect(page.getByRole('heading', { name: /order details/i })).toBeVisible()
  await expect(page.getByRole('heading', { name: sweater })).toBeVisible()
  await expect(page.getByText('Color: Black')).toBeVisible()
  await expect(page.getByText('Size: L')).toBeVisible()
})

test('a registered shopper puts a sweater on the wishlist', async ({ page }) => {
  await register(page, newShopper())
  await openBlackSweater(page)
  await page.getByRole('button', { name: /add to wishlist/i }).click()
  await page.goto('/account/wishlist')
  await expect(page.getByRole('heading', { name: /wishlist/i })).toBeVisible()
  await expect(page.getByRole('heading', { name: sweater })).toBeVisible()
  await expect(page.getByText('Color: Black')).toBeVisible()
  await expect(page.getByText('Size: L')).toBeVisible()
})
