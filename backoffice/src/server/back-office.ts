import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { DocumentData } from '../lib/document-data.ts'
import { documentWith } from './document.ts'

export type BackOfficeOptions = DocumentData & {
  /** PUBLIC_ORIGIN. */
  publicOrigin: string
  production: boolean
  /** Where the build lies; backoffice/dist without it. */
  distDir?: string
}

const defaultDistDir = fileURLToPath(new URL('../../dist', import.meta.url))

/** Where pictures of a map come from; `{s}` in a host stands for the letters by which Leaflet spreads its requests. */
const tileOrigins = (tileUrl: string) => [
  ...new Set(['a', 'b', 'c'].map((letter) => new URL(tileUrl.replaceAll('{s}', letter)).origin)),
]

/**
 * Nothing but our own files and pages, and no frame around them, except for pictures of a map; Leaflet puts an empty one (`data:`)
 * where a picture is no longer wanted. The camera reads codes; passkeys are ours alone.
 */
const policyWith = (mapTileUrl: string | undefined) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' blob:", ...(mapTileUrl ? ['data:', ...tileOrigins(mapTileUrl)] : [])].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    // Pages of the shop as they would be, in which no script runs.
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ')

const headersOf = ({ publicOrigin, production, mapTileUrl }: BackOfficeOptions): Record<string, string> => ({
  'content-security-policy': policyWith(mapTileUrl),
  'permissions-policy':
    'camera=(self), publickey-credentials-get=(self), publickey-credentials-create=(self), microphone=(), geolocation=(), payment=(), usb=()',
  'x-robots-tag': 'none',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
  ...(production && publicOrigin.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
})

/**
 * The back office as a Fastify plugin: one document for every address below `/admin`, and its files. It asks the engine for
 * nothing: the browser calls the Admin API at the same origin. Throws when the build is missing.
 */
export const backOffice =
  (options: BackOfficeOptions) =>
  async (app: FastifyInstance): Promise<void> => {
    const clientDir = join(options.distDir ?? defaultDistDir, 'client')
    const { demoPeople, mapTileUrl } = options
    const html = documentWith(await readFile(join(clientDir, 'index.html'), 'utf8'), {
      demoPeople,
      mapTileUrl,
    })
    const headers = headersOf(options)
    await app.register(fastifyStatic, {
      root: join(clientDir, 'assets'),
      prefix: '/admin/assets/',
      preCompressed: true,
      index: false,
      decorateReply: false,
      cacheControl: false,
      setHeaders(reply) {
        reply.header('x-content-type-options', 'nosniff')
        reply.header('x-robots-tag', 'none')
        reply.header('cache-control', 'public, max-age=31536000, immutable')
      },
    })
    // The worker serves all pages of the back office, and asks nobody but this server.
    const own = { ...headers, 'content-security-policy': "default-src 'none'; connect-src 'self'" }
    for (const [name, type] of [
      ['worker.js', 'text/javascript; charset=utf-8'],
      ['offline.json', 'application/json'],
    ] as const) {
      const text = await readFile(join(clientDir, name), 'utf8')
      app.get(`/admin/${name}`, (_request, reply) =>
        reply
          .headers({ ...own, 'service-worker-allowed': '/admin' })
          .type(type)
          .send(text),
      )
    }
    for (const url of ['/admin', '/admin/*'])
      app.get(url, (_request, reply) => reply.headers(headers).type('text/html; charset=utf-8').send(html))
  }
