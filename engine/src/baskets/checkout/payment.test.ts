import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAgreedLines } from '../index.ts'
import { type BasketShop, openBasketShop } from '../testing.ts'
import { basketWith, lines } from '../testing/checkout.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())

const withLines = (...items: unknown[]) => basketWith(shop, ...items)

test('[S3.040] [S3.041] [S7.026] payment: what the country offers; a card as token and mask; PayPal only for this basket', async () => {
  const { ana, id } = await withLines({ productId: 'QA-SCREW', quantity: 1 })
  const { body: offered } = await ana.call('GET', `/baskets/${id}/payment-methods`)
  const ids = (offered.applicablePaymentMethods as unknown as { id: string }[]).map((one) => one.id)
  // Whom nobody has configured takes no money; `orders` and `paypal` prove the others.
  expect(ids).toEqual(['BANK_TRANSFER'])
  const path = `/baskets/${id}/payment-instruments`
  const card = {
    cardType: 'Visa',
    holder: 'Ana Rivas',
    maskedNumber: '************1111',
    expirationMonth: 12,
    expirationYear: 2030,
    creditCardToken: 'tok_abc',
  }
  const { body } = await ana.call('POST', path, {
    paymentMethodId: 'CREDIT_CARD',
    amount: 0.01,
    paymentCard: card,
  })
  const [held] = body.paymentInstruments as unknown as { paymentInstrumentId: string }[]
  expect(held).toMatchObject({
    paymentMethodId: 'CREDIT_CARD',
    c_paymentType: 'cc',
    paymentCard: { maskedNumber: '************1111', numberLastDigits: '1111', cardType: 'Visa' },
  })
  // The total is not known before a delivery is chosen.
  expect(held).not.toHaveProperty('amount')
  expect(JSON.stringify(body)).not.toContain('tok_abc')
  for (const secret of [
    { ...card, maskedNumber: '4111111111111111' },
    { ...card, maskedNumber: '4111 1111 1111 1111' },
    { ...card, holder: '4111-1111-1111-1111' },
    { ...card, creditCardToken: '4111111111111111' },
    { ...card, number: '4111111111111111' },
    { ...card, securityCode: '123' },
  ]) {
    const refused = await ana.call('POST', path, { paymentMethodId: 'CREDIT_CARD', paymentCard: secret })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).not.toMatch(/4111/)
  }
  const stolen = await ana.call('POST', path, { paymentMethodId: 'PAYPAL', c_transaction_id: 'O-OTHER' })
  expect([stolen.status, stolen.body.property]).toEqual([400, 'c_transaction_id'])
  expect((await ana.call('POST', path, { paymentMethodId: 'COINS' })).status).toBe(400)
  // One instrument pays all of it.
  const { body: transfer } = await ana.call('POST', path, { paymentMethodId: 'BANK_TRANSFER' })
  const [only, ...others] = transfer.paymentInstruments as unknown as { paymentInstrumentId: string }[]
  expect([only, others]).toMatchObject([{ paymentMethodId: 'BANK_TRANSFER', c_paymentType: 'TB' }, []])
  expect((await ana.call('DELETE', `${path}/${held?.paymentInstrumentId}`)).status).toBe(404)
  const { body: none } = await ana.call('DELETE', `${path}/${only?.paymentInstrumentId}`)
  expect(none).not.toHaveProperty('paymentInstruments')
})

test('a card instrument can be changed without naming its token again; the amount stays ours', async () => {
  const { ana, id } = await withLines({ productId: 'QA-SCREW', quantity: 1 })
  const path = `/baskets/${id}/payment-instruments`
  const { body } = await ana.call('POST', path, {
    paymentMethodId: 'CREDIT_CARD',
    paymentCard: { maskedNumber: '************1111', creditCardToken: 'tok_keep' },
  })
  const [held] = body.paymentInstruments as unknown as { paymentInstrumentId: string }[]
  await ana.call('PUT', `/baskets/${id}/shipments/me/shipping-method`, { id: 'courier' })
  const { body: changed } = await ana.call('PATCH', `${path}/${held?.paymentInstrumentId}`, { amount: 0.01 })
  expect(changed.paymentInstruments).toMatchObject([{ amount: changed.orderTotal }])
  const row = await shop.database.pool.query('select document from basket where id = $1', [id])
  expect(row.rows[0].document.paymentInstruments[0].card.token).toBe('tok_keep')
})

test('an accepted quote comes in once, cannot be changed, and counts as purchasable', async () => {
  const { ana, id } = await withLines({ productId: 'QA-SCREW', quantity: 1 })
  const ctx = await shop.contextFor(ana)
  const quote = {
    opportunityId: 'OPP1',
    country: 'SV' as const,
    lines: [{ productId: 'QA-DESIGN', quantity: 3, pieceMinor: 12_345 }],
  }
  for (let time = 0; time < 2; time++) await ctx.db.transaction((tx) => addAgreedLines(ctx, tx, quote))
  const { body } = await ana.call('GET', `/baskets/${id}`)
  const [, agreed] = lines(body)
  expect(lines(body)).toHaveLength(2)
  expect(agreed).toMatchObject({
    c_priceQuote: 123.45,
    basePrice: 123.45,
    price: 370.35,
    c_status: 'purchasable',
  })
  expect(body.c_productTypeForCheckoutFlow).toMatchObject({ isProductFinished: true })
  const path = `/baskets/${id}/items/${agreed?.itemId}`
  expect((await ana.call('PATCH', path, { quantity: 1 })).status).toBe(400)
  expect(
    (await ana.call('PATCH', `${path}?c_store=SV-AH01`, { productId: 'QA-DESIGN', quantity: 3 })).status,
  ).toBe(200)
  expect(lines((await ana.call('DELETE', path)).body)).toHaveLength(1)
})
