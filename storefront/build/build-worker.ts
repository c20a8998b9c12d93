import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Builds the service worker: one file whose name stays, since browsers look there for a newer one. */
export const buildWorker = (clientDir: string) =>
  build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      lib: {
        entry: 'src/worker/service-worker.ts',
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'sw.js',
      },
    },
  })
