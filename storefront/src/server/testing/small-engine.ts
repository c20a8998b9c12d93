import { createHash, randomUUID } from 'node:crypto'
import { demoShop } from '../../api/testing/demo-shop.ts'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'

const base = '/shopper/auth/v1/organizations/:org/oauth2'

/** The customers, and what a product costs each. */
const prices = { ana: 7919.37, bertila: 7919.37, dorotea: 7919.37, carolina: 6543.21 }

type Login = { usid: string; customerId: string; registered: boolean }
export type SeenCall = {
  method: string
  url: string
  kind: string
  headers: FastifyRequest['headers']
  body: unknown
  ip: string
}

export type SmallEngine = {
  app: FastifyInstance
  /** Every call that reached it, in order. */
  seen: SeenCall[]
  setCatalogVersion(version: string): void
  /** What every product is called from now on. */
  renameProducts(name: string): void
  /** What a product costs a customer from now on. */
  setPrice(customerId: string, price: number): void
  /** Makes every access token given so far unusable. */
  expireAccessTokens(): void
  /** Makes every session end: refresh tokens are refused too. */
  endSessions(): void
  failWith(status: number | undefined): void
  /** Lets product reads wait until the function it gives is called. */
  hold(): () => void
  /** How many wait. */
  waiting(): number
}

/**
 * A small engine over HTTP that speaks the contract's login and a few reads and writes, for tests of the chassis
 * alone: who is asked, with which token, how often.
 */
