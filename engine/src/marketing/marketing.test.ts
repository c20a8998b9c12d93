import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Assignments, Campaigns, Coupons, Promotions } from 'commerce-sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MerchantShop, openMerchantShop, refusalOf } from '../catalog/testing.ts'
import { exportBundle, importBundle } from '../import/index.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'

let merchant: MerchantShop
let promotions: Promotions
let campaigns: Campaigns
let coupons: Coupons
let assignments: Assignments
let basket: string
beforeAll(async () => {
  merchant = await openMerchantShop(['sfcc.promotions.rw'])
  promotions = new Promotions(merchant.client('/pricing/promotions/v1'))
  campaigns = new Campaigns(merchant.client('/pricing/campaigns/v1'))
  coupons = new Coupons(merchant.client('/pricing/coupons/v1'))
  assignments = new Assignments(merchant.client('/pricing/assignments/v1'))
  basket = await merchant.customer.basket()
  await merchant.customer.add(basket, { productId: 'QA-BRICK', quantity: 100 })
})
afterAll(() => merchant.close())

const siteId = 'Lamina'
const body = (members: object) => members as never
const all = { matchAllQuery: {} }

/** The promotions that the basket has at this moment. */
const applied = async () => {
  const { body: answered } = await merchant.customer.call('GET', `/baskets/${basket}`)
  const { productItems, orderPriceAdjustments } = answered as unknown as {
    productItems: { priceAdjustments?: { promotionId: string }[] }[]
    orderPriceAdjustments?: { promotionId: string }[]
  }
  const items = productItems.flatMap(({ priceAdjustments = [] }) => priceAdjustments)
  return [...items, ...(orderPriceAdjustments ?? [])].map(({ promotionId }) => promotionId).toSorted()
}
const redeem = async (code: string) =>
  (await merchant.customer.call('POST', `/baskets/${basket}/coupons`, { code })).status

const bricks = {
  enabled: true,
  name: { default: 'Ladrillo con descuento', en: 'Bricks for less' },
  c_countries: ['SV', 'GT'],
  c_startDate: '2026-01-01T00:00:00-06:00',
  c_endDate: '2027-12-31T00:00:00-06:00',
  c_rule: {
    class: 'item',
    products: { products: ['QA-BRICK'] },
    discount: { type: 'percentage', percent: 10 },
  },
}
const ofBricks = { id: 'bricks', siteId }

