import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { isOwnRequest } from '../../../../facts/own-request.ts'
import { foreignCall } from '../problems.ts'
import type { Assets } from '../read-assets.ts'
import type { ShopSettingsSource } from '../shop-settings.ts'
import { createSourceMaps, type Frame } from './source-maps.ts'
import { withoutPersonalData } from './without-personal-data.ts'

type Parts = {
  assets: Assets
  distDir: string
  production: boolean
  publicOrigin: string
  shop: ShopSettingsSource
}

type ClientError = { name: string; message: string; path: string; frames: Frame[] }

/** Reports that one address may send in a minute (docs/operations). */
export const reportsPerMinute = 10

const position = { type: 'integer', minimum: 1, maximum: 10_000_000 } as const
const body = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'message', 'path', 'frames'],
  properties: {
    name: { type: 'string', maxLength: 50, pattern: '^\\w+$' },
    message: { type: 'string', maxLength: 500 },
    path: { type: 'string', maxLength: 500, pattern: '^/[^?#]*$' },
    frames: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['file', 'line', 'column'],
        properties: {
          file: { type: 'string', maxLength: 100, pattern: '^[\\w-]+\\.js$' },
          line: position,
          column: position,
        },
      },
    },
  },
} as const

/**
 * `POST /mobify/errors`: an error in a shopper's browser, written to the log as one line with its stack in the lines of
 * the sources and the page by its route (docs/decisions/039). Answers 204; 400, 403 (another site's page), 413 and 429 write
 * nothing. Nothing that names a person is written: no address, query, cookie or token, and no path.
 */
export const clientErrorRoutes = async (app: FastifyInstance, parts: Parts) => {
  const sourceOf = createSourceMaps(parts.distDir)
  await app.register(rateLimit, { max: reportsPerMinute, timeWindow: '1 minute', cache: 10_000 })
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnRequest(request, parts.publicOrigin)) return foreignCall(reply)
  })
  app.post<{ Body: ClientError }>(
    '/mobify/errors',
    { bodyLimit: 8 * 1024, schema: { body } },
    async (request, reply) => {
      const { name, message, path, frames } = request.body
      const { route } = parts.assets.entry.addressOf(path, await parts.shop.current(), parts.production)
      const stack = await Promise.all(frames.map(sourceOf))
      app.log.error(
        {
          browser: { error: name, message: withoutPersonalData(message), route: route.entry.pattern, stack },
        },
        'an error in a browser',
      )
      return reply.code(204).send()
    },
  )
}
