import { fileURLToPath } from 'node:url'
import { templateDatabase } from '../db/testing.ts'
import { importBundle } from './import-bundle.ts'

const bundleTemplate = (key: string, path: string) =>
  templateDatabase(key, async (url) => {
    const folder = fileURLToPath(new URL(`../../../${path}`, import.meta.url))
    await importBundle({ databaseUrl: url, folder, now: new Date('2026-11-01T12:00:00Z') })
  })

/** A database with the small fixed bundle, whose numbers tests may count on. */
export const qaTemplate = (): Promise<string> => bundleTemplate('qa_catalogue', 'demo/qa')

/** A database with the whole demonstration business: for what only a real catalogue shows, as relevance. */
export const demoTemplate = (): Promise<string> => bundleTemplate('demo_catalogue', 'demo')

/** A database with the reference storefront's shop, at both of its sites. */
export const referenceTemplate = (): Promise<string> => bundleTemplate('reference_catalogue', 'demo/refarch')