describe('promotions', () => {
  test('a new one lowers a basket at once; off it is gone', async () => {
    const made = await promotions.createPromotion({ parameters: ofBricks, body: body(bricks) })
    expect(made).toMatchObject({ id: 'bricks', promotionClass: 'product', c_priority: 100, c_coupons: [] })
    await expect.poll(applied).toEqual(['bricks'])
    await promotions.updatePromotion({ parameters: ofBricks, body: body({ enabled: false }) })
    await expect.poll(applied).toEqual([])
    const again = promotions.createPromotion({
      parameters: ofBricks,
      headers: { 'x-dw-validate-existing': 'true' },
      body: body(bricks),
    })
    expect((await refusalOf(again)).status).toBe(409)
  })

  test('exclusivity has the platform’s words', async () => {
    for (const exclusivity of ['no', 'class', 'global'] as const) {
      await promotions.updatePromotion({ parameters: ofBricks, body: body({ exclusivity }) })
      expect(await promotions.getPromotion({ parameters: ofBricks })).toMatchObject({ exclusivity })
    }
    const { rows } = await merchant.shop.database.pool.query(
      `select record ->> 'exclusivity' as stored from promotion where id = 'bricks'`,
    )
    expect(rows).toEqual([{ stored: 'global' }])
    await promotions.updatePromotion({ parameters: ofBricks, body: body({ exclusivity: null }) })
  })

  test('what an import refuses is refused with its place', async () => {
    const refused: [object, string][] = [
      [{ c_details: { default: 'Ahorre $5.00' }, c_customersOnly: false }, '$.c_customersOnly'],
      [{ c_rule: { class: 'item', products: {}, discount: { type: 'percentage', percent: 0 } } }, '$'],
      [{ c_startDate: 'mañana' }, '$'],
      [{ name: null }, '$'],
      [{ promotionClass: 'order' }, '$.promotionClass'],
    ]
    for (const [members, property] of refused) {
      const answer = await refusalOf(
        promotions.updatePromotion({ parameters: ofBricks, body: body(members) }),
      )
      expect(answer.status, JSON.stringify(members)).toBe(400)
      if (property !== '$') expect(answer.body.property).toBe(property)
    }
    expect((await refusalOf(promotions.getPromotion({ parameters: { id: 'none', siteId } }))).status).toBe(
      404,
    )
  })

  test('one is put back to what it was before a change, its coupons stay, and nobody does so elsewhere', async () => {
    const path = '/promotions/bricks'
    const ask = (method: string, rest: string) => merchant.call(method, '/pricing/promotions/v1', path + rest)
    type Told = { data: { version: number; operation: string; members: string[] }[] }
    const versions = async () => ((await ask('GET', '/versions')).body as unknown as Told).data
    const change = (members: object) =>
      promotions.updatePromotion({ parameters: ofBricks, body: body(members) })
    const stood = (await change({ c_priority: 7 })) as unknown as Record<string, unknown>
    const [first] = await versions()
    expect(first).toMatchObject({ operation: 'updatePromotion', members: ['priority'] })
    await change({ c_priority: 8, c_countries: ['SV'] })
    await coupons.createCoupon({
      parameters: { couponId: 'VUELVE', siteId },
      body: body({ type: 'single_code', singleCode: 'VUELVE', c_promotionId: 'bricks' }),
    })
    await change({ c_customersOnly: !stood.c_customersOnly })
    const back = await ask('POST', `/versions/${first?.version}/restore`)
    expect(back.status, JSON.stringify(back.body)).toBe(200)
    expect(back.body).toEqual({ ...stood, c_coupons: ['VUELVE'] })
    const [latest] = await versions()
    expect(latest?.operation).toBe('restorePromotion')
    expect(latest?.members.toSorted()).toEqual(['countries', 'customersOnly', 'priority'])
    expect((await ask('POST', '/versions/9999999/restore')).status).toBe(404)
    await coupons.deleteCoupon({ parameters: { couponId: 'VUELVE', siteId } })
    await change({ c_priority: 100 })

    const url = `/pricing/promotions/v1/organizations/f_ecom_lmna_001${path}/versions/${first?.version}/restore`
    const as = async (role: string) => {
      const { cookie } = await openStaff(merchant.shop, role)
      return (await callAsStaff(merchant.shop, cookie, 'POST', `${url}?siteId=Lamina`)).status
    }
    expect(await as('manager@CR')).toBe(404)
    expect(await as('manager@SV')).toBe(403)
    expect(await as('editor')).toBe(403)
  })

  test('a search tells in how many orders each took what off, of the caller’s countries and of orders that stand', async () => {
    const { pool } = merchant.shop.database
    const insert = (orderNo: string, country: string, currency: string, status: string, agreed: object) =>
      pool.query(
        `insert into orders (site_id, order_no, basket_id, customer_id, country, currency, status, payment_status,
           total_minor, document, created_at, modified_at)
         values ('Lamina', $1, $1, 'x', $2, $3, $4, 'paid', 0, $5, now(), now())`,
        [orderNo, country, currency, status, JSON.stringify({ agreed })],
      )
    const off = (amountMinor: number) => ({ promotionId: 'bricks', amountMinor })
    const two = { lines: [{ discounts: [off(100)] }, { discounts: [off(50)] }], delivery: [], discounts: [] }
    const whole = { lines: [{}], delivery: [{ discounts: [off(25)] }], discounts: [off(1_000)] }
    await insert('F1', 'SV', 'USD', 'new', two)
    await insert('F2', 'SV', 'USD', 'completed', whole)
    await insert('F3', 'GT', 'GTQ', 'new', two)
    await insert('F4', 'SV', 'USD', 'cancelled', two)
    await insert('F5', 'SV', 'USD', 'new', { lines: [{ discounts: [{ ...off(7), promotionId: 'other' }] }] })
    const search = { query: { termQuery: { fields: ['id'], operator: 'is', values: ['bricks'] } } }
    const url = '/pricing/promotions/v1/organizations/f_ecom_lmna_001/promotions?siteId=Lamina'
    const told = async (role: string, expand?: string[]) => {
      const { cookie } = await openStaff(merchant.shop, role)
      const asked = { ...search, ...(expand ? { expand } : {}) }
      const answered = await callAsStaff(merchant.shop, cookie, 'POST', url, { body: asked })
      return (answered.body.hits as Record<string, unknown>[])[0]
    }
    const dollars = { currency: 'USD', amount: 11.75 }
    expect(await told('marketing', ['figures'])).toMatchObject({
      c_uses: 3,
      c_givenAway: [{ currency: 'GTQ', amount: 1.5 }, dollars],
    })
    expect(await told('manager@SV', ['figures'])).toMatchObject({ c_uses: 2, c_givenAway: [dollars] })
    expect(await told('marketing')).not.toHaveProperty('c_uses')
    await pool.query(`delete from orders where order_no like 'F_'`)
  })

  test('they are searched; a country sees and changes its own', async () => {
    const query = { textQuery: { fields: ['name'], searchPhrase: 'ladríllo' } }
    const { hits } = await promotions.promotionsSearch({ parameters: { siteId }, body: body({ query }) })
    expect(hits.map(({ id }) => id)).toEqual(['bricks'])
    const range = {
      filteredQuery: {
        query: { termQuery: { fields: ['promotionClass'], operator: 'is', values: ['shipping'] } },
        filter: {
          range2Filter: {
            fromField: 'startDate',
            toField: 'endDate',
            fromValue: '2026-06-01T00:00:00Z',
            toValue: '2026-07-01T00:00:00Z',
          },
        },
      },
    }
    const shipping = await promotions.promotionsSearch({
      parameters: { siteId },
      body: body({ query: range }),
    })
    expect(shipping.hits.map(({ id }) => id)).toEqual(['qa-free'])
    const path = `/pricing/promotions/v1/organizations/f_ecom_lmna_001/promotions/bricks?siteId=Lamina`
    const as = async (roles: string, method: string, more: object = {}) =>
      callAsStaff(merchant.shop, (await openStaff(merchant.shop, roles)).cookie, method, path, more)
    expect((await as('manager@CR', 'GET')).status).toBe(404)
    const { status, headers } = await as('manager@SV', 'GET')
    expect(status).toBe(200)
    const change = { body: { c_priority: 5 }, headers: { 'if-match': String(headers.etag) } }
    expect(await as('manager@SV', 'PATCH', change)).toMatchObject({
      status: 403,
      body: { countries: ['GT'] },
    })
    expect((await as('marketing', 'PATCH', { body: { c_priority: 5 } })).status).toBe(428)
    expect((await as('marketing', 'PATCH', change)).status).toBe(200)
    expect((await as('marketing', 'PATCH', change)).status).toBe(412)
  })
})

