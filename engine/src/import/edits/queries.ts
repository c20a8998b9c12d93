import { json, sql } from '../../db/sql.ts'

/** Files of one document: each of their members is remembered as a row. */
export const documentFiles = ['site', 'shipping', 'synonyms'] as const
export type DocumentFile = (typeof documentFiles)[number]

export const isDocument = (file: string): file is DocumentFile => documentFiles.some((one) => one === file)

/** Files whose rows are remembered as they were imported. */
export const rememberedFiles = [
  ...documentFiles,
  'products',
  'categories',
  'stores',
  'campaigns',
  'promotions',
  'content',
  'prices',
  'redirects',
] as const
export type RememberedFile = (typeof rememberedFiles)[number]

export const isRemembered = (file: string): file is RememberedFile =>
  rememberedFiles.some((one) => one === file)

export const importedColumns = ['site_id', 'file', 'key', 'digest'] as const

export type EditedRow = { file: RememberedFile; key: string; digest: string | null }

/** Until the end of the transaction nothing that is written counts as an edit. */
export const beginImport = () => sql`select set_config('lamina.import', 'on', true)`

/** What was edited since the last import, with the digest of the row that it brought. */
export const selectEditedRows = (siteId: string, files: readonly string[]) => sql<EditedRow>`
  select e.file, e.key, i.digest from edited_row e left join imported_row i using (site_id, file, key)
  where e.site_id = ${siteId} and e.file = any(${files}::text[]) order by e.file, e.key`

export const deleteImportedRows = (siteId: string, file: string) =>
  sql`delete from imported_row where site_id = ${siteId} and file = ${file}`

/** What was last said of some rows. */
export const selectImportedRows = (siteId: string, file: string, keys: readonly string[]) =>
  sql<{ key: string; digest: string }>`
  select key, digest from imported_row where site_id = ${siteId} and file = ${file} and key = any(${keys}::text[])`

export const upsertImportedRows = (
  siteId: string,
  file: string,
  keys: readonly string[],
  digests: readonly string[],
) => sql`
  insert into imported_row (site_id, file, key, digest)
  select ${siteId}, ${file}, key, digest from unnest(${keys}::text[], ${digests}::text[]) said (key, digest)
  on conflict (site_id, file, key) do update set digest = excluded.digest`

/** Of some rows, those that were edited. */
export const selectEditedAmong = (siteId: string, file: string, keys: readonly string[]) => sql<{
  key: string
}>`
  select key from edited_row where site_id = ${siteId} and file = ${file} and key = any(${keys}::text[])`

/** Forgets edits of some files but those that stay. */
export const forgetEdits = (siteId: string, files: readonly string[], kept: readonly string[]) => sql`
  delete from edited_row where site_id = ${siteId} and file = any(${files}::text[])
    and file || ' ' || key <> all(${kept}::text[])`

type Stored = { id: string; row: object }

export const selectRecords = {
  campaigns: (siteId: string, ids: readonly string[]) => sql<Stored>`
    select id, record as row from campaign where site_id = ${siteId} and id = any(${ids}::text[])`,
  redirects: (siteId: string, paths: readonly string[]) => sql<Stored>`
    select path as id, jsonb_build_object('from', path, 'to', target, 'status', status::text) as row
    from redirect where site_id = ${siteId} and path = any(${paths}::text[])`,
  stores: (siteId: string, ids: readonly string[]) => sql<Stored>`
    select id, record as row from store where site_id = ${siteId} and id = any(${ids}::text[])`,
  promotions: (siteId: string, ids: readonly string[]) => sql<Stored>`
    select id, record as row from promotion where site_id = ${siteId} and id = any(${ids}::text[])`,
  content: (siteId: string, ids: readonly string[]) => sql<Stored>`
    select id, record as row from content where site_id = ${siteId} and id = any(${ids}::text[])`,
}

