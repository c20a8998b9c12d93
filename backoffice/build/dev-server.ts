import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { createServer, mergeConfig } from 'vite'
import type { DocumentData } from '../src/lib/document-data.ts'
import { documentWith } from '../src/server/document.ts'
import base from '../vite.config.ts'

type DevServerOptions = DocumentData & {
  /** What the pages are served by; Vite tells the browser of changes over it. */
  server: Server
}

const isOwn = (url: string) => /^\/admin(?:[/?]|$)/.test(url)

/** The back office from its sources, changed in an open page without losing its state. Close it after the listener. */
export const openBackOfficeSources = async ({ server, ...data }: DevServerOptions) => {
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
          name: 'document-data',
          transformIndexHtml: (html: string) => documentWith(html, data),
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
