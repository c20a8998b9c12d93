import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { importBundle } from '../import/index.ts'
import { signIn } from '../login/testing.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'
import { createTestEngine, qaTemplate, type TestEngine } from '../testing.ts'
import { makeRenditions } from './make-renditions.ts'
import { renderLargePictures } from './render-large-pictures.ts'

const base = '/experience/media/v1/organizations/f_ecom_lmna_001'
const products = '/product/products/v1/organizations/f_ecom_lmna_001'

type Rendition = {
  path: string
  width: number
  height: number
  mediaType: string
  size: number
  link: string
}
type Media = {
  id: string
  status: string
  renditions: Rendition[]
  c_document?: { path: string }
  c_image?: { path: string; c_medium?: string; alt: Record<string, string> }
}

let shop: TestEngine
let token: string
beforeAll(async () => {
  shop = await createTestEngine(await qaTemplate())
  token = (await openClient(shop, { scopes: ['sfcc.media.rw', 'sfcc.products.rw'] })).token
})
afterAll(() => shop.close())

const call = <T = Media>(method: string, path: string, body?: unknown, as = token) =>
  shop.call<T>(method, `${path}${path.includes('?') ? '&' : '?'}siteId=Lamina`, {
    as,
    ...(body === undefined ? {} : { body }),
  })
const upload = (bytes: Buffer, more: object = {}, as = token) =>
  call('POST', `${base}/media`, { filename: 'techo.jpg', fileContent: bytes.toString('base64'), ...more }, as)
const render = async (mediaId: string, revision = 1) =>
  makeRenditions.run(await shop.engine.merchantContext(), { mediaId, revision })
const ready = async (bytes: Buffer, more: object = {}) => {
  const { body } = await upload(bytes, more)
  await render(body.id)
  return (await call('GET', `${base}/media/${body.id}`)).body
}
const bytesOf = async ({ link }: { link: string }) => {
  const { rawPayload, headers } = await shop.app.inject({ url: link.replace('/mobify/proxy/api', '') })
  return { bytes: rawPayload, headers }
}

/** Left half red, right half blue, so that a cut tells where it was made. */
const halves = (width: number, height: number) => {
  const half = { width: width / 2, height, channels: 3, background: 'red' } as const
  return sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ])
}

/** All renditions of a picture, on a machine that does other work too. */
const renderMs = process.env.LONG ? 600_000 : 120_000

/** Twelve megapixels, 20 MB, with LONG=1. */
const camera = process.env.LONG ? { width: 4000, height: 3000 } : { width: 1300, height: 1000 }

