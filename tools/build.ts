// Builds the pages of the shop, the back office and the programs where a source of theirs changed. `--force` builds in any case.
import { buildIfStale as buildBackOffice } from '../backoffice/build/build-if-stale.ts'
import { buildIfStale as bundlePrograms } from '../start/program/build-if-stale.ts'
import { buildIfStale as buildStorefront } from '../storefront/build/build-if-stale.ts'

const force = process.argv.includes('--force')
const build = async (name: string, buildIfStale: typeof buildStorefront) => {
  const started = performance.now()
  const did = await buildIfStale({ force })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(did ? `Built the ${name} in ${seconds} s.` : `Up to date: ${name}.`)
}
await Promise.all([
  build('storefront', buildStorefront),
  build('back office', buildBackOffice),
  build('programs', bundlePrograms),
])
