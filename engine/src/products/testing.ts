import { dbOver } from '../db/db.ts'
import { qaTemplate } from '../import/testing.ts'
import type { Ctx } from '../kernel/context.ts'
import { randomIds } from '../kernel/ids.ts'
import type { Audience } from '../kernel/shopper.ts'
import { signIn, testShop } from '../login/testing.ts'
import { type CallAnswer, createTestEngine, type TestEngine } from '../testing.ts'

/** Who asks, in which locale. */
export type RequestOptions = { as?: 'guest' | 'customer' | 'nobody'; locale?: string }

export type CatalogueShop = {
  engine: TestEngine
  /** GETs a path below a family (`product/shopper-products/v1`) and gives status, body and headers. */
  get<T = Record<string, unknown>>(
    family: string,
    path: string,
    asking?: RequestOptions,
  ): Promise<CallAnswer<T>>
  /** A context as http would build it, whose `db.count` tells how many statements an operation sent. */
  context(audience: Audience): Promise<Ctx>
  close(): Promise<void>
}

export const families = {
  products: '/product/shopper-products/v1',
  search: '/search/shopper-search/v1',
  stores: '/store/shopper-stores/v1',
  promotions: '/pricing/shopper-promotions/v1',
}

/**
 * The engine over a copy of the QA bundle (or the demonstration's template), with a guest and a customer signed in;
 * `at` sets its clock.
 */
export const openCatalogueShop = async ({
  template,
  at,
}: {
  template?: string
  at?: Date
} = {}): Promise<CatalogueShop> => {
  const engine = await createTestEngine(template ?? (await qaTemplate()))
  // Before anybody signs in: tokens live for half an hour.
  engine.clock.moveTo(at)
  const customer = template
    ? { login: 'sv@lamina.example', password: 'Techo2026!' }
    : { login: 'ana@qa.example', password: 'Prueba2026!' }
  const tokens = {
    guest: (await signIn(engine, 'guest')).token,
    customer: (await signIn(engine, customer)).token,
    nobody: undefined,
  }
  return {
    engine,
    get: <T>(family: string, path: string, { as = 'guest', locale = 'es-SV' }: RequestOptions = {}) => {
      const mark = path.includes('?') ? '&' : '?'
      const address = `${family}/organizations/${testShop.organizationId}${path}${mark}siteId=${testShop.siteId}&locale=${locale}`
      const token = tokens[as]
      return engine.call<T>('GET', address, token ? { as: token } : {})
    },
    context: async (audience) => {
      const [site] = await engine.engine.sites.all()
      if (!site) throw new Error('the bundle has no site')
      return {
        db: dbOver(engine.database.pool),
        site,
        locale: 'es-SV',
        language: 'es',
        country: 'SV',
        shopper: { kind: 'nobody' },
        audience,
        now: engine.clock.now(),
        newId: randomIds,
        gateways: {},
        requestId: 'test',
        ip: '127.0.0.1',
        publicOrigin: 'http://localhost:3000',
      } as Ctx
    },
    close: () => engine.close(),
  }
}

/** Gives the trapezoidal sheet pictures that all its colours share, and one of each of two: before anybody asks for it. */
export const withPicturesByColour = async (shop: CatalogueShop): Promise<CatalogueShop> => {
  const picture = (viewType: string, color?: string) => ({
    viewType,
    path: `qa/sheet-${color ?? 'all'}-${viewType}.webp`,
    alt: { es: 'Lámina', en: 'Sheet' },
    ...(color ? { variationValues: { color } } : {}),
  })
  const pictures = [
    picture('large'),
    picture('drawing'),
    picture('large', 'azul'),
    picture('large', 'blanco'),
  ]
  await shop.engine.database.pool.query(`update product set images = $1 where id = 'QA-SHEET'`, [
    JSON.stringify(pictures),
  ])
  return shop
}

const priceLike =
  /^(price|prices|pricemax|priceranges|minprice|maxprice|listprice|baseprice|tieredprices|priceperunit|promotionalprice|c_salesprice|priceafter.*)$/i

/** Paths of members that a guest must never see, wherever they stand in an answer. */
export const priceLikeMembers = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((one, index) => priceLikeMembers(one, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(priceLike.test(name) ? [`${path}.${name}`] : []),
    ...priceLikeMembers(inner, `${path}.${name}`),
  ])
}
