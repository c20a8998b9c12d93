import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { tabTo, tabToField } from './steps/tab-to.ts'

/** A phone's line in the country: 400 ms there and back, 50 kB a second. */
const slowLine = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

const typeOver = async (page: Page, text: string) => {
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

const noAmount = async (page: Page) =>
  expect(await page.getByRole('main').innerText()).not.toMatch(/(?:US\$|C\$|[$₡QL])\s?\d/)

test('[T1.313] a guest brings a roof to the cart by keyboard alone, in English, on a slow line', async ({
  page,
}) => {
  await slowLine(page)
  await page.goto('/en-SV/tools/roof')
  await expectAccessible(page)
  await tabToField(page, 'l', 60)
  await typeOver(page, 'twelve')
  await expect(page.locator('input[name=l][aria-invalid=true]')).toBeVisible()
  await expectAccessible(page)
  await typeOver(page, '12')
  await page.keyboard.press('Tab')
  await typeOver(page, '8')
  await expect(page.getByRole('heading', { name: '32 sheets of 4.65 m' })).toBeVisible()
  await tabTo(page, /^Add \d+ products$/, 120)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Go to the cart' })).toBeVisible()
  await noAmount(page)
  await expectAccessible(page)
})

test('[T1.607] a guest brings the bars of a gate to the cart by keyboard alone, in English, on a slow line', async ({
  page,
}) => {
  await slowLine(page)
  await page.goto('/en-SV/tools/cuts?m=TU071-112-15-NEG')
  await tabToField(page, 'c', 60)
  await typeOver(page, 'some')
  await expect(page.locator('textarea[name=c][aria-invalid=true]')).toBeVisible()
  await expectAccessible(page)
  await typeOver(page, '9 of 2.40\n9 of 1.75\n9 of 1.20\n9 of 62 cm')
  await expect(page.getByRole('heading', { name: 'Buy 9 bars of 6 m' })).toBeVisible()
  await tabTo(page, /^Add 9 bars$/, 80)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Go to the cart' })).toBeVisible()
  await noAmount(page)
  await expectAccessible(page)
})

test('[T1.410] a guest brings a list to the cart by keyboard alone, in English, on a slow line', async ({
  page,
}) => {
  await slowLine(page)
  await page.goto('/en-SV/tools/list')
  await expectAccessible(page)
  await tabToField(page, 't', 60)
  await page.keyboard.type('2 things\n100 estribos 15x15\n4 brochas')
  await expect(page.getByRole('button', { name: 'Add 2 of 3' })).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, /^Add 2 of 3$/, 80)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Go to the cart' })).toBeVisible()
  await noAmount(page)
  await expectAccessible(page)
})
