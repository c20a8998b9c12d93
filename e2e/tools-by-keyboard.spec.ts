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

test('[T1.313] a guest brings a roof from the home page to the cart by keyboard alone, in English, on a slow line', async ({
  page,
}) => {
  await slowLine(page)
  await page.goto('/en-SV')
  await tabTo(page, /^Calculate your roof$/, 60)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en-SV\/tools\/roof$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Roof calculator' })).toBeVisible()
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

/** A foreman's note: twenty lines, all but two of them sure. */
const note = [
  '20 corrugated sheets 26 gauge 12 ft red',
  '30 c purlin 4x2 1.5 mm 6 m',
  '12 trapezoidal sheets 26 gauge 4.35 m red',
  '40 rebar #4 grade 60 6 m',
  '100 stirrups 15x15',
  '4 angle iron 1 1/2 x 1/8',
  '3 boxes roofing screw 12 x 1 1/2 red',
  '10 lb nails 3"',
  '7 welded mesh 6x6 10/10',
  '1 roll chain link 6 ft gauge 13.5 20 m',
  '3 black steel plate 1/16',
  '10 bags cement',
  '15 lb tie wire #18',
  '2 gallons red oxide primer',
  '4 paint brushes',
  '5 flat bar 1 x 1/8',
  '6 round tube 2 in 1.5 mm',
  '2 bags mortar pega',
  '8 tubes 2x4 1.5 mm',
  '2 cosas de esas',
].join('\n')

test('[T1.410] [T1.314] a guest pastes twenty lines into the search box and has them in the cart by keyboard alone, in English, on a slow line', async ({
  page,
}) => {
  await slowLine(page)
  await page.goto('/en-SV/tools')
  const box = page.getByRole('searchbox')
  await box.fill('how many sheets')
  await expect(page.getByRole('link', { name: /calculator|tool/i }).first()).toBeVisible()
  let presses = 1
  await box.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, note)
  await expect(page).toHaveURL(/\/en-SV\/tools\/list\?/)
  await expect(page.getByRole('button', { name: 'Add 18 of 20' })).toBeVisible()
  await expectAccessible(page)
  const choice = page.getByRole('listitem').filter({ hasText: '8 tubes 2x4' }).getByRole('radio').first()
  for (let n = 0; n < 200 && !(await choice.evaluate((one) => one === document.activeElement)); n++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  presses++
  await tabTo(page, /^Add 19 of 20$/, 200)
  await page.keyboard.press('Enter')
  presses++
  await expect(page.getByRole('link', { name: 'Go to the cart' })).toBeVisible()
  expect(presses).toBeLessThanOrEqual(6)
  await noAmount(page)
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[T1.410] [T1.607] [T1.313] the same list, cuts and roof in English are answered by the page itself', async ({
    page,
  }) => {
    await page.goto('/en-SV/tools/list')
    await page.getByLabel('Your list').fill(note)
    await page.getByRole('button', { name: 'Read the list' }).click()
    await expect(page.getByRole('heading', { name: /^18 ready/ })).toBeVisible()
    await noAmount(page)
    await page.goto('/en-SV/tools/cuts?c=9+of+2.40%0A9+of+1.75%0A9+of+1.20%0A9+of+62+cm')
    await expect(page.getByRole('heading', { name: 'Buy 9 bars of 6 m' })).toBeVisible()
    await page.goto('/en-SV/tools/roof?l=12&a=8')
    await expect(page.getByRole('heading', { name: '32 sheets of 4.65 m' })).toBeVisible()
  })
})
