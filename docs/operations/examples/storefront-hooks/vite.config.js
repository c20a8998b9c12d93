import { createRequire } from 'node:module'
import { defineConfig } from 'vite'

const engine = process.env.ENGINE_URL ?? 'http://localhost:4000'
const { resolve } = createRequire(import.meta.url)

export default defineConfig({
  server: {
    // The engine answers behind the page's own origin, so that nothing has to be allowed across origins.
    proxy: {
      '/mobify/proxy/api': { target: engine, rewrite: (path) => path.replace('/mobify/proxy/api', '') },
    },
  },
  // The hooks require it and the page imports it, which would be two copies with two contexts.
  resolve: { alias: { '@tanstack/react-query': resolve('@tanstack/react-query') } },
})
