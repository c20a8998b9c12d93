import { build } from 'vite'

/**
 * Builds `src/worker/service-worker.ts` of a workspace into one file whose name stays, since browsers look there for a newer
 * one. `root`, `outDir`: absolute folders of the workspace and of what it serves.
 */
export const buildServiceWorker = async (root: string, outDir: string, fileName: string): Promise<void> => {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      lib: {
        entry: 'src/worker/service-worker.ts',
        formats: ['iife'],
        name: 'worker',
        fileName: () => fileName,
      },
    },
  })
}
