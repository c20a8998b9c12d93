import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MerchantShop, openMerchantShop } from '../../catalog/testing.ts'
import { callAsStaff, openStaff } from '../../staff/testing.ts'
import { publishDueDrafts } from './publish-due-drafts.ts'

let merchant: MerchantShop
beforeAll(async () => {
  merchant = await openMerchantShop(['sfcc.libraries.rw'])
})
afterAll(() => merchant.close())

const drafts = (method: string, path = '', sent?: object) =>
  merchant.call(method, '/custom/content/v1', `/drafts${path}`, sent)
const library = (method: string, path: string, sent?: object) =>
  merchant.call(method, '/experience/libraries/v1', `/libraries/Lamina/content/${path}`, sent)

const minutesOn = (minutes: number) => new Date(merchant.shop.clock.now().getTime() + minutes * 60_000)
/** The work of each minute, so many minutes from now. */
const minuteOf = async (minutes: number) => {
  const { shop } = merchant
  const now = shop.clock.now()
  shop.clock.moveTo(minutesOn(minutes))
  await publishDueDrafts.run(await shop.engine.merchantContext(), undefined as never)
  shop.clock.moveTo(now)
}
const text = (es: string) => ({ es: `<p>${es}</p>`, en: '<p>-</p>' })
const made = async (id: string) => {
  const page = { name: { es: id, en: id }, body: text('Antes'), online: true }
  expect((await library('PUT', id, page)).status).toBe(201)
}
const stands = async (id: string) => {
  const { body } = await library('GET', id)
  return { es: (body.body as { es: string }).es, title: (body.pageTitle as { es: string } | undefined)?.es }
}
const stateOf = async (id: unknown) => (await drafts('GET', `/${String(id)}`)).body

test('changes are shown from their moment to their end, and what stood before comes back', async () => {
  await made('feria')
  const { status, body } = await drafts('POST', '', {
    contentId: 'feria',
    changes: { body: text('Feria'), pageTitle: { es: 'Feria', en: 'Fair' } },
    publishAt: minutesOn(60).toISOString(),
    endAt: minutesOn(120).toISOString(),
  })
  expect([status, body.status]).toEqual([201, 'scheduled'])
  await minuteOf(59)
  expect(await stands('feria')).toEqual({ es: '<p>Antes</p>', title: undefined })
  await minuteOf(60)
  expect(await stands('feria')).toEqual({ es: '<p>Feria</p>', title: 'Feria' })
  expect((await stateOf(body.id)).status).toBe('published')
  await minuteOf(119)
  expect((await stands('feria')).es).toBe('<p>Feria</p>')
  await minuteOf(120)
  expect(await stands('feria')).toEqual({ es: '<p>Antes</p>', title: undefined })
  expect((await stateOf(body.id)).status).toBe('ended')
  const { body: versions } = await library('GET', 'feria/versions')
  expect((versions.data as { operation: string; actor: object }[]).slice(0, 2)).toMatchObject([
    { operation: 'endContentDraft', actor: { kind: 'job' } },
    { operation: 'publishContentDraft', actor: { kind: 'job' } },
  ])
})

test('what somebody changed while a draft was shown stays when it ends', async () => {
  await made('obra')
  const { body } = await drafts('POST', '', {
    contentId: 'obra',
    changes: { body: text('Obra'), pageTitle: { es: 'Obra', en: 'Works' } },
    publishAt: minutesOn(0).toISOString(),
    endAt: minutesOn(10).toISOString(),
  })
  await minuteOf(1)
  expect((await library('PATCH', 'obra', { pageTitle: { es: 'Mío', en: 'Mine' } })).status).toBe(200)
  await minuteOf(10)
  expect(await stands('obra')).toEqual({ es: '<p>Antes</p>', title: 'Mío' })
  expect((await stateOf(body.id)).status).toBe('ended')
})

test('a draft waits for a moment, is moved, given up, and judged before and when it is published', async () => {
  await made('aviso')
  const { body } = await drafts('POST', '', { contentId: 'aviso', changes: { body: text('Aviso') } })
  expect(body.status).toBe('draft')
  await minuteOf(600)
  expect((await stands('aviso')).es).toBe('<p>Antes</p>')
  const moved = await drafts('PATCH', `/${String(body.id)}`, { publishAt: minutesOn(5).toISOString() })
  expect([moved.status, moved.body.status]).toEqual([200, 'scheduled'])
  expect((await drafts('DELETE', `/${String(body.id)}`)).status).toBe(204)
  await minuteOf(6)
  expect((await stands('aviso')).es).toBe('<p>Antes</p>')

  const post = (members: object) => drafts('POST', '', { contentId: 'aviso', changes: {}, ...members })
  expect((await post({ contentId: 'nada' })).status).toBe(404)
  expect((await post({ changes: { body: { es: 'Desde $5.00', en: '' } } })).status).toBe(400)
  expect((await post({ endAt: minutesOn(5).toISOString() })).status).toBe(400)
  const early = { publishAt: minutesOn(5).toISOString(), endAt: minutesOn(4).toISOString() }
  expect((await post(early)).status).toBe(400)

  const gone = await post({ publishAt: minutesOn(1).toISOString() })
  expect((await library('DELETE', 'aviso')).status).toBe(204)
  await minuteOf(1)
  expect(await stateOf(gone.body.id)).toMatchObject({
    status: 'failed',
    fault: "There is no content 'aviso'.",
  })
})

test('people name the revision they read; what is published is changed no more, but for its end', async () => {
  await made('lunes')
  const { cookie } = await openStaff(merchant.shop, 'marketing')
  const call = (method: string, rest: string, options: object = {}) =>
    callAsStaff(
      merchant.shop,
      cookie,
      method,
      `/custom/content/v1/organizations/f_ecom_lmna_001/drafts${rest}?siteId=Lamina`,
      options,
    )
  const body = { contentId: 'lunes', changes: { body: text('Lunes') }, publishAt: minutesOn(0).toISOString() }
  const id = `/${((await call('POST', '', { body })).body as { id: string }).id}`
  expect((await call('DELETE', id)).status).toBe(428)
  const read = async () => ({ 'if-match': String((await call('GET', id)).headers['etag']) })
  const stale = { headers: await read() }
  await minuteOf(1)
  expect((await call('DELETE', id, stale)).status).toBe(412)
  expect((await call('DELETE', id, { headers: await read() })).status).toBe(409)
  const changed = await call('PATCH', id, { headers: await read(), body: { changes: {} } })
  expect(changed.status).toBe(409)
  const ended = await call('PATCH', id, {
    headers: await read(),
    body: { endAt: minutesOn(30).toISOString() },
  })
  expect(ended).toMatchObject({ status: 200, body: { status: 'published' } })
})
