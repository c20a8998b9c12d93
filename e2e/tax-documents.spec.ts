import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import site from '../demo/site.json' with { type: 'json' }
import { addressForms } from '../facts/address-forms.ts'
import type { CountryCode } from '../facts/countries.ts'
import { formatMoney } from '../facts/format-money.ts'
import { fromMajor, isCurrency, taxIncluded } from '../facts/money.ts'
import { createPickupBasket } from './steps/buy.ts'
import { fillCard, goOn, orderButton } from './steps/checkout.ts'
import { logsWith, tablesWith } from './steps/database.ts'
import { callEngine } from './steps/engine.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

test.describe.configure({ timeout: 120_000 })

const sku = 'TE001-30-183'
const pieces = 3
const card = '4111 1111 1111 1111'
const main = (page: Page) => page.getByRole('main')

type Country = {
  code: CountryCode
  store: string
  /** How the form is filled, beyond the number. */
  company?: string
  credit?: { nrc: string; activity: string }
  idType: string
  taxId: string
}
const buyers: Country[] = [
  {
    code: 'SV',
    store: 'SV-SS01',
    company: 'Techos Santa Ana, S.A. de C.V.',
    credit: { nrc: '123456-7', activity: 'construcción' },
    idType: 'nit',
    taxId: '0614-150190-101-0',
  },
  { code: 'GT', store: 'GT-GU01', idType: 'nit', taxId: '1234567-9' },
  { code: 'HN', store: 'HN-FM01', idType: 'rtn', taxId: '0801-1990-123456' },
  { code: 'NI', store: 'NI-MN01', company: 'Constructora León', idType: 'ruc', taxId: 'J0310000123456' },
  {
    code: 'CR',
    store: 'CR-SJ01',
    company: 'Obras Escazú S.A.',
    idType: 'cedulaJuridica',
    taxId: '3-101-123456',
  },
  { code: 'EC', store: 'EC-PI01', company: 'Ferretería Quito', idType: 'ruc', taxId: '1791000005001' },
]

/** Price of one piece in the catalogue's own file, in minor units. */
const listed = (code: CountryCode) => {
  const file = readFileSync(new URL('../demo/prices.csv', import.meta.url), 'utf8')
  const row = file.split('\n').find((line) => line.startsWith(`${code},${sku},1,`))
  return fromMajor(Number(row?.split(',')[3]))
}

/** An address of the country: the first of every list, and words where there is none. */
const fillAddress = async (page: Page, code: CountryCode) => {
  const { levels, requiredLevels } = addressForms[code]
  for (const level of levels.slice(0, requiredLevels)) {
    const field = main(page).getByLabel(level.es).last()
    await expect(field).toBeEditable()
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption({ index: 1 })
    else await field.fill('Centro')
  }
  await main(page).getByLabel('Dirección exacta').fill('Calle Principal 12')
}

const fillTaxpayer = async (page: Page, { code, company, credit, idType, taxId }: Country) => {
  if (company) await main(page).getByRole('radio', { name: 'Persona jurídica' }).check()
  if (credit) await main(page).getByRole('radio', { name: 'Comprobante de crédito fiscal' }).check()
  const choice = main(page).getByLabel('Tipo de identificación')
  if (await choice.isVisible()) await choice.selectOption(idType)
  const number = main(page).locator('input[name="taxpayer.id"]')
  await number.fill(taxId)
  await number.blur()
  await expect(number, code).toHaveValue(taxId)
  if (credit) {
    await main(page).locator('input[name="taxpayer.nrc"]').fill(credit.nrc)
    await main(page).getByRole('searchbox', { name: 'Actividad económica' }).fill(credit.activity)
    await main(page)
      .getByRole('listitem')
      .getByRole('button', { name: /^\d{5} / })
      .first()
      .click()
  }
  const name = main(page).getByLabel('Razón social')
  if (company && (await name.isVisible())) await name.fill(company)
}

/** Currency and tax of a country as the demo's merchant sets them. */
const merchantCountry = (code: CountryCode) => {
  const country = site.countries.find((one) => one.code === code)
  const standard = country?.taxes.find((tax) => tax.class === 'standard')
  if (!country || !standard) throw new Error(`the demo does not sell in ${code}`)
  const { currency, taxName } = country
  if (!isCurrency(currency)) throw new Error(`the shop does not know ${currency}`)
  return {
    currency,
    taxName,
    taxRateBasisPoints: standard.rateBasisPoints,
  }
}

for (const buyer of buyers) {
  const { code, store, company, taxId } = buyer
  const { currency, taxName, taxRateBasisPoints } = merchantCountry(code)
  const locale = `es-${code}` as const
  test(`[S3.043] [S4.012] ${code}: an invoice with its tax document, paid by card to the minor unit, and its receipt`, async ({
    page,
    baseURL,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin === baseURL) sent.push(`${request.url()} ${request.postData() ?? ''}`)
    })
    await newCustomer(page, locale)
    await createPickupBasket(page, [{ productId: sku, quantity: pieces }], store, { locale, currency })
    await open(page, `/${locale}/checkout?step=payment`)
    await fillTaxpayer(page, buyer)
    await fillAddress(page, code)
    await fillCard(page, card)
    await goOn(page, 'review')

    const totalMinor = listed(code) * pieces
    const money = (minor: number) => formatMoney(minor, currency, locale)
    const tax = money(taxIncluded(totalMinor, taxRateBasisPoints))
    await expect(main(page)).toContainText(new RegExp(`${taxName} incluido`))
    await expect(
      main(page)
        .getByRole('listitem')
        .filter({ hasText: `${taxName} incluido`, visible: true })
        .last(),
    ).toContainText(tax)
    await expect(main(page)).toContainText(money(totalMinor))
    await orderButton(page).click()
    await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+$/)
    await expect(main(page)).toContainText('Pagado')
    await expect(main(page)).toContainText(money(totalMinor))
    if (company) await expect(main(page)).toContainText(company)

    const orderNo = page.url().split('/').at(-1) ?? ''
    const order = await callEngine<{
      orderTotal: number
      taxTotal: number
      billingAddress: { c_taxId: string }
    }>(page, 'GET', ['checkout/shopper-orders/v1', `orders/${orderNo}`], { locale })
    expect(fromMajor(order.orderTotal)).toBe(totalMinor)
    expect(fromMajor(order.taxTotal)).toBe(taxIncluded(totalMinor, taxRateBasisPoints))
    expect(order.billingAddress.c_taxId).toBe(taxId.replace(/[\s.-]/g, ''))

    const download = page.waitForEvent('download')
    await main(page).getByRole('button', { name: 'Descargar recibo (PDF)' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`${orderNo}.pdf`)
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')

    const digits = card.replaceAll(' ', '')
    expect(sent.filter((one) => one.replace(/[\s%+-]/g, '').includes(digits))).toEqual([])
    if (buyer !== buyers.at(-1)) return
    for (const written of [digits, card]) {
      expect(await tablesWith(written)).toEqual([])
      expect(await logsWith(written)).toEqual([])
    }
    // What looks for a number finds what there is.
    expect(await tablesWith(company ?? '')).toContain('public.orders')
    expect(await logsWith('is ready after')).toEqual(['shop.log'])
  })
}
