import { expect, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { main } from './steps/cart.ts'
import { chooseTransfer, fillPlace, goOn, orderButton, placeInSantaAna } from './steps/checkout.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { mailTo } from './steps/mail.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

test.describe.configure({ timeout: 120_000 })

const sheet = { productId: 'TE009-26-ROJO-305', quantity: 2 }
const store = 'SV-SS01'

test('[S2.142] [S2.143] a part is picked up and a part delivered: every line tells its own, to the order and its mail', async ({
  page,
}) => {
  const { email } = await newCustomer(page)
  await fillBasket(page, [
    sheet,
    {
      productId: 'HE133-20V',
      quantity: 1,
      optionItems: [{ optionId: 'garantia', optionValueId: '3-anos' }],
    },
    { productId: 'TE008-26-ROJO', quantity: 9, c_lengthMetersToBuy: 3.65 },
  ])
  await open(page, '/checkout?step=shipping')
  await main(page)
    .getByRole('radio', { name: /Retirar una parte/ })
    .check()
  const rows = main(page).getByRole('list', { name: 'Cómo recibes cada artículo' }).getByRole('listitem')
  await expect(rows.first().getByRole('combobox')).toHaveValue('')
  await rows
    .first()
    .getByRole('combobox', { name: /^Entrega o retiro de / })
    .selectOption(store)
  await expect(rows.first()).toContainText(/Retiras el .+ San Salvador Ejército/)
  await expect(rows.last().getByRole('combobox')).toHaveValue('')
  await expectAccessible(page)
  await fillPlace(page, placeInSantaAna, 'Calle Libertad 12')
  await goOn(page, 'options')
  await expect(main(page)).toContainText(/Retiras el .+ San Salvador Ejército/)
  await expect(main(page).getByRole('radio').first()).toBeChecked()
  await expect(main(page)).toContainText(/Llega el /)
  await goOn(page, 'payment')
  await chooseTransfer(page)
  await goOn(page, 'review')
  const review = main(page).getByRole('listitem')
  await expect(review.filter({ hasText: '9 piezas de 3.65 m' }).first()).toContainText('Entrega a domicilio')
  await orderButton(page).click()
  await expect(page).toHaveURL(/confirmation/)
  const orderNo = page.url().split('/').at(-1) ?? ''
  const lines = main(page).getByRole('list', { name: 'Artículos' }).getByRole('listitem')
  await expect(lines.first()).toContainText(/Retiras el .+ San Salvador Ejército/)
  await expect(lines.last()).toContainText('Entrega a domicilio')
  await expect(lines.last()).toContainText('Calibre: 26')
  await expect(lines.filter({ hasText: 'HE133' })).toContainText('Garantía: 3 años')
  await expect(main(page)).toContainText(/Pieza más larga\s?3.65 m/)
  await expect(main(page)).toContainText(/Llega el /)
  const mail = await mailTo(page, email, new RegExp(orderNo))
  for (const part of ['Boulevard del Ejército', 'Calle Libertad 12', 'documento de identidad'])
    expect(mail).toContain(part)
  await open(page, `/en-SV/account/orders/${orderNo}`)
  await expect(main(page).getByRole('heading', { name: 'Store pickup' })).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Delivery' })).toBeVisible()
  // Nobody has begun to cut: its owner may give it up, and is asked first.
  const cancel = main(page).getByRole('button', { name: 'Cancel the order' })
  await cancel.click()
  await page.getByRole('dialog').getByText('Keep the order').click()
  await cancel.click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(main(page).getByRole('list', { name: 'What has happened' })).toContainText('Order cancelled')
  await expect(cancel).toHaveCount(0)
})
