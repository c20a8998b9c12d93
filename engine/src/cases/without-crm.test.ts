import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BasketShop, openBasketShop } from '../baskets/testing.ts'
import { mailTo } from '../login/testing.ts'

let shop: BasketShop
let support: string
beforeAll(async () => {
  shop = await openBasketShop()
  await shop.engine.startJobs()
  const [site] = await shop.engine.sites.all()
  support = site?.countries.find(({ code }) => code === 'SV')?.support.email ?? ''
})
afterAll(() => shop.close())

const org = 'organizations/f_ecom_lmna_001'
const query = '?siteId=Lamina&locale=es-SV'

const read = async () => (await mailTo(shop, support, 'for-desk')).plain

test('without a CRM a case reaches the support of the country by mail', async () => {
  const { token: as } = await shop.guest()
  const written = {
    name: 'Rosa Prueba',
    email: 'rosa@example.com',
    phone: '50370000000',
    subject: 'Warranty',
    description: 'La lámina llegó golpeada.',
  }
  const { body } = await shop.call<{ id: string }>(
    'POST',
    `/custom/case-creation/v1/${org}/case-creation${query}`,
    {
      as,
      body: written,
    },
  )
  await expect.poll(read, { timeout: 15_000 }).toContain(body.id)
  for (const told of ['Rosa Prueba', 'rosa@example.com', 'La lámina llegó golpeada.'])
    expect(await read()).toContain(told)
})

test('without a CRM a subscriber is told to the support', async () => {
  const { token: as } = await shop.guest()
  const body = { email: 'boletin@example.com', country: 'SV' }
  await shop.call('POST', `/custom/subscription/v1/${org}/create-subscription${query}`, { as, body })
  await expect.poll(read, { timeout: 15_000 }).toContain('boletin@example.com')
})

test('without a CRM a request for a quote reaches the support with its lines and their units', async () => {
  const ana = await shop.customer()
  const basketId = await ana.basket()
  await ana.add(
    basketId,
    { productId: 'QA-DESIGN', quantity: 3 },
    { productId: 'QA-SHEET-26-AZUL', quantity: 10, c_lengthMetersToBuy: 3.65 },
  )
  const path = `/custom/opportunities/v1/${org}/opportunities${query}`
  const { status } = await shop.call('POST', path, { as: ana.token, body: { basketId } })
  expect(status).toBe(200)
  await expect.poll(read, { timeout: 15_000 }).toContain('QA-DESIGN · Cantidad 3 kg\n')
  expect(await read()).toContain('QA-SHEET-26-AZUL · Cantidad 10 de 3.65 m\n')
})

test('a site whose desk is a CRM that is not there tells the shopper that the answer comes by mail', async () => {
  const setting = (desk: string) =>
    shop.database.pool.query(`update site set config = jsonb_set(config, '{preferences,desk}', $1)`, [
      JSON.stringify(desk),
    ])
  const ask = async () => {
    const ana = await shop.customer()
    const basketId = await ana.basket()
    await ana.add(basketId, { productId: 'QA-DESIGN', quantity: 3 })
    const { body } = await shop.call<{ OpportunityId: string; AnsweredBy?: string }>(
      'POST',
      `/custom/opportunities/v1/${org}/opportunities${query}`,
      { as: ana.token, body: { basketId } },
    )
    const { email } = await shop.database.pool
      .query<{ email: string }>(
        `select document #>> '{contact,email}' as email from opportunity where id = $1`,
        [body.OpportunityId],
      )
      .then(({ rows }) => rows[0] ?? { email: '' })
    return { told: body.AnsweredBy, mail: (await mailTo(shop, email, 'quote-requested')).plain }
  }
  expect((await ask()).told).toBeUndefined()
  await setting('crm')
  shop.engine.sites.forget()
  const { told, mail } = await ask()
  expect(told).toBe('mail')
  expect(mail).toContain('te responde por correo')
  await setting('own')
  shop.engine.sites.forget()
})
