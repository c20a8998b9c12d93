import { unpreparedSql as sql } from '../db/sql.ts'
import { type SearchResource, wordsQuery } from '../kernel/search-request/index.ts'

/** What pictures are searched by. */
export const mediaResource: SearchResource = {
  key: sql`m.id`,
  fields: {
    id: { type: 'text', expression: sql`m.id::text` },
    name: { type: 'text', expression: sql`m.name` },
    status: { type: 'text', expression: sql`m.status` },
    words: {
      type: 'text',
      expression: sql`null::text`,
      findWords: (words) => sql`to_tsvector('simple'::regconfig, fold(
        regexp_replace(m.name || ' ' || m.alt::text, '[^[:alnum:]]+', ' ', 'g'))) @@ to_tsquery('simple', ${wordsQuery(words)})`,
    },
  },
}
