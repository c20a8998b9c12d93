import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Preferences } from 'commerce-sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MerchantShop, openMerchantShop, refusalOf } from '../catalog/testing.ts'
import { exportBundle, importBundle } from '../import/index.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'

let merchant: MerchantShop
let preferences: Preferences
beforeAll(async () => {
  merchant = await openMerchantShop([
    'sfcc.libraries.rw',
    'sfcc.redirects.rw',
    'sfcc.search.rw',
    'sfcc.preferences.rw',
  ])
  preferences = new Preferences(merchant.client('/configuration/preferences/v1'))
})
afterAll(() => merchant.close())

const body = (members: object) => members as never
const siteId = 'Lamina'

const library = (method: string, path: string, sent?: object) =>
  merchant.call(method, '/experience/libraries/v1', `/libraries/Lamina${path}`, sent)
const redirect = (method: string, path: string, sent?: object) =>
  merchant.call(method, '/site/redirects/v1', `/redirects${path}`, sent)
const synonyms = (method: string, sent?: object) =>
  merchant.call(method, '/custom/search-desk/v1', '/synonyms', sent)

/** Content as a guest is shown it. */
const shown = async (id: string) => {
  const { token } = await merchant.shop.guest()
  const path = `/custom/content-assets/v1/organizations/f_ecom_lmna_001/assets?siteId=Lamina&locale=es-SV&c_assetId=${id}`
  const { body: answered } = await merchant.shop.call('GET', path, { as: token })
  return JSON.stringify(answered)
}

const page = {
  name: { es: 'Garantías', en: 'Warranties' },
  body: { es: '<p>Cubre el color.</p>', en: '<p>Covers colour.</p>' },
}

test('content is shown when it is online, keeps its versions and takes one back', async () => {
  expect((await library('PUT', '/content/garantias', page)).status).toBe(201)
  expect(await shown('garantias')).not.toContain('Cubre')
  expect((await library('PATCH', '/content/garantias', { online: true })).status).toBe(200)
  await expect.poll(() => shown('garantias')).toContain('Cubre el color')
  await library('PATCH', '/content/garantias', { body: { es: '<p>Otra.</p>', en: '<p>Other.</p>' } })
  await expect.poll(() => shown('garantias')).toContain('Otra')
  const { body: versions } = await library('GET', '/content/garantias/versions')
  const data = versions.data as { version: number; operation: string; isRestorable: boolean }[]
  expect(data.map(({ operation }) => operation)).toEqual([
    'updateLibraryContent',
    'updateLibraryContent',
    'createLibraryContent',
  ])
  const restored = await library('POST', `/content/garantias/versions/${data[1]?.version}/restore`)
  expect(restored).toMatchObject({ status: 200, body: { body: page.body, online: true } })
  await expect.poll(() => shown('garantias')).toContain('Cubre el color')
  expect((await library('POST', '/content/garantias/versions/999/restore')).status).toBe(404)
})

