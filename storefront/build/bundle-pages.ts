// Builds the storefront into the folder that is named. Forked by build-if-stale.ts, and goes when that process does.
import { buildStorefront } from './build-storefront.ts'

process.on('disconnect', () => process.exit(1))
const [outDir] = process.argv.slice(2)
if (!outDir) throw new Error('A folder to build into has to be named.')
await buildStorefront({ outDir })
process.exit()
