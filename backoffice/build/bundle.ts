// Builds the back office into the folder that is named. Forked by build-if-stale.ts, and goes when that process does.
import { join } from 'node:path'
import { build, mergeConfig } from 'vite'
import { dropOldAssets } from '../../build/drop-old-assets.ts'
import { precompressFiles } from '../../build/precompress-files.ts'
import base from '../vite.config.ts'
import { buildWorker } from './build-worker.ts'

process.on('disconnect', () => process.exit(1))
const [outDir] = process.argv.slice(2)
if (!outDir) throw new Error('A folder to build into has to be named.')
process.env.NODE_ENV = 'production'
const clientDir = join(outDir, 'client')
await build(
  mergeConfig(base, {
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: clientDir,
      // Pages that are open go on with the scripts they began with.
      emptyOutDir: false,
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'vendor', tags: ['$initial'], test: /node_modules/ }] } },
      },
    },
  }),
)
await buildWorker(clientDir)
await dropOldAssets(clientDir)
await precompressFiles(clientDir)
process.exit()
