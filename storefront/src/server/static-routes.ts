import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { type Assets, assetBase } from './read-assets.ts'

const forever = 'public, max-age=31536000, immutable'
const revalidate = 'public, no-cache'

/** Built files: names with a content hash never change; texts are asked for with their version. */
export const staticRoutes = async (app: FastifyInstance, distDir: string, assets: Assets) => {
  await app.register(fastifyStatic, {
    root: join(distDir, 'client'),
    prefix: assetBase,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    // A build under a running server has them here for a moment.
    allowedPath: (path) => !path.endsWith('.map'),
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('x-content-type-options', 'nosniff')
      if (path.includes('/client/assets/')) reply.header('cache-control', forever)
      else reply.header('cache-control', revalidate)
      // The worker lies here and serves the whole shop.
      if (/\/sw\.js(?:\.(?:br|gz))?$/.test(path)) reply.header('service-worker-allowed', '/')
    },
  })
  app.addHook('onSend', async (request, reply) => {
    const asked = /^\/static\/messages\/([\w-]+)\.json\?v=([\w-]+)$/.exec(request.raw.url ?? '')
    const current = asked && assets.messageFiles[asked[1] ?? ''] === asked[2]
    if (current) reply.header('cache-control', forever)
  })
}
