import { expect, type Page, test } from '@playwright/test'
import { goOffline, goOnline } from './steps/network.ts'
import { pickupCodeOf } from './steps/pickup-code.ts'
import { placeOrder } from './steps/place-order.ts'
import { watchFaults } from './steps/screens.ts'
import { callAdmin, signInStaff } from './steps/staff.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const main = (page: Page) => page.getByRole('main')
const deskPath = (orderNo: string, rest = ''): [string, string] => [
  'custom/orders-desk/v1',
  `orders/${orderNo}${rest}`,
]

/** An order that waits to be picked up. */
const readyOrder = async (page: Page): Promise<string> => {
  const { orderNo, orderTotal } = await placeOrder(page, [
    { productId: 'FI095-10X34-BROCA-NAT', quantity: 10 },
  ])
  await signInStaff(page, 'manager')
  for (const [rest, body] of [
    ['/payments', { tender: 'transfer', amount: orderTotal }],
    ['/steps', { step: 'ready' }],
  ] as const) {
    const { etag } = await callAdmin(page, 'GET', deskPath(orderNo))
    const done = await callAdmin(page, 'POST', deskPath(orderNo, rest), { body, ifMatch: etag })
    expect(done.status, rest).toBe(200)
  }
  return orderNo
}

/** The worker has what the build names, and this browser the order. */
const expectKept = async (page: Page, orderNo: string) => {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const files: string[] = await fetch('/admin/offline.json').then((answer) => answer.json())
          const kept = await caches.open('back-office')
          const found = await Promise.all(
            [...files, '/admin', '/shop-settings'].map((one) => kept.match(one)),
          )
          return found.filter((one) => !one).length
        }),
      { timeout: 60_000 },
    )
    .toBe(0)
  // The order itself, not the list that names it.
  await expect
    .poll(() => page.evaluate(() => localStorage['backoffice.queries'] ?? ''))
    .toContain(`"${orderNo}"]`)
}

test('a counter’s phone opens again without a signal, hands over, and sends it once there is one', async ({
  page,
}) => {
  const faults = watchFaults(page)
  const orderNo = await readyOrder(page)
  const pickupCode = await pickupCodeOf(page, orderNo)
  await signInStaff(page, 'clerk')
  await page.goto('/admin/hand-over')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  // From here on the worker sees what the page asks for.
  await page.reload()
  await expectKept(page, orderNo)

  // Where no camera works, the clerk types what the customer reads out.
  const field = main(page).getByLabel('Número de pedido o código del recibo')
  const typeCode = async (typed: string) => {
    await field.fill(typed)
    await page.keyboard.press('Enter')
  }
  const readOut = `${pickupCode.slice(0, 4)}-${pickupCode.slice(4)}`.toUpperCase()
  await typeCode('zzzz zzzz')
  await expect(main(page)).toContainText('Ningún pedido espera con el código zzzzzzzz')
  await typeCode(readOut)
  await expect(main(page)).toContainText(orderNo)
  await expect(main(page)).toContainText('Trae el recibo de este pedido')
  await main(page).getByRole('button', { name: 'Siguiente cliente' }).click()

  await goOffline(page)
  await page.reload()
  await typeCode('zzzz zzzz')
  await expect(main(page)).toContainText('este aparato no conoce el código zzzzzzzz')
  await typeCode(readOut)
  await expect(main(page)).toContainText('Rosa Mejía')
  await expect(main(page)).toContainText('Trae el recibo de este pedido')
  await main(page).getByRole('radio').first().check()
  await main(page).getByRole('checkbox').check()
  await main(page).getByRole('button', { name: 'Entregar todo' }).click()
  await expect(main(page).getByText('espera señal', { exact: true })).toHaveCount(1)
  // What waits outlives the page, and a page that was never opened here opens.
  await page.goto('/admin/count')
  await expect(main(page).getByRole('heading', { level: 1, name: 'Conteo' })).toBeVisible()

  await goOnline(page)
  await expect.poll(async () => (await callAdmin(page, 'GET', deskPath(orderNo))).body.step).toBe('completed')

  // A shelf is counted by its codes, where nobody can be asked what they name.
  await page.goto('/admin/count')
  const code = main(page).getByRole('combobox', { name: 'Escanear o buscar artículo' })
  await expect(code).toBeVisible()
  await goOffline(page)
  await code.fill('FI095-10X34-BROCA-NAT')
  await page.keyboard.press('Enter')
  await main(page)
    .getByLabel(/FI095-10X34-BROCA-NAT/)
    .fill('700')
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('espera señal', { exact: true })).toHaveCount(1)
  await goOnline(page)
  await expect(main(page).getByText('espera señal', { exact: true })).toHaveCount(0)
  await expect(main(page).getByText('guardado', { exact: false }).first()).toBeVisible()
  expect(faults).toEqual([])

  // Who signs out leaves nothing of a customer behind.
  await page.getByRole('button', { name: /Karla/ }).click()
  await page.getByRole('button', { name: 'Salir' }).click()
  await expect(page).toHaveURL(/sign-in/)
  await expect.poll(() => page.evaluate(() => localStorage['backoffice.queries'] ?? '')).toBe('')
})
