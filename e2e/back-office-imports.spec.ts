import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { faultsOfScreen, watchFaults } from './steps/screens.ts'
import { callAdmin, countPresses, expectTask, signInStaff } from './steps/staff.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const main = (page: Page) => page.getByRole('main')
const sku = 'FI095-10X34-BROCA-NAT'
const weightOf = async (page: Page) =>
  (await callAdmin(page, 'GET', ['product/products/v1', `products/${sku}`])).body.c_weightKg as number

/** A supplier's list, with columns of its own and in Latin-1. */
const choose = async (page: Page, rows: readonly string[]) => {
  const chooser = page.waitForEvent('filechooser')
  await main(page).getByRole('button', { name: 'Elegir archivo: Productos' }).click()
  const text = ['Código;Descripción larga;Peso (kg);Costo', ...rows].join('\n')
  await (await chooser).setFiles({
    name: 'proveedor.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text, 'latin1'),
  })
}

test('an editor imports a supplier’s list in four presses: columns, check, faults, apply', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await signInStaff(page, 'editor')
  const before = await weightOf(page)
  await page.goto('/admin/import-export')
  const dialog = page.getByRole('dialog')
  const report = main(page).getByRole('region', { name: /^(Revisión|Importación): Productos/ })

  // What is wrong is told by line before anything can be applied.
  await choose(page, [`${sku};Tornillo;mucho;1`, 'NO-EXISTE;Nada;1;1'])
  await dialog.getByRole('button', { name: 'Revisar' }).click()
  await expect(report).toContainText('2 faltas')
  await expect(report.getByRole('row', { name: /proveedor.csv 2 Peso \(kg\) mucho/ })).toContainText(
    'un número como 8.5',
  )
  await expect(report.getByRole('button', { name: 'Aplicar' })).toHaveCount(0)
  const faultsFile = page.waitForEvent('download')
  await report.getByRole('button', { name: 'Todas las faltas (CSV)' }).click()
  expect(await readFile(await (await faultsFile).path(), 'utf8')).toContain('NO-EXISTE')
  await report.getByRole('button', { name: 'Cerrar' }).click()

  const presses = await countPresses(page)
  await choose(page, [`${sku};Tornillo;${before + 1};1`])
  await expect(dialog.getByRole('combobox', { name: 'La columna «Peso (kg)» es' })).toHaveValue('weightKg')
  await dialog.getByRole('button', { name: 'Revisar' }).click()
  await expect(report).toContainText('1 cambio')
  expect(await weightOf(page)).toBe(before)
  await report.getByRole('button', { name: 'Aplicar' }).click()
  await expect(report).toContainText('1 cambio aplicado')
  await expectTask(page, 31, await presses())
  expect(await weightOf(page)).toBe(before + 1)

  // The work is found again by its address, and in the list.
  await page.reload()
  await expect(report).toContainText('1 cambio aplicado')
  expect(await faultsOfScreen(page, '/import-export')).toEqual([])
  expect(faults).toEqual([])
})

test('a manager imports what customers owe, sees it at the customer and at the counter, and takes it back', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await signInStaff(page, 'manager')
  const query = { termQuery: { fields: ['email'], operator: 'is', values: ['sv@lamina.example'] } }
  const found = await callAdmin(
    page,
    'POST',
    ['customer/customers/v1', 'customer-lists/Lamina/customer-search'],
    {
      body: { query },
    },
  )
  const [{ data: customer }] = found.body.hits as [{ data: { customerNo: string } }]
  await page.goto('/admin/import-export')
  const report = main(page).getByRole('region', { name: /Saldos de clientes/ })
  const chooser = page.waitForEvent('filechooser')
  await main(page).getByRole('button', { name: 'Elegir archivo: Saldos de clientes' }).click()
  await (await chooser).setFiles({
    name: 'saldos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `No. de cliente;Saldo;Saldo vencido;Límite de crédito\n${customer.customerNo};1.250,75;40,00;5.000,00\n`,
    ),
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Revisar' }).click()
  await expect(report.getByRole('row', { name: /^\d+ – \$1,250\.75 · vencido \$40\.00/ })).toBeVisible()
  await report.getByRole('button', { name: 'Aplicar' }).click()
  await expect(report).toContainText('1 cambio aplicado')
  const applied = page.url()
  await page.goto(`/admin/customers/${customer.customerNo}`)
  const balance = main(page).getByRole('region', { name: 'Saldo' })
  await expect(balance).toContainText('$1,250.75')
  await expect(balance).toContainText('$3,749.25')
  expect(await faultsOfScreen(page, '/customers/$customerNo')).toEqual([])
  await page.goto('/admin/counter')
  await main(page).getByLabel('Cliente', { exact: true }).fill('sv@lamina.example')
  await page.keyboard.press('Enter')
  await expect(main(page).getByText(/^Vencido \$40\.00/)).toBeVisible()
  await expect(
    main(page).getByText(/Debe \$1,250\.75 · Disponible \$3,749\.25 · Según el ERP al/),
  ).toBeVisible()
  expect(await faultsOfScreen(page, page.url().replace(/^.*\/admin/, ''))).toEqual([])

  await page.goto(applied)
  await report.getByRole('button', { name: 'Deshacer' }).click()
  await report.getByRole('button', { name: 'Aplicar' }).click()
  await expect(report).toContainText('1 cambio aplicado')
  expect(await faultsOfScreen(page, '/import-export')).toEqual([])
  await page.goto(`/admin/customers/${customer.customerNo}`)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(balance).toHaveCount(0)
  expect(faults).toEqual([])
})

test('stock is taken out as work whose file is fetched when it is done', async ({ page }) => {
  await signInStaff(page, 'manager')
  await page.goto('/admin/import-export')
  await main(page).getByRole('button', { name: 'Existencias en CSV' }).click()
  const file = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Descargar Exportación: Existencias' }).first().click()
  const text = await readFile(await (await file).path(), 'utf8')
  expect(text.split('\n').length).toBeGreaterThan(10)
  expect(text).toMatch(/inventoryId,sku,quantity/)
})

test('a clerk has no entry and is refused', async ({ page }) => {
  await signInStaff(page, 'clerk')
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: 'Pedidos' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Importar y exportar' })).toHaveCount(0)
  const { status } = await callAdmin(page, 'POST', ['operation/jobs/v1', 'jobs/export-products/executions'], {
    body: {},
  })
  expect(status).toBe(403)
})