export const deleteRow = {
  products: (siteId: string, id: string) =>
    sql`with gone as (delete from price where site_id = ${siteId} and sku = ${id})
      delete from product where site_id = ${siteId} and id = ${id}`,
  categories: (siteId: string, id: string) =>
    sql`delete from category where site_id = ${siteId} and id = ${id}`,
  stores: (siteId: string, id: string) => sql`delete from store where site_id = ${siteId} and id = ${id}`,
  promotions: (siteId: string, id: string) =>
    sql`with gone as (delete from coupon where site_id = ${siteId} and promotion_id = ${id})
      delete from promotion where site_id = ${siteId} and id = ${id}`,
  campaigns: (siteId: string, id: string) =>
    sql`delete from campaign where site_id = ${siteId} and id = ${id}`,
  content: (siteId: string, id: string) => sql`delete from content where site_id = ${siteId} and id = ${id}`,
  redirects: (siteId: string, path: string) =>
    sql`delete from redirect where site_id = ${siteId} and path = ${path}`,
}

const documents = { site: sql`config`, shipping: sql`shipping`, synonyms: sql`synonyms` }

/** A file of one document as the shop has it. */
export const selectDocument = (siteId: string, file: DocumentFile) =>
  sql<{
    document: Record<string, unknown>
  }>`select ${documents[file]} as document from site where id = ${siteId}`

/** The document with some members in the place of its own, and without others. */
export const layMembers = (
  siteId: string,
  file: DocumentFile,
  { members, without }: { members: object; without: readonly string[] },
) => sql`
  update site set ${documents[file]} = (${documents[file]} - ${without}::text[]) || ${json(members)}
  where id = ${siteId}`

export const upsertContentRow = (siteId: string, id: string, record: string) => sql`
  insert into content (site_id, id, record) values (${siteId}, ${id}, ${record})
  on conflict (site_id, id) do update set record = excluded.record`

/** The incoming price list as it would be stored, a row for each product of a country: `1:730, 10:700`. */
const incomingTiers = (siteId: string) => sql`
  select country || ' ' || sku as key, string_agg(least_amount || ':' || amount, ', ' order by least_amount) as tiers
  from (
    select i.country, i.sku, round(i.min_quantity * case when p.cut is null then 1 else 1000 end) as least_amount,
      case when i.amount = 'quote' then 'quote' else round(i.amount::numeric * 100)::text end as amount
    from incoming_price i left join product p on p.site_id = ${siteId} and p.id = i.sku
  ) rows group by country, sku`

export const insertImportedPrices = (siteId: string) => sql`
  insert into imported_row (site_id, file, key, digest)
  select ${siteId}, 'prices', key, md5(tiers) from (${incomingTiers(siteId)}) lists`

/** Prices that were edited: as they are, as the bundle has them, and whether it had them before. */
export const selectEditedPrices = (siteId: string, keys: readonly string[]) => sql<{
  key: string
  here: string | null
  there: string | null
  isAsImported: boolean
}>`
  with incoming as (${incomingTiers(siteId)}), stored as (
    select country || ' ' || sku as key,
      string_agg(min_quantity || ':' || coalesce(amount_minor::text, 'quote'), ', ' order by min_quantity) as tiers
    from price where site_id = ${siteId} and country || ' ' || sku = any(${keys}::text[]) group by country, sku)
  select k.key, s.tiers as here, i.tiers as there,
    md5(i.tiers) is not distinct from l.digest as "isAsImported"
  from unnest(${keys}::text[]) k (key) left join incoming i using (key) left join stored s using (key)
  left join imported_row l on l.site_id = ${siteId} and l.file = 'prices' and l.key = k.key`

/** Sets some prices aside until the price list has been loaded. */
export const setPricesAside = (siteId: string, keys: readonly string[]) => sql`
  create temporary table kept_price on commit drop as
  select * from price where site_id = ${siteId} and country || ' ' || sku = any(${keys}::text[])`

export const takePricesOut = (siteId: string, keys: readonly string[]) => sql`
  delete from price where site_id = ${siteId} and country || ' ' || sku = any(${keys}::text[])`

export const putPricesBack = () => sql`
  insert into price select k.* from kept_price k
  where exists (select from product p where p.site_id = k.site_id and p.id = k.sku)`

export const dropKeptPrices = () => sql`drop table kept_price`
