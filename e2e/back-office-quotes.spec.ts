import { expect, type Page, test } from '@playwright/test'
import { mailTo } from './steps/mail.ts'
import { faultsOfScreen, watchFaults } from './steps/screens.ts'
import { callAdmin, countPresses, expectTask, signInStaff } from './steps/staff.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const main = (page: Page) => page.getByRole('main')
const rail = (page: Page) => page.getByRole('navigation', { name: 'Navegación' }).first()
const said = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
const quotePath = (quoteId: string, rest = '') =>
  ['custom/desk/v1', `quotes/${quoteId}${rest}`] as [string, string]

test('a desk quotes for a caller without an account, and reminds them before it lapses; a clerk does neither', async ({
  page,
}) => {
  const faults = watchFaults(page)
  const unique = String(Date.now())
  const email = `llamada-${unique}@obra.example`
  // Nobody else's: who is known by it would get the quote.
  const phone = `7${unique.slice(-7)}`
  await signInStaff(page, 'desk')
  await page.goto('/admin/sv/quotes')
  await main(page).getByRole('button', { name: 'Nueva cotización' }).click()
  await expect(main(page).getByRole('radio', { name: 'Por teléfono' })).toBeChecked()
  await page.goto('/admin/sv')
  const presses = await countPresses(page)
  await rail(page).getByRole('link', { name: 'Mostrador' }).click()
  await main(page).getByLabel('Cliente', { exact: true }).fill(phone)
  await page.keyboard.press('Enter')
  await main(page).getByLabel('Nombre').fill('Julia')
  await main(page).getByLabel('Apellido').fill('Paz')
  await main(page).getByLabel('Correo').fill(email)
  await page.keyboard.press('Enter')
  const scan = main(page).getByRole('combobox', { name: 'Escanear o escribir artículo' })
  await expect(scan).toBeFocused()
  await scan.fill('FI095-10X34-BROCA-NAT')
  await page.keyboard.press('Enter')
  await main(page).getByLabel('Piezas', { exact: true }).fill('100')
  await page.keyboard.press('Enter')
  await main(page).getByRole('button', { name: 'Guardar como cotización' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('COT-')
  await main(page).getByRole('button', { name: 'Enviar', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click()
  await said(page, 'Cotización enviada')
  await expectTask(page, 18, await presses(), { units: 1 })
  expect(await mailTo(page, email, /COT-/)).toContain('COT-')
  const whatsApp = await main(page).getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(whatsApp ?? '')).toMatch(/\/opportunity\/[\w-]+\?token=\w+$/)

  const quoteId = page.url().split('/').at(-1) ?? ''
  const { body, etag } = await callAdmin(page, 'GET', quotePath(quoteId))
  const soon = { validUntil: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) }
  const sooner = await callAdmin(page, 'PUT', quotePath(quoteId, '/validity'), { body: soon, ifMatch: etag })
  expect(sooner.status).toBe(200)
  await page.goto('/admin/sv')
  const follows = await countPresses(page)
  await main(page)
    .getByRole('link', { name: /Vencen en tres días/ })
    .click()
  await main(page)
    .getByRole('button', { name: `Recordar ${body.number}` })
    .click()
  await said(page, 'Recordatorio enviado a Julia Paz')
  await expectTask(page, 19, await follows(), { units: 1 })
  expect(await mailTo(page, email, /Te escribimos sobre tu cotización COT-/)).toContain('vale hasta')
  // Nobody reminds a second time, on a phone neither.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(main(page).getByRole('button', { name: `Recordar ${body.number}` })).toBeDisabled()
  const again = { text: 'Otra vez', isReminder: true }
  expect((await callAdmin(page, 'POST', quotePath(quoteId, '/messages'), { body: again })).status).toBe(409)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await faultsOfScreen(page, '/sv/quotes?state=priced&lapses=3')).toEqual([])
  expect(faults).toEqual([])

  // The desk gives what is chosen to a colleague who prices quotes there; it comes back as it was.
  const { etag: tag } = await callAdmin(page, 'GET', quotePath(quoteId))
  const nobodys = { body: { staffId: null }, ifMatch: tag }
  expect((await callAdmin(page, 'PUT', quotePath(quoteId, '/owner'), nobodys)).status).toBe(200)
  await page.goto(`/admin/sv/quotes?q=${body.number}`)
  const row = main(page).getByRole('row').filter({ hasText: body.number })
  await row.getByRole('checkbox').check()
  await main(page).getByRole('button', { name: 'Asignar a' }).click()
  const colleagues = page.getByRole('button').and(page.locator('[data-closes]:visible'))
  const name = await colleagues.first().innerText()
  await colleagues.first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Asignar a ${name}` })
    .click()
  await expect(row).toContainText(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click()
  await expect(row).not.toContainText(name)
  await page.keyboard.press('Escape')
  // To oneself in one press, and back.
  await row.getByRole('checkbox').check()
  await main(page).getByRole('button', { name: 'Tomar' }).click()
  await expect(row).toContainText('Gabriela Paz')
  await page.getByRole('status').getByRole('button', { name: 'Deshacer' }).click()
  await expect(row).not.toContainText('Gabriela Paz')

  await signInStaff(page, 'clerk')
  const refused = await callAdmin(page, 'POST', quotePath(quoteId, '/messages'), { body: { text: 'no' } })
  expect(refused.status).toBe(403)
  await page.goto('/admin')
  await expect(rail(page).getByRole('link', { name: 'Mostrador' })).toBeVisible()
  await expect(rail(page).getByRole('link', { name: 'Cotizaciones' })).toHaveCount(0)
})