/** As a phone's camera writes it: shapes with grain, lying on their side, with the place where it was taken. */
const photograph = async () => {
  const noise = (sigma: number) => ({ type: 'gaussian', mean: 128, sigma }) as const
  const create = { channels: 3, background: 'black' } as const
  const grain = await sharp({ create: { ...create, ...camera, noise: noise(12) } })
    .png()
    .toBuffer()
  return sharp(
    await sharp({ create: { ...create, width: 250, height: 188, noise: noise(40) } })
      .resize({ ...camera, fit: 'fill' })
      .png()
      .toBuffer(),
  )
    .composite([{ input: grain, blend: 'soft-light' }])
    .withExif({ IFD0: { Make: 'Telefono' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 41/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

describe('a photograph of a phone', () => {
  test(
    '[G3.016] comes to a phone in 60 kB, upright, in up to five widths and two formats, without its place',
    async () => {
      const original = await photograph()
      if (process.env.LONG) expect(original.length).toBeGreaterThan(12_000_000)
      expect((await sharp(original).metadata()).exif?.includes('Telefono')).toBe(true)
      const media = await ready(original, { alt: { default: 'Techo rojo', en: 'Red roof' } })
      expect(media).toMatchObject({
        status: 'ready',
        width: camera.height,
        height: camera.width,
        mediaType: 'image/jpeg',
      })
      expect(media.renditions.map(({ width, mediaType }) => `${width} ${mediaType}`)).toEqual(
        [320, 640, 960, 1280, 1920]
          .filter((width) => width <= camera.height)
          .flatMap((width) => [`${width} image/avif`, `${width} image/webp`]),
      )
      for (const rendition of media.renditions) {
        const { bytes } = await bytesOf(rendition)
        expect(bytes.length).toBe(rendition.size)
        const found = await sharp(bytes).metadata()
        expect([found.width, found.height, found.exif]).toEqual([
          rendition.width,
          rendition.height,
          undefined,
        ])
        expect(bytes.includes('Telefono')).toBe(false)
        if (rendition.width <= 640) expect(rendition.size, rendition.path).toBeLessThanOrEqual(60_000)
      }
      expect(media.c_image).toEqual({
        path: `media/${media.id}/640.avif`,
        c_medium: `media/${media.id}/320.avif`,
        alt: { default: 'Techo rojo', en: 'Red roof' },
      })
    },
    renderMs,
  )
})

describe('a photograph of a bundle', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lamina-pictures-'))
    cpSync(new URL('../../../demo/qa', import.meta.url), folder, { recursive: true })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** A photograph; without LONG=1 one that is quickly made, as heavy by what follows its picture. */
  const large = async () => {
    if (process.env.LONG) return photograph()
    const picture = await halves(camera.width, camera.height)
      .withExif({ IFD0: { Make: 'Telefono' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    return Buffer.concat([picture, Buffer.alloc(600_000)])
  }

  const images = '/product/shopper-products/v1/organizations/f_ecom_lmna_001/images'
  const bring = async (bytes: Buffer) => {
    writeFileSync(join(folder, 'images/qa/roof.jpg'), bytes)
    await importBundle({ databaseUrl: shop.database.url, folder, now: new Date('2026-11-01T12:00:00Z') })
  }
  const work = async () => renderLargePictures.run(await shop.engine.merchantContext(), {} as never)
  const shown = async (path: string) => {
    const { rawPayload, headers } = await shop.app.inject({ url: `${images}/${path}?siteId=Lamina` })
    return { bytes: rawPayload, type: headers['content-type'], etag: headers.etag }
  }
  const madeAt = async () =>
    (await shop.database.pool.query(`select path, xmin::text from image_rendition order by path`)).rows

  test(
    '[G3.016] is shown in 60 kB where the bundle names it, and its card; an import of the same makes nothing anew',
    async () => {
      const original = await large()
      expect(original.length).toBeGreaterThan(500_000)
      await bring(original)
      expect((await shown('qa/roof.jpg')).bytes.equals(original)).toBe(true)
      await work()
      const { bytes, type, etag } = await shown('qa/roof.jpg')
      expect([type, bytes.length <= 60_000]).toEqual(['image/avif', true])
      // Upright, and nothing of what the camera wrote beside it.
      const { width, height, exif } = await sharp(bytes).metadata()
      expect([width, height, exif]).toEqual([
        640,
        Math.round((640 * camera.width) / camera.height),
        undefined,
      ])
      const card = await shown('cards/qa/roof.jpg')
      expect(card.type).toBe('image/jpeg')
      expect(await sharp(card.bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
      const made = await madeAt()
      expect(made.map((one) => one.path)).toEqual(['cards/qa/roof.jpg', 'qa/roof.jpg'])
      await bring(original)
      await work()
      expect(await madeAt()).toEqual(made)
      expect((await shown('qa/roof.jpg')).etag).toBe(etag)
      // What the bundle has is what is exported.
      const { rows } = await shop.database.pool.query<{ bytes: Buffer }>(
        `select bytes from image where path = 'qa/roof.jpg'`,
      )
      expect(rows[0]?.bytes.equals(original)).toBe(true)
    },
    renderMs,
  )

  test('another picture at its path is shown at once, and what cannot be read as it is', async () => {
    const broken = Buffer.alloc(600_000, 'no picture')
    await bring(broken)
    await work()
    expect((await shown('qa/roof.jpg')).bytes.equals(broken)).toBe(true)
    const tried = await madeAt()
    expect(tried.map((one) => one.path)).toEqual(['qa/roof.jpg'])
    await work()
    expect(await madeAt()).toEqual(tried)
  })
})

describe('a picture', () => {
  let media: Media
  beforeAll(async () => {
    media = await ready(await halves(700, 500).png().toBuffer(), { alt: { es: 'Mitades' } })
  })

  test('is served for ever under a link of its bytes, and known again by its tag', async () => {
    const [first] = media.renditions
    if (!first) throw new Error('nothing was made')
    const { headers } = await bytesOf(first)
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const again = await shop.app.inject({
      url: first.link.replace('/mobify/proxy/api', ''),
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(media.renditions.map(({ width }) => width)).toEqual([320, 320, 640, 640])
  })

  test('is cut for its card around its focus, anew when that moves', async () => {
    const colourOf = async () => {
      const link = `/product/shopper-products/v1/organizations/f_ecom_lmna_001/images/cards/media/${media.id}/640.jpg?siteId=Lamina`
      const { bytes } = await bytesOf({ link })
      const { width, height } = await sharp(bytes).metadata()
      expect([width, height]).toEqual([1200, 630])
      const { data } = await sharp(bytes).resize(1, 1).raw().toBuffer({ resolveWithObject: true })
      return [...data].map((value) => Math.round(value / 64))
    }
    const tall = await ready(await halves(1000, 200).png().toBuffer(), { focus: { x: 0, y: 0.5 } })
    media = tall
    expect(await colourOf()).toEqual([4, 0, 0])
    await call('PATCH', `${base}/media/${tall.id}`, { focus: { x: 1, y: 0.5 } })
    await render(tall.id, 3)
    expect(await colourOf()).toEqual([0, 0, 4])
  })

  test('is shown by a product in few steps, and not deleted while it is', async () => {
    const used = await ready(await halves(700, 700).jpeg().toBuffer())
    const groups = [
      { viewType: 'large', images: [{ ...used.c_image, alt: { default: 'Tornillo', en: 'Screw' } }] },
    ]
    expect((await call('PATCH', `${products}/products/QA-SCREW`, { imageGroups: groups })).status).toBe(200)
    const refused = await call('DELETE', `${base}/media/${used.id}`)
    expect(refused).toMatchObject({ status: 409, body: { usedBy: [{ kind: 'product', id: 'QA-SCREW' }] } })
    const unused = await ready(await halves(400, 400).webp().toBuffer())
    expect((await call('DELETE', `${base}/media/${unused.id}`)).status).toBe(204)
    expect((await call('GET', `${base}/media/${unused.id}`)).status).toBe(404)
    const left = await shop.database.pool.query(`select from image where path like $1`, [`%${unused.id}%`])
    expect(left.rowCount).toBe(0)
  })

  test('is found by its words, the newest first', async () => {
    await upload(await halves(40, 40).png().toBuffer(), { filename: 'lámina acanalada.png' })
    const query = { textQuery: { fields: ['words'], searchPhrase: 'lamina acan' } }
    const { body } = await call<{ hits: { name: string; status: string }[]; total: number }>(
      'POST',
      `${base}/media-search`,
      { query },
    )
    expect(body).toMatchObject({ total: 1, hits: [{ name: 'lámina acanalada.png', status: 'waiting' }] })
  })
})

describe('a paper', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  let guest: string
  beforeAll(async () => {
    guest = (await signIn(shop, 'guest')).token
  })
  const paper = (filename: string) => upload(pdf, { filename })

  test('is ready at once under its name, and shown by a product to readers of its language', async () => {
    const { status, body } = await paper('Guía de instalación.PDF')
    const path = `media/${body.id}/guia-de-instalacion.pdf`
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'ready', c_document: { path } })
    expect(body).not.toHaveProperty('c_image')
    const documents = [{ ...body.c_document, title: { es: 'Guía', en: 'Guide' }, language: 'es' }]
    const written = await call('PATCH', `${products}/products/QA-SCREW`, { c_documents: documents })
    expect(written).toMatchObject({ status: 200, body: { c_documents: documents } })
    const shown = async (locale: string) => {
      const { body: product } = await shop.call<{ c_documents?: { title: string; link: string }[] }>(
        'GET',
        `/product/shopper-products/v1/organizations/f_ecom_lmna_001/products/QA-SCREW?siteId=Lamina&locale=${locale}`,
        { as: guest },
      )
      return product.c_documents
    }
    const [link] = (await shown('es-SV')) ?? []
    expect(link?.title).toBe('Guía')
    expect(await shown('en-SV')).toBeUndefined()
    const { bytes, headers } = await bytesOf(link ?? { link: '' })
    expect(bytes.equals(pdf)).toBe(true)
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' })
    expect(await call('DELETE', `${base}/media/${body.id}`)).toMatchObject({
      status: 409,
      body: { usedBy: [{ kind: 'product', id: 'QA-SCREW' }] },
    })
  })

  test('keeps its bytes when its focus is said, and has a name where its file has none that a path takes', async () => {
    const { body } = await paper('図面.pdf')
    expect(body.c_document?.path).toBe(`media/${body.id}/documento.pdf`)
    expect((await call('PATCH', `${base}/media/${body.id}`, { focus: { x: 0, y: 0 } })).body).toMatchObject({
      status: 'ready',
      c_document: body.c_document,
    })
    const waiting = await shop.database.pool.query(
      `select from pgboss.job where data #>> '{data,mediaId}' = $1`,
      [body.id],
    )
    expect(waiting.rowCount).toBe(0)
  })
})

describe('what is refused', () => {
  /** A PNG of a few bytes that claims to be 60,000 pixels wide and high. */
  const bomb = () => {
    const bytes = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    bytes.writeUInt32BE(60_000, 16)
    bytes.writeUInt32BE(60_000, 20)
    return bytes
  }

  test('more pixels than are taken, what is no picture, and what a script may hide in', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    )
    for (const bytes of [bomb(), svg, Buffer.from('GIF89a'), Buffer.from('%PDF-1.7'), Buffer.alloc(30)])
      expect((await upload(bytes)).status).toBe(400)
    const noBase64 = await call('POST', `${base}/media`, { filename: 'x.jpg', fileContent: 'é===' })
    expect(noBase64.status).toBe(400)
  })

  test('a picture that breaks off is marked and shown nowhere', async () => {
    const whole = await halves(1200, 900).jpeg().toBuffer()
    const { body } = await upload(whole.subarray(0, whole.length / 2))
    await render(body.id)
    expect((await call('GET', `${base}/media/${body.id}`)).body).toMatchObject({
      status: 'failed',
      renditions: [],
    })
  })

  test('a change of what somebody else brought, by whom a country is given; an old revision', async () => {
    const { body } = await upload(await halves(40, 40).png().toBuffer())
    const abroad = (await openClient(shop, { scopes: ['sfcc.media.rw'], countries: ['GT'] })).token
    const path = `${base}/media/${body.id}`
    expect((await call('PATCH', path, { name: 'x' }, abroad)).status).toBe(403)
    expect((await call('DELETE', path, undefined, abroad)).status).toBe(403)
    const { cookie } = await openStaff(shop, 'owner')
    const change = (headers: Record<string, string>) =>
      callAsStaff(shop, cookie, 'PATCH', `${path}?siteId=Lamina`, { body: { name: 'y' }, headers })
    expect((await change({})).status).toBe(428)
    const { headers } = await callAsStaff(shop, cookie, 'GET', `${path}?siteId=Lamina`)
    const ifMatch = { 'if-match': String(headers.etag) }
    expect((await change(ifMatch)).status).toBe(200)
    expect(await change(ifMatch)).toMatchObject({ status: 412, body: { current: { name: 'y' } } })
  })
})