test('content is found, refused as an import refuses it, and deleted; its versions stay', async () => {
  const search = (query: object) => library('POST', '/content-search', { query })
  const words = await search({ textQuery: { fields: ['name', 'text'], searchPhrase: 'garantia color' } })
  expect((words.body.hits as { id: string }[]).map(({ id }) => id)).toEqual(['garantias'])
  const ask = async (field: string, operator: string, values: unknown[]) => {
    const { body } = await search({ termQuery: { fields: [field], operator, values } })
    return body.hits as { id: string; c_plannedAt?: string; c_edited?: { by: string } }[]
  }
  const idsOf = (hits: { id: string }[]) => hits.map(({ id }) => id)
  expect((await ask('id', 'is', ['garantias']))[0]).toMatchObject({ c_edited: { by: expect.any(String) } })
  expect(idsOf(await ask('editedAt', 'greater', ['2001-01-01T00:00:00Z']))).toContain('garantias')
  expect(idsOf(await ask('isTranslated', 'is', [false]))).not.toContain('garantias')
  await library('PATCH', '/content/garantias', { pageTitle: { es: 'Solo así', en: '' } })
  expect(idsOf(await ask('isTranslated', 'is', [false]))).toContain('garantias')
  await library('PATCH', '/content/garantias', { pageTitle: null })
  const publishAt = '2099-01-01T06:00:00.000Z'
  const draft = { contentId: 'garantias', changes: { online: false }, publishAt }
  expect((await merchant.call('POST', '/custom/content/v1', '/drafts', draft)).status).toBe(201)
  expect(await ask('plannedAt', 'is_not_null', [])).toMatchObject([
    { id: 'garantias', c_plannedAt: publishAt },
  ])
  const refused: [object, string][] = [
    [{ body: { es: 'Desde $5.00', en: 'x' } }, '$.body.es'],
    [{ blocks: [{ kind: 'nothing' }] }, ''],
    [{ folderId: 'nowhere' }, '$.folderId'],
    [{ name: null }, ''],
  ]
  for (const [members, property] of refused) {
    const { status, body: problem } = await library('PATCH', '/content/garantias', members)
    expect(status, JSON.stringify(members)).toBe(400)
    if (property) expect(problem.property).toBe(property)
  }
  expect((await library('DELETE', '/content/garantias')).status).toBe(204)
  await expect.poll(() => shown('garantias')).not.toContain('Cubre')
  expect((await library('GET', '/content/garantias')).status).toBe(404)
  const { body: versions } = await library('GET', '/content/garantias/versions')
  const [deleted, latest] = versions.data as { version: number; isRestorable: boolean }[]
  expect(deleted?.isRestorable).toBe(false)
  expect((await library('POST', `/content/garantias/versions/${latest?.version}/restore`)).status).toBe(200)
  expect((await merchant.call('GET', '/experience/libraries/v1', '/libraries/Otra/content/x')).status).toBe(
    404,
  )
})

test('a path leads on, never in a circle', async () => {
  expect((await redirect('PUT', '', { from: '/viejo', to: '/nuevo', status: '301' })).status).toBe(201)
  expect((await redirect('PUT', '', { from: '/nuevo', to: '/category/techos', status: '302' })).status).toBe(
    201,
  )
  const tested = await redirect('POST', '/test', { path: '/viejo' })
  expect(tested.body).toMatchObject({
    destination: '/category/techos',
    steps: [{ to: '/nuevo' }, { status: '302' }],
  })
  expect((await redirect('PUT', '', { from: '/category/techos', to: '/viejo', status: '301' })).status).toBe(
    400,
  )
  expect((await redirect('PUT', '', { from: '/a', to: '/a', status: '301' })).status).toBe(400)
  const { body: listed } = await redirect('GET', '?q=nuevo')
  expect(listed).toMatchObject({ total: 2, data: [{ from: '/nuevo' }, { from: '/viejo' }] })
  const mapping = `/site/shopper-seo/v1/organizations/f_ecom_lmna_001/url-mapping?siteId=Lamina&locale=es-SV&urlSegment=/viejo`
  const { token } = await merchant.shop.guest()
  const seen = await merchant.shop.call('GET', mapping, { as: token })
  expect(JSON.stringify(seen.body)).toContain('/nuevo')
  expect((await redirect('DELETE', '?from=/viejo')).status).toBe(204)
  expect((await redirect('DELETE', '?from=/viejo')).status).toBe(404)
})

test('words that mean the same find the same at once', async () => {
  const { body: before } = await synonyms('GET')
  expect(await merchant.found('tabique')).toEqual([])
  const group = { language: 'es', words: ['tabique', 'ladrillo'] }
  const changed = { groups: [...(before.groups as object[]), group], expansions: before.expansions }
  expect((await synonyms('PUT', changed)).status).toBe(200)
  await expect.poll(() => merchant.found('tabique')).toEqual(['QA-BRICK'])
  expect((await synonyms('PUT', { groups: [{ language: 'xx', words: [] }], expansions: [] })).status).toBe(
    400,
  )
  expect((await synonyms('PUT', before)).status).toBe(200)
})