describe('campaigns', () => {
  const ofCampaign = { campaignId: 'verano', siteId }
  const assigned = { ...ofCampaign, promotionId: 'bricks' }

  test('a promotion runs while its campaign does', async () => {
    await promotions.updatePromotion({ parameters: ofBricks, body: body({ enabled: true }) })
    await expect.poll(applied).toEqual(['bricks'])
    const past = { description: 'Verano', startDate: '2026-01-01T00:00:00Z', endDate: '2026-02-01T00:00:00Z' }
    expect(await campaigns.createCampaign({ parameters: ofCampaign, body: body(past) })).toMatchObject({
      campaignId: 'verano',
      enabled: true,
    })
    const made = await campaigns.assignPromotionToCampaign({ parameters: assigned, body: body({ rank: 3 }) })
    expect(made).toMatchObject({
      rank: 3,
      enabled: true,
      couponsBased: false,
      campaign: { description: 'Verano' },
    })
    await expect.poll(applied).toEqual([])
    const later = { endDate: '2027-02-01T00:00:00Z' }
    await campaigns.updateCampaign({ parameters: ofCampaign, body: body(later) })
    await expect.poll(applied).toEqual(['bricks'])
    await campaigns.updateCampaign({ parameters: ofCampaign, body: body({ enabled: false }) })
    await expect.poll(applied).toEqual([])
    await campaigns.updateCampaign({ parameters: ofCampaign, body: body({ enabled: true }) })
    const schedule = { endDate: '2026-02-01T00:00:00-06:00' }
    const moved = await campaigns.updateCampaignPromotionAssignment({
      parameters: assigned,
      body: body({ schedule }),
    })
    expect(moved.schedule).toEqual({ startDate: bricks.c_startDate, ...schedule })
    const turned = { startDate: '2027-01-01T00:00:00Z', endDate: '2026-01-01T00:00:00Z' }
    expect(
      (await refusalOf(campaigns.updateCampaign({ parameters: ofCampaign, body: body(turned) }))).status,
    ).toBe(400)
  })

  test('campaigns and assignments are listed and found', async () => {
    const found = await campaigns.campaignsSearch({
      parameters: { siteId },
      body: body({ query: { textQuery: { fields: ['description'], searchPhrase: 'ver' } } }),
    })
    expect(found.hits.map(({ campaignId }) => campaignId)).toEqual(['verano'])
    const listed = await campaigns.getCampaignPromotionAssignments({ parameters: ofCampaign })
    expect(listed.data.map(({ promotionId }) => promotionId)).toEqual(['bricks'])
    const { hits } = await assignments.assignmentsSearch({
      parameters: { siteId },
      body: body({ query: all }),
    })
    expect(hits).toMatchObject([{ campaignId: 'verano', promotionId: 'bricks', promotion: { id: 'bricks' } }])
    expect(await campaigns.getCampaignPromotionAssignment({ parameters: assigned })).toMatchObject(
      hits[0] as object,
    )
  })

  test('a campaign with promotions stays; what lies in none is missing', async () => {
    expect(await refusalOf(campaigns.deleteCampaign({ parameters: ofCampaign }))).toMatchObject({
      status: 409,
      body: { usedBy: [{ kind: 'promotion', id: 'bricks' }] },
    })
    await campaigns.unassignPromotionFromCampaign({ parameters: assigned })
    const gone = await refusalOf(campaigns.getCampaignPromotionAssignment({ parameters: assigned }))
    expect(gone).toMatchObject({ status: 404, body: { campaignId: 'verano', promotionId: 'bricks' } })
    await campaigns.deleteCampaign({ parameters: ofCampaign })
    expect((await refusalOf(campaigns.getCampaign({ parameters: ofCampaign }))).status).toBe(404)
    const back = { c_endDate: bricks.c_endDate }
    await promotions.updatePromotion({ parameters: ofBricks, body: body(back) })
  })
})

