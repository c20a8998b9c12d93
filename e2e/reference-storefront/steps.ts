import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/** The shop's own words for what is bought in these journeys (`demo/refarch`). */
export const sweater = /cotton turtleneck sweater/i
export const bundle = /turquoise jewelry bundle/i

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600

const openTops = async (page: Page) => {
  await page.goto('/')
  if (!isPhone(page)) {
    await page.getByRole('link', { name: 'Womens' }).hover()
    return page.getByRole('link', { name: 'Tops', exact: true }).click()
  }
  await page.getByLabel('Menu', { exact: true }).click()
  await page.getByRole('button', { name: 'Womens' }).click()
  await page.getByRole('button', { name: 'Clothing' }).click()
  const tops = page.getByLabel('Womens').getByRole('link', { name: 'Tops' })
  await tops.click()
  return tops.waitFor({ state: 'hidden' })
}

/** From the menu to the tile of the sweater, whose picture changes with the colour, and to its page in black. */
export const openBlackSweater = async (page: Page) => {
  await openTops(page)
  const tile = page.getByRole('link', { name: sweater })
  const picture = tile.locator('img')
  await expect(picture).toBeVisible()
  const before = String(await picture.getAttribute('src'))
  await expect(tile.getByText('From $39.99')).toBeVisible()
  const black = tile.getByLabel('Black')
  await (isPhone(page) ? black.click() : black.hover())
  await expect(picture).not.toHaveAttribute('src', before)
  await tile.click()
  await expect(page.getByRole('heading', { name: sweater })).toBeVisible()
  await page.getByRole('radio', { name: 'L', exact: true }).click()
  await expect(page).toHaveURL(/color=JJ169XX/)
  await expect(page).toHaveURL(/size=9LG/)
}

export const openCart = async (page: Page) => {
  await page.getByLabel('Close').click()
  await page.getByLabel(/my cart/i).click()
}

/** Two black sweaters in the cart, and the cart open. */
export const addTwoSweaters = async (page: Page) => {
  await openBlackSweater(page)
  await page.getByTestId('quantity-increment').click()
  await page.getByRole('button', { name: /add to cart/i }).click()
  await expect(page.getByText(/2 items added to cart/i)).toBeVisible()
  await openCart(page)
  await expect(page.getByRole('link', { name: sweater })).toBeVisible()
}

export const newShopper = () => ({
  firstName: 'Jordan',
  lastName: 'Example',
  email: `${randomBytes(6).toString('hex')}@reference.example`,
  password: 'Reference2026!',
})
export type NewShopper = ReturnType<typeof newShopper>

/** Makes an account, which signs in. */
export const register = async (page: Page, shopper: NewShopper) => {
  await page.goto('/registration')
  for (const [field, value] of Object.entries(shopper)) await page.locator(`input#${field}`).fill(value)
  await page.getByRole('button', { name: /create account/i }).click()
  await expect(page.getByRole('heading', { name: /account details/i })).toBeVisible()
  await expect(page.getByText(shopper.email)).toBeVisible()
}

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [id, value] of Object.entries(fields)) await page.locator(`input#${id}`).fill(value)
}

const doneWith = (page: Page, step: number, button: RegExp) =>
  expect(page.getByTestId(`sf-toggle-card-step-${step}`).getByRole('button', { name: button })).toBeVisible()

/** From the cart to the order: address, delivery and a card as the storefront's form sends it. */
export const checkOut = async (page: Page, { asGuest }: { asGuest: boolean }) => {
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  if (asGuest) {
    await fill(page, { email: 'guest@reference.example' })
    await page.getByRole('button', { name: /checkout as guest/i }).click()
    await doneWith(page, 0, /edit/i)
  } else await doneWith(page, 0, /sign out/i)
  await expect(page.getByRole('heading', { name: /shipping address/i })).toBeVisible()
  await fill(page, { firstName: 'Jordan', lastName: 'Example', phone: '7275551234' })
  await fill(page, { address1: '5 Wall Street', city: 'Burlington', postalCode: '01803' })
  await page.locator('select#stateCode').selectOption('MA')
  await page.getByRole('button', { name: /continue to shipping method/i }).click()
  await doneWith(page, 1, /edit/i)
  const number = page.locator('input#number')
  const toPayment = page.getByRole('button', { name: /continue to payment/i })
  // Where the delivery is chosen already, the storefront goes on by itself.
  await expect(number.or(toPayment)).toBeVisible()
  if (await toPayment.isVisible()) await toPayment.click({ timeout: 5_000 }).catch(() => undefined)
  await expect(number).toBeVisible()
  const expiry = `12/${(new Date().getFullYear() + 5) % 100}`
  await fill(page, { number: '4111111111111111', holder: 'Jordan Example', expiry, securityCode: '123' })
  await page.getByRole('button', { name: /review order/i }).click()
  await doneWith(page, 3, /edit/i)
  await page
    .getByRole('button', { name: /place order/i })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /thank you for your order/i })).toBeVisible()
  await expect(page.getByRole('heading', { name: /order summary/i })).toBeVisible()
}
