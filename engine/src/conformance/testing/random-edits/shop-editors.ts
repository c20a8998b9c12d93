import type { Editor, Random } from './editor.ts'

const stores = '/store/stores/v1'
const pricing = (family: string) => `/pricing/${family}/v1`
const libraries = '/experience/libraries/v1'

const patch = (family: string, path: string, body: object) => ({ method: 'PATCH', family, path, body })
const put = (family: string, path: string, body: object) => ({ method: 'PUT', family, path, body })
const remove = (family: string, path: string) => ({ method: 'DELETE', family, path })

const both = (text: string) => ({ es: text, en: `${text} en` })
const byLocale = (text: string) => ({ default: text, en: `${text} en` })

export const storeEditors: Editor[] = [
  (random, there) =>
    patch(
      stores,
      `/stores/${random.one(there.stores)}`,
      random.one<object>([
        { phone: `+5032200${1_000 + random.below(9_000)}` },
        { hours: [{ days: [1, 2, 3], open: '08:00', close: `1${random.below(8)}:30` }] },
        { closedDays: random.isHeads() ? null : ['2026-12-24'] },
        { default: true },
        { name: `Sucursal ${random.below(50)}` },
      ]),
    ),
  (random, there) => remove(stores, `/stores/${random.one(there.stores)}`),
]

export const shippingEditors: Editor[] = [
  ({ below }) =>
    patch('/custom/shipping/v1', '/shipping-table', {
      readyDays: { pickup: { min: 0, max: below(4) }, delivery: { min: 1, max: 2 + below(4) } },
    }),
  ({ below }) =>
    patch('/custom/shipping/v1', '/shipping-table', { transferDays: { min: below(3), max: 3 + below(4) } }),
]

const rule = ({ one, below }: Random, items: readonly string[]) =>
  one<object>([
    {
      class: 'item',
      products: { products: [one(items)] },
      discount: { type: 'percentage', percent: 1 + below(40) },
    },
    { class: 'order', when: { minQuantity: 1 + below(40) }, discount: { type: 'percentage', percent: 5 } },
  ])

export const promotionEditors: Editor[] = [
  (random, { items }) =>
    put(pricing('promotions'), `/promotions/promo-${random.below(4)}`, {
      enabled: random.isHeads(),
      name: byLocale(`Oferta ${random.below(40)}`),
      c_countries: ['SV', 'GT'],
      c_startDate: '2026-01-01T00:00:00-06:00',
      c_endDate: '2027-12-31T00:00:00-06:00',
      c_rule: rule(random, items),
    }),
  (random, { promotions, items }) =>
    patch(
      pricing('promotions'),
      `/promotions/${random.one(promotions)}`,
      random.one<object>([
        { enabled: random.isHeads() },
        { c_priority: random.below(200) },
        { exclusivity: random.one(['no', 'class', 'global']) },
        { c_rule: rule(random, items) },
        { c_endDate: '2027-06-30T00:00:00-06:00' },
      ]),
    ),
  (random, { promotions }) => remove(pricing('promotions'), `/promotions/${random.one(promotions)}`),
]

export const campaignEditors: Editor[] = [
  ({ below, isHeads }) =>
    put(pricing('campaigns'), `/campaigns/campana-${below(3)}`, {
      description: `Campaña ${below(40)}`,
      enabled: isHeads(),
      startDate: '2026-01-01T00:00:00Z',
      endDate: `2026-${10 + below(3)}-01T00:00:00Z`,
    }),
  ({ below, isHeads }) =>
    patch(pricing('campaigns'), `/campaigns/campana-${below(3)}`, { enabled: isHeads() }),
  ({ below }) => remove(pricing('campaigns'), `/campaigns/campana-${below(3)}`),
  (random, { campaigns, promotions }) => ({
    method: random.one(['PUT', 'PUT', 'PATCH', 'DELETE']),
    family: pricing('campaigns'),
    path: `/campaigns/${random.one([...campaigns, 'campana-0'])}/promotions/${random.one(promotions)}`,
    body: { rank: random.below(90) },
  }),
]

