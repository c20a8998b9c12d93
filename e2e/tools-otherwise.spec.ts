import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { focusedElement, tabTo, tabToField } from './steps/tab-to.ts'

/** The three journeys that count presses, in English and without a pointer: a roof, a gate's cuts, a note. */
const type = async (page: Page, field: string, text: string) => {
  await tabToField(page, field, 80)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
}

test('[T1.313] by keyboard, in English: a roof of 8 × 12 is in the cart', async ({ page }) => {
  await page.goto('/en-SV/tools/roof')
  await type(page, 'l', '12')
  await expect(page.getByRole('heading', { name: '32 sheets of 4.65 m' })).toBeVisible()
  await tabTo(page, /^Add \d+ products$/, 90)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your roof is in the cart.')).toBeVisible()
  await expectAccessible(page)
})

test("[T1.607] by keyboard, in English: a gate's cuts are bars in the cart", async ({ page }) => {
  await page.goto('/en-SV/tools/cuts?m=TU071-112-15-NEG')
  await type(page, 'c', '9 of 2.40\n9 of 1.75\n9 of 1.20\n9 of 62 cm')
  await expect(page.getByRole('heading', { name: 'Buy 9 bars of 6 m' })).toBeVisible()
  await tabTo(page, /^Add 9 bars$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your list is in the cart.')).toBeVisible()
  await expectAccessible(page)
})

test('[T1.410] by keyboard, in English: what is sure of a note is in the cart, and out of it again', async ({
  page,
}) => {
  await page.goto('/en-SV/tools/list')
  await type(page, 't', '40 varillas #4 grado 60 de 6 m\n4 angulos 1 1/2 x 1/8\n2 cosas de esas')
  await expect(page.getByRole('heading', { name: '2 ready · 0 to confirm · 1 not found' })).toBeVisible()
  await tabTo(page, /^Add 2 of 3/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your list is in the cart.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect(focusedElement(page)).not.toHaveText('Undo')
})

test('[T1.313] [T1.410] [T1.607] on a slow line each tool has its answer before its scripts, and keeps what was typed', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 60_000,
    uploadThroughput: 30_000,
  })
  await page.goto('/tools/roof?l=12', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: '32 láminas de 4.65 m' })).toBeVisible()
  await page.goto('/tools/cuts?c=9+de+2.40', { waitUntil: 'commit' })
  const cuts = page.getByLabel('Cortes', { exact: true })
  await cuts.fill('2 de 3.70\n1 de 2.20')
  await expect(page.getByRole('heading', { name: 'Compra 2 barras de 6 m' })).toBeVisible()
  await expect(cuts).toHaveValue('2 de 3.70\n1 de 2.20')
  await page.goto('/tools/list?t=4+angulos+1+1/2+x+1/8', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: '1 lista · 0 por confirmar · 0 sin hallar' })).toBeVisible()
})
