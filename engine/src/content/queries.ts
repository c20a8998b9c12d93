import { sql } from '../db/sql.ts'
import type { ContentFile } from '../import/bundle/index.ts'

export const selectContent = (siteId: string, ids: string[]) => sql<{ record: ContentFile }>`
  select record from content where site_id = ${siteId} and id = any(${ids}) and (record ->> 'online')::boolean`