export const couponEditors: Editor[] = [
  (random, { promotions }) => {
    const type = random.one(['single_code', 'multiple_codes', 'system_codes'])
    return put(pricing('coupons'), `/coupons/CUPON-${random.below(5)}`, {
      type,
      c_promotionId: random.one(promotions),
      enabled: random.isHeads(),
      redemptionLimits: { limitPerCode: 1 + random.below(5) },
      ...(type === 'system_codes'
        ? { systemCodesConfig: { codePrefix: 'AZAR', numberOfCodes: 1 + random.below(5) } }
        : {}),
    })
  },
  (random, { coupons }) =>
    patch(
      pricing('coupons'),
      `/coupons/${random.one(coupons)}`,
      random.one<object>([
        { enabled: random.isHeads() },
        { description: `Nota ${random.below(9)}` },
        { redemptionLimits: { limitPerCustomer: 1 + random.below(3) } },
      ]),
    ),
  (random, { coupons }) => ({
    method: 'POST',
    family: pricing('coupons'),
    path: `/coupons/${random.one(coupons)}/codes${random.one(['', '?delete=true'])}`,
    body: { codes: [`CODIGO-${random.below(6)}`] },
  }),
  (random, { coupons }) => remove(pricing('coupons'), `/coupons/${random.one(coupons)}`),
]

export const contentEditors: Editor[] = [
  (random) =>
    put(libraries, `/libraries/Lamina/content/texto-${random.below(3)}`, {
      name: both(`Texto ${random.below(50)}`),
      body: both(`<p>Cuerpo ${random.below(50)}</p>`),
      online: random.isHeads(),
    }),
  (random, { content }) =>
    patch(
      libraries,
      `/libraries/Lamina/content/${random.one(content)}`,
      random.one<object>([
        { online: random.isHeads() },
        { body: both(`<p>Otro ${random.below(50)}</p>`) },
        { folderId: random.one(['ayuda', 'legales', null]) },
      ]),
    ),
  (random, { content }) => remove(libraries, `/libraries/Lamina/content/${random.one(content)}`),
]

export const mediaEditors: Editor[] = [
  (random, { media }) =>
    patch('/experience/media/v1', `/media/${random.one(media)}`, {
      alt: byLocale(`Foto ${random.below(50)}`),
    }),
  (random, { items, images }) =>
    patch('/product/products/v1', `/products/${random.one(items)}`, {
      imageGroups: [
        {
          viewType: 'large',
          images: [{ path: random.one(images), alt: byLocale(`Foto ${random.below(50)}`) }],
        },
      ],
    }),
]

const searchDesk = '/custom/search-desk/v1'
export const synonymEditors: Editor[] = [
  ({ below }) => ({
    method: 'POST',
    family: searchDesk,
    path: '/synonyms',
    body: { language: 'es', words: [`palabra${below(6)}`, `termino${below(6)}`] },
  }),
  ({ below }) =>
    put(searchDesk, '/synonyms', {
      groups: [{ language: 'es', words: ['lámina', `palabra${below(9)}`] }],
      expansions: [{ language: 'es', from: `${below(9)} pies`, to: ['3.66'] }],
    }),
]

const redirects = '/site/redirects/v1'
export const redirectEditors: Editor[] = [
  ({ below, one }) =>
    put(redirects, '/redirects', {
      from: `/viejo-${below(6)}`,
      to: one([`/viejo-${below(6)}`, '/category/techos']),
      status: one(['301', '302']),
    }),
  (random, there) =>
    remove(redirects, `/redirects?from=${encodeURIComponent(random.one([...there.redirects, '/viejo-0']))}`),
]

const group = (name: string) => `/site-preference-groups/${name}/current`
const preferences = '/configuration/preferences/v1'
export const settingEditors: Editor[] = [
  ({ below }) =>
    patch(preferences, group('rates'), {
      c_exchangeRates: ['USD', 'GTQ', 'HNL', 'NIO', 'CRC'].map((currency) => ({
        currency,
        perUsd: currency === 'USD' ? '1' : `${10 + below(90)}`,
        validFrom: '2026-01-01',
      })),
    }),
  ({ below, one }) =>
    patch(preferences, group('shop'), {
      c_name: `Tienda ${below(50)}`,
      c_url: one([null, 'https://tienda.example']),
    }),
  ({ below }) =>
    patch(preferences, group('content'), {
      c_contentFolders: [
        { id: 'ayuda', name: both(`Ayuda ${below(9)}`) },
        { id: 'legales', parentId: 'ayuda', name: both('Legales') },
      ],
    }),
  ({ below }) =>
    patch(preferences, group('configurations'), {
      c_configurations: [{ id: 'limite', value: below(9), configurationType: 'siteConfiguration' }],
    }),
]
