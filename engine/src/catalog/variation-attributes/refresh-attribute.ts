import type { Job } from '../../kernel/outbox.ts'
import { refreshSearch } from '../../search/index.ts'
import { raiseCatalogVersion } from '../../sites/index.ts'
import { selectGroupsWith } from '../queries.ts'

export const refreshAttributeJob = 'catalog.refresh-attribute'

const atOnce = 500

/** Writes the search of every hit that has an attribute, or some values of it, anew: some hundred at a time. */
export const refreshAttribute: Job<{ attributeId: string; values?: string[] }> = {
  name: refreshAttributeJob,
  run: async ({ db, site: { siteId } }, { attributeId, values }) => {
    for (let after = ''; ; ) {
      const groups = await db.query(selectGroupsWith(siteId, attributeId, { values, after, most: atOnce }))
      const last = groups.at(-1)
      if (!last) break
      await db.transaction((tx) =>
        refreshSearch(
          tx,
          siteId,
          groups.map(({ id }) => id),
        ),
      )
      after = last.id
    }
    await db.one(raiseCatalogVersion(siteId))
  },
}