export const createSmallEngine = async (): Promise<SmallEngine> => {
  const app = Fastify()
  const seen: SeenCall[] = []
  const codes = new Map<string, Login & { challenge: string }>()
  const access = new Map<string, Login>()
  const refresh = new Map<string, Login>()
  const priceOf = new Map<string, number>(Object.entries(prices))
  let catalogVersion = '1'
  let productName = 'Lámina'
  let failure: number | undefined
  let held = Promise.resolve()
  let waiting = 0
  let count = 0

  const jwt = ({ usid, customerId, registered }: Login) => {
    const isb = registered
      ? `uido:ecom::upn:ana@lamina.example::uidn:Ana::gcid:guest${customerId}::rcid:${customerId}::chid:Lamina`
      : `uido:slas::upn:Guest::uidn:Guest User::gcid:${customerId}::chid:Lamina`
    const seconds = Math.floor(Date.now() / 1000)
    const claims = {
      sub: `cc-slas::t::scid:c::usid:${usid}`,
      isb,
      iat: seconds,
      exp: seconds + 1800,
      n: ++count,
    }
    return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sig`
  }
  const tokensFor = (login: Login) => {
    const accessToken = jwt(login)
    const refreshToken = `refresh-${++count}`
    access.set(accessToken, login)
    refresh.set(refreshToken, login)
    return {
      access_token: accessToken,
      refresh_token: refreshToken,
      id_token: 'id-token',
      expires_in: 1800,
      refresh_token_expires_in: 2_592_000,
      token_type: 'Bearer',
      usid: login.usid,
      customer_id: login.customerId,
      enc_user_id: 'ABC',
      idp_access_token: '',
    }
  }
  const bearerOf = (request: FastifyRequest) =>
    access.get((request.headers.authorization ?? '').replace(/^bearer /i, ''))

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('preHandler', async (request, reply) => {
    // Asked by the server itself, for nobody.
    if (request.url === '/shop-settings') {
      reply.header('x-catalog-version', `Lamina=${catalogVersion}`)
      return failure ? reply.code(failure).send() : undefined
    }
    const login = bearerOf(request)
    const kind = login ? (login.registered ? 'registered' : 'guest') : 'nobody'
    seen.push({
      method: request.method,
      url: request.url,
      kind,
      headers: request.headers,
      body: request.body,
      ip: request.ip,
    })
    reply.header('x-catalog-version', `Lamina=${catalogVersion}`)
    if (failure) return reply.code(failure).send({ title: 'Down', type: 'x/errors/down', detail: '' })
    if (!request.url.startsWith('/shopper/auth') && !login) {
      return reply.code(401).send({ title: 'Unauthorized', type: 'x/errors/unauthorized', detail: 'token' })
    }
    return undefined
  })
  app.get(`${base}/authorize`, async (request, reply) => {
    const query = request.query as Record<string, string>
    const usid = query.usid || randomUUID()
    const code = randomUUID()
    codes.set(code, {
      usid,
      customerId: `g${++count}`,
      registered: false,
      challenge: query.code_challenge ?? '',
    })
    return reply.code(303).header('location', `${query.redirect_uri}?code=${code}&usid=${usid}`).send()
  })
  app.post(`${base}/login`, async (request, reply) => {
    const form = request.body as Record<string, string>
    const [, basic = ''] = (request.headers.authorization ?? '').split(' ')
    const [name = '', password] = Buffer.from(basic, 'base64').toString().split(':')
    if (!priceOf.has(name) || password !== 'secret') {
      return reply.code(401).send({ status_code: '401 UNAUTHORIZED', message: 'Unauthorized' })
    }
    const code = randomUUID()
    const usid = form.usid || randomUUID()
    codes.set(code, { usid, customerId: name, registered: true, challenge: form.code_challenge ?? '' })
    return reply.code(303).header('location', `${form.redirect_uri}?code=${code}&usid=${usid}`).send()
  })
  app.post(`${base}/token`, async (request, reply) => {
    const form = request.body as Record<string, string>
    if (form.grant_type === 'refresh_token') {
      const login = refresh.get(form.refresh_token ?? '')
      refresh.delete(form.refresh_token ?? '')
      return login ? tokensFor(login) : reply.code(400).send({ message: 'invalid refresh_token' })
    }
    const login = codes.get(form.code ?? '')
    codes.delete(form.code ?? '')
    const challenge = createHash('sha256')
      .update(form.code_verifier ?? '')
      .digest('base64url')
    return login?.challenge === challenge
      ? tokensFor(login)
      : reply.code(400).send({ message: 'invalid code' })
  })
  app.get(`${base}/logout`, async (request) => {
    refresh.delete((request.query as Record<string, string>).refresh_token ?? '')
    return { access_token: '', refresh_token: '' }
  })
  app.get('/product/shopper-products/v1/organizations/:org/products/:id', async (request, reply) => {
    const { id } = request.params as { id: string }
    waiting++
    await held
    waiting--
    if (id === 'unknown') {
      return reply
        .code(404)
        .type('application/problem+json')
        .send({ title: 'Product Not Found', type: 'x/errors/product-not-found', detail: id })
    }
    const login = bearerOf(request)
    const kind = login?.registered ? 'registered' : 'guest'
    const price = login?.registered ? { price: priceOf.get(login.customerId) } : {}
    return { id, name: `${productName} ${id}`, seenBy: kind, ...price }
  })
  app.get('/product/shopper-products/v1/organizations/:org/categories/root', async () => ({
    id: 'root',
    categories: [{ id: 'techos', categories: [{ id: 'láminas & más' }] }, { id: 'hierro' }],
  }))
  app.get('/search/shopper-search/v1/organizations/:org/product-search', (request, reply) => {
    const { offset = '0', limit = '25', locale } = request.query as Record<string, string>
    const total = locale === 'es-SV' ? 450 : 3
    const all = Array.from({ length: total }, (_, index) => ({ productId: `P${index}` }))
    return reply.send({ total, hits: all.slice(Number(offset), Number(offset) + Number(limit)) })
  })
  app.get('/site/shopper-seo/v1/organizations/:org/url-mapping', (request, reply) => {
    const { urlSegment = '' } = request.query as Record<string, string>
    const statusCode = { '/vieja': 301, '/oferta': 302 }[urlSegment]
    if (statusCode) return reply.send({ statusCode, destinationUrl: '/product/1', copySourceParams: true })
    return reply
      .code(404)
      .type('application/problem+json')
      .send({ title: 'Not Found', type: 'x/errors/seo-url-mapping-not-found', detail: urlSegment })
  })
  app.get('/shop-settings', async () => demoShop)
  app.get('/custom/preferences/v1/organizations/:org/get-preferences', async () => [{ caseMaxFiles: 2 }])
  app.post('/checkout/shopper-baskets/v1/organizations/:org/baskets', (request, reply) =>
    reply.send({ basketId: 'b1', customerInfo: { customerId: bearerOf(request)?.customerId } }),
  )
  return {
    app,
    seen,
    setCatalogVersion: (version) => {
      catalogVersion = version
    },
    renameProducts: (name) => {
      productName = name
    },
    setPrice: (customerId, price) => void priceOf.set(customerId, price),
    expireAccessTokens: () => access.clear(),
    endSessions: () => {
      access.clear()
      refresh.clear()
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    waiting: () => waiting,
    failWith: (status) => {
      failure = status
    },
  }
}