test('settings are read by group, without programs and secrets, and pages see a change', async () => {
  const parameters = { groupId: 'shop', instanceType: 'production', siteId } as const
  const group = (await preferences.getSitePreferenceGroup({ parameters })) as unknown as Record<
    string,
    object
  >
  expect(group).toMatchObject({ groupId: 'shop', c_menu: { first: {} } })
  expect(JSON.stringify(group)).not.toMatch(/secretSha256|redirectUris/)
  const c_preferences = { ...group.c_preferences, carouselAutoplayMs: 7_654 }
  await preferences.updateSitePreferenceGroup({ parameters, body: body({ c_preferences }) })
  const { token } = await merchant.shop.guest()
  const path =
    '/custom/preferences/v1/organizations/f_ecom_lmna_001/get-preferences?siteId=Lamina&locale=es-SV'
  const seen = async () => JSON.stringify((await merchant.shop.call('GET', path, { as: token })).body)
  await expect.poll(seen).toContain('7654')
  const one = await preferences.getSitePreference({
    parameters: { ...parameters, preferenceId: 'c_preferences' },
  })
  expect(Object.keys(one).toSorted()).toEqual(['c_preferences', 'groupId', 'instanceType', 'siteId'])
  const refused: [object, number][] = [
    [{ c_countries: [] }, 400],
    [{ c_menu: { first: {} } }, 400],
    [{ c_clients: [] }, 400],
    [{ c_preferences: null }, 400],
  ]
  for (const [members, status] of refused)
    expect(
      (await refusalOf(preferences.updateSitePreferenceGroup({ parameters, body: body(members) }))).status,
      JSON.stringify(members),
    ).toBe(status)
  const none = { ...parameters, groupId: 'secrets' }
  expect((await refusalOf(preferences.getSitePreferenceGroup({ parameters: none }))).status).toBe(404)
  const lists = [
    await preferences.getSiteCustomPreferenceList({ parameters: { siteId } }),
    await preferences.getGlobalCustomPreferenceList({}),
  ]
  for (const list of lists) expect(list).toMatchObject({ offset: 0, total: list.data.length })
  const global = (groupId: string) =>
    preferences.getGlobalPreferenceGroup({ parameters: { groupId, instanceType: 'production' } })
  const told = (await global('configurations')) as { c_configurations: { id: string }[] }
  expect(told.c_configurations.map(({ id }) => id)).toEqual(lists[1]?.data.map(({ id }) => id))
  expect((await refusalOf(global('rates'))).status).toBe(404)
})

test('people name the revision they have read; what all countries show is not one country’s', async () => {
  const org = 'organizations/f_ecom_lmna_001'
  const paths: [string, string, object][] = [
    [`/experience/libraries/v1/${org}/libraries/Lamina/content/garantias`, 'PATCH', { online: true }],
    [`/custom/search-desk/v1/${org}/synonyms`, 'PUT', { groups: [], expansions: [] }],
    [`/configuration/preferences/v1/${org}/site-preference-groups/rates/current`, 'PATCH', {}],
  ]
  const { cookie } = await openStaff(merchant.shop, 'owner')
  const manager = (await openStaff(merchant.shop, 'manager@SV')).cookie
  for (const [path, method, sent] of paths) {
    expect((await callAsStaff(merchant.shop, cookie, method, path, { body: sent })).status, path).toBe(428)
    const { headers } = await callAsStaff(merchant.shop, cookie, 'GET', path)
    const read = { body: sent, headers: { 'if-match': String(headers.etag) } }
    expect((await callAsStaff(merchant.shop, manager, method, path, read)).status, path).toBe(403)
    const stale = { body: sent, headers: { 'if-match': '"stale"' } }
    expect(await callAsStaff(merchant.shop, cookie, method, path, stale)).toMatchObject({ status: 412 })
    expect((await callAsStaff(merchant.shop, cookie, method, path, read)).status, path).toBe(200)
  }
})

test('an export brings it all back', async () => {
  const { pool, url } = merchant.shop.database
  const read = async () => [
    (await pool.query('select * from content order by id')).rows,
    (await pool.query('select * from redirect order by path')).rows,
    (await pool.query('select config, synonyms from site')).rows,
  ]
  const before = await read()
  const folder = mkdtempSync(join(tmpdir(), 'lamina-site-'))
  await exportBundle({ databaseUrl: url, folder })
  await importBundle({ databaseUrl: url, folder })
  rmSync(folder, { recursive: true })
  expect(await read()).toEqual(before)
})