describe('coupons', () => {
  const of = (couponId: string) => ({ couponId, siteId })
  const forBricks = { c_promotionId: 'bricks', enabled: true }

  test('a code opens its promotion, and nothing while it is off', async () => {
    const made = await coupons.createCoupon({
      parameters: of('LADRILLO'),
      body: body({
        ...forBricks,
        type: 'single_code',
        redemptionLimits: { limitPerCode: 2, limitPerCustomer: 1 },
      }),
    })
    expect(made).toMatchObject({
      type: 'single_code',
      singleCode: 'LADRILLO',
      totalCodesCount: 1,
      redemptionCount: 0,
    })
    await expect.poll(applied).toEqual([])
    expect(await redeem('ladrillo')).toBe(200)
    expect(await applied()).toEqual(['bricks'])
    await coupons.updateCoupon({ parameters: of('LADRILLO'), body: body({ enabled: false }) })
    await expect.poll(applied).toEqual([])
    await coupons.updateCoupon({ parameters: of('LADRILLO'), body: body({ enabled: true }) })
    await expect.poll(applied).toEqual(['bricks'])
  })

  test('limits are those of the platform', async () => {
    const redemptionLimits = { limitPerCode: 1, limitPerTimeFrame: { limit: 1, redemptionTimeFrame: 7 } }
    const changed = await coupons.updateCoupon({
      parameters: of('LADRILLO'),
      body: body({ redemptionLimits }),
    })
    expect(changed.redemptionLimits).toEqual(redemptionLimits)
    const { pool } = merchant.shop.database
    await pool.query(`update coupon set uses = 1 where code = 'LADRILLO'`)
    await expect.poll(applied).toEqual([])
    expect(await coupons.getCoupon({ parameters: of('LADRILLO') })).toMatchObject({ redemptionCount: 1 })
    await pool.query(`update coupon set uses = 0 where code = 'LADRILLO'`)
  })

  test('a coupon of many codes is redeemed by each of them alone', async () => {
    const parameters = of('SOCIOS')
    await coupons.createCoupon({ parameters, body: body({ ...forBricks, type: 'multiple_codes' }) })
    await coupons.updateCouponCodes({ parameters, body: body({ codes: ['SOCIO-1', 'SOCIO-2'] }) })
    const gone = { ...parameters, delete: true }
    await coupons.updateCouponCodes({ parameters: gone, body: body({ codes: ['SOCIO-1'] }) })
    const { data } = await coupons.getCouponCodes({ parameters })
    expect(data).toEqual([{ code: 'SOCIO-2', issued: false, redemptionCount: 0 }])
    expect(await redeem('SOCIOS')).toBe(400)
    expect(await redeem('SOCIO-1')).toBe(400)
    expect(await redeem('SOCIO-2')).toBe(200)
    const taken = coupons.updateCouponCodes({ parameters, body: body({ codes: ['qa5'] }) })
    expect((await refusalOf(taken)).status).toBe(409)
  })

  test('the shop makes codes nobody guesses, and more of them later', async () => {
    const parameters = of('SORTEO')
    const systemCodesConfig = { codePrefix: 'SORTEO', numberOfCodes: 40 }
    await coupons.createCoupon({
      parameters,
      body: body({ ...forBricks, type: 'system_codes', systemCodesConfig }),
    })
    const more = { systemCodesConfig: { codePrefix: 'SORTEO', numberOfCodes: 60 } }
    expect(await coupons.updateCoupon({ parameters, body: body(more) })).toMatchObject({
      totalCodesCount: 60,
    })
    const { data, total } = await coupons.getCouponCodes({ parameters: { ...parameters, limit: 200 } })
    expect(total).toBe(60)
    expect(new Set(data.map(({ code }) => code)).size).toBe(60)
    expect(data.every(({ code }) => /^SORTEO-[A-Z2-9]{10}$/.test(code))).toBe(true)
    const fewer = { systemCodesConfig: { codePrefix: 'SORTEO', numberOfCodes: 5 } }
    expect((await refusalOf(coupons.updateCoupon({ parameters, body: body(fewer) }))).status).toBe(400)
    expect(
      (await refusalOf(coupons.updateCouponCodes({ parameters, body: body({ codes: ['X'] }) }))).status,
    ).toBe(400)
  })

  test('coupons and redemptions are searched', async () => {
    const query = { termQuery: { fields: ['code'], operator: 'is', values: ['SOCIO-2'] } }
    const { hits } = await coupons.couponsSearch({ parameters: { siteId }, body: body({ query }) })
    expect(hits.map(({ couponId }) => couponId)).toEqual(['SOCIOS'])
    const { pool } = merchant.shop.database
    await pool.query(
      `insert into orders (site_id, order_no, basket_id, customer_id, country, currency, status, payment_status,
         total_minor, document, created_at, modified_at)
       values ('Lamina', '90000001', 'b', 'c', 'SV', 'USD', 'new', 'paid', 1, '{"email": "Ana@qa.example"}', $1, $1)`,
      [new Date('2026-11-20T10:00:00Z')],
    )
    await pool.query(
      `insert into coupon_use (site_id, code, customer_id, order_no, used_at)
       values ('Lamina', 'SOCIO-2', 'c', '90000001', $1)`,
      [new Date('2026-11-20T10:00:00Z')],
    )
    const byMail = { termQuery: { fields: ['customerEmail'], operator: 'is', values: ['ana@QA.example'] } }
    const found = await coupons.couponRedemptionsSearch({
      parameters: { siteId },
      body: body({ query: byMail }),
    })
    expect(found.hits).toEqual([
      {
        code: 'SOCIO-2',
        couponId: 'SOCIOS',
        orderNo: '90000001',
        customerEmail: 'Ana@qa.example',
        creationDate: '2026-11-20T10:00:00.000Z',
      },
    ])
    const manager = await openStaff(merchant.shop, 'manager@GT')
    const path = '/pricing/coupons/v1/organizations/f_ecom_lmna_001/coupons/redemptions?siteId=Lamina'
    const elsewhere = await callAsStaff(merchant.shop, manager.cookie, 'POST', path, { body: { query: all } })
    expect(elsewhere.body).toMatchObject({ hits: [], total: 0 })
  })

  test('an export brings them all back', async () => {
    const { pool, url } = merchant.shop.database
    const read = async () => [
      (await pool.query('select * from promotion order by id')).rows,
      (await pool.query('select * from coupon order by code')).rows,
    ]
    const before = await read()
    const folder = mkdtempSync(join(tmpdir(), 'lamina-marketing-'))
    await exportBundle({ databaseUrl: url, folder })
    await importBundle({ databaseUrl: url, folder })
    rmSync(folder, { recursive: true })
    expect(await read()).toEqual(before)
  })

  test('the last coupon of a promotion that is on stays', async () => {
    for (const id of ['SORTEO', 'SOCIOS']) await coupons.deleteCoupon({ parameters: of(id) })
    expect(await refusalOf(coupons.deleteCoupon({ parameters: of('LADRILLO') }))).toMatchObject({
      status: 409,
      body: { usedBy: [{ kind: 'promotion', id: 'bricks' }] },
    })
    await promotions.deletePromotion({ parameters: ofBricks })
    expect((await refusalOf(coupons.getCoupon({ parameters: of('LADRILLO') }))).status).toBe(404)
    expect(await redeem('LADRILLO')).toBe(400)
  })
})
