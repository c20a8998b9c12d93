import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, testShop } from '../login/testing.ts'
import { type CatalogueShop, openCatalogueShop } from '../products/testing.ts'

let shop: CatalogueShop
beforeAll(async () => {
  shop = await openCatalogueShop()
})
afterAll(() => shop.close())

const ask = async (path: string, locale = 'es-SV') =>
  shop.get('/experience/shopper-experience/v1', path, { locale })

test('[S2.031] a page is the content of its id: one region, a component for the text and one for each block', async () => {
  const { body: home } = await ask('/pages/homepage', 'en-SV')
  expect(home).toMatchObject({ id: 'homepage', typeId: 'storePage', visible: true })
  const [region] = home.regions as {
    id: string
    components: { id: string; typeId: string; data: object }[]
  }[]
  expect(region?.id).toBe('main')
  expect(region?.components.length).toBeGreaterThan(1)
  for (const component of region?.components ?? []) {
    expect((await ask(`/components/${component.id}`, 'en-SV')).body).toEqual(component)
  }
})

test('a page made for a category is found by it, and for nothing else', async () => {
  const found = await ask('/pages?aspectTypeId=plp&categoryId=techos')
  expect(found.body.data).toMatchObject([{ id: 'ecosteel', typeId: 'assignedPage', aspectTypeId: 'plp' }])
  for (const query of [
    'aspectTypeId=pdp&categoryId=techos',
    'aspectTypeId=plp&categoryId=x',
    'aspectTypeId=plp&productId=techos',
  ]) {
    expect((await ask(`/pages?${query}`)).body).toEqual({ data: [] })
  }
})

test('assets come by id and by their words, accents and case aside', async () => {
  const { body } = await ask('/contents?ids=footer,nowhere,ecosteel')
  expect(body).toMatchObject({ total: 2, data: [{ id: 'footer' }, { id: 'ecosteel' }] })
  const { body: one } = await ask('/contents/ecosteel')
  expect(one).toMatchObject({
    id: 'ecosteel',
    description: 'Lámina y perfil que ahorran material o energía.',
    c_body: '<p>Texto de prueba de ecosteel.</p>',
  })
  const { body: hits } = await ask('/content-search?q=PRUEBA%20Ecostéel')
  expect(hits).toMatchObject({ total: 1, hits: [{ id: 'ecosteel' }] })
  const { body: rest } = await ask('/content-search?q=prueba&limit=2&offset=100')
  expect(rest).toMatchObject({ hits: [], offset: 100, limit: 2 })
  expect(rest.total).toBeGreaterThan(5)
})

test('content lies in folders, told with those in them, and is searched in one and all below it', async () => {
  const { body: root } = await ask('/folders/root?levels=2', 'en-SV')
  expect(root).toEqual({
    id: 'root',
    folders: [
      {
        id: 'ayuda',
        parentFolderId: 'root',
        name: 'Help',
        description: 'Help texts.',
        folders: [{ id: 'legales', parentFolderId: 'ayuda', name: 'Legal' }],
      },
    ],
  })
  const { body: some } = await ask('/folders?ids=legales,nowhere,ayuda&levels=0')
  expect(some).toMatchObject({ total: 2, data: [{ id: 'legales' }, { id: 'ayuda' }] })
  expect((await ask('/folders/nowhere')).status).toBe(404)
  const idsIn = async (id: string) => {
    const { body } = await ask(`/content-search?refine=fdid%3D${id}`)
    return (body.hits as { id: string }[]).map((hit) => hit.id)
  }
  expect(await idsIn('legales')).toEqual(['politica-de-privacidad', 'terminos-y-condiciones'])
  expect(await idsIn('ayuda')).toEqual(['garantia', 'politica-de-privacidad', 'terminos-y-condiciones'])
  expect(await idsIn('nowhere')).toEqual([])
})

test('a page may count on what the token says of a shopper and on what runs, on nothing else', async () => {
  const campaign = 'verano'
  const id = 'qa-metres'
  await shop.engine.database.pool.query(
    `update promotion set record = record || '{"campaign": "verano"}' where id = $1`,
    [id],
  )
  const { token } = await signIn(shop.engine, 'guest')
  const path = `/experience/shopper-experience/v1/organizations/${testShop.organizationId}/qualifiers/resolve`
  const { status, body } = await shop.engine.call('POST', `${path}?siteId=${testShop.siteId}&locale=es-SV`, {
    as: token,
    body: {
      customerGroups: ['Everyone', 'Unregistered', 'Registered', 'VIP'],
      campaignQualifiers: [
        { campaignId: campaign },
        { campaignId: 'nothing' },
        { campaignId: campaign, promotionId: id },
        { campaignId: campaign, promotionId: 'nothing' },
      ],
    },
  })
  expect([status, body]).toEqual([
    200,
    {
      customerGroups: { Everyone: true, Unregistered: true, Registered: false, VIP: false },
      campaigns: { [campaign]: true, nothing: false },
      campaignQualifiers: { [campaign]: { [id]: true, nothing: false } },
    },
  ])
})
