import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { createServer, mergeConfig } from 'vite'
import type { DemoPeople } from '../src/lib/demo-people.ts'
import { documentWith } from '../src/server/document.ts'
import base from '../vite.config.ts'

type DevServerOptions = {
  /** What the pages are served by; Vite tells the browser of changes over it. */
  server: Server
  demoPeople?: DemoPeople
}

const isOwn = (url: string) => /^\/admin(?:[/?]|$)/.test(url)

/** The back office from its sources, changed in an open page without losing its state. Close it after the listener. */
export const openBackOfficeSources = async ({ server, demoPeople }: DevServerOptions) => {
  const vite = await createServer(
    mergeConfig(base, {
      configFile: false,
      logLevel: 'warn',
      appType: 'spa',
      plugins: [
        {
          // Vite answers JSON as a module of script, and leaves what a dynamic import says of its type as it is.
          name: 'json-as-script',
          enforce: 'pre',
          transform: (code: string, id: string) =>
            /\.tsx?$/.test(id) && code.includes("type: 'json'")
              ? { code: code.replaceAll(/, \{ with: \{ type: 'json' \} \}/g, ''), map: null }
              : undefined,
        },
        {
          name: 'demo-people',
          transformIndexHtml: (html: string) => documentWith(html, demoPeople),
        },
      ],
      server: {
        middlewareMode: true,
        hmr: { server },
        fs: {
          allow: [
            '.',
            '../engine/src',
            '../facts',
            fileURLToPath(new URL('../../node_modules', import.meta.url)),
          ],
        },
      },
    }),
  )
  return {
    /** Register before all routes. */
    register(app: FastifyInstance) {
      app.addHook('onRequest', (request, reply, next) => {
        if (!isOwn(request.url)) return next()
        // Vite answers below its base only.
        if (request.raw.url === '/admin') request.raw.url = '/admin/'
        vite.middlewares(request.raw, reply.raw, next)
      })
    },
    close: () => vite.close(),
  }
}
