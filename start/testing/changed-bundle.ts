import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteFile } from '../../engine/src/bundle/site.ts'
import { importBundle } from '../../engine/src/import/index.ts'

/** A copy of a bundle whose settings a test changes and imports, as its merchant would. */
export const changedBundle = (databaseUrl: string, bundle = 'demo/qa') => {
  const folder = mkdtempSync(join(tmpdir(), 'lamina-changed-bundle-'))
  cpSync(bundle, folder, { recursive: true })
  const file = join(folder, 'site.json')
  return {
    folder,
    /** Imports the business again with other settings; settings that are not named stay. */
    importWith: async (change: (site: SiteFile) => SiteFile) => {
      const site: SiteFile = JSON.parse(readFileSync(file, 'utf8'))
      writeFileSync(file, JSON.stringify(change(site)))
      await importBundle({ databaseUrl, folder })
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
