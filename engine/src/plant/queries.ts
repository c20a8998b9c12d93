import { json, sql } from '../db/sql.ts'
import type { Actor } from '../kernel/admin-context.ts'
import type { PlanDocument } from './plan-document.ts'

export type StripKind = 'coil' | 'bar' | 'offcut'

export type Strip = {
  id: string
  kind: StripKind
  material: string
  lengthMm: number
  count: number
  status: 'usable' | 'bad' | 'used'
  cutFrom: string | null
  note: string | null
  revision: number
  createdAt: Date
}

/** A plant of a site. */
export type PlantKey = { siteId: string; storeId: string }

const stripColumns = sql`
  id, kind, material, length_mm as "lengthMm", count, status, cut_from as "cutFrom", note, revision,
  created_at as "createdAt"`

/** What can be cut from, of some kinds and of one material or any. */
export const selectStrips = (
  { siteId, storeId }: PlantKey,
  kinds: readonly StripKind[],
  material: string | null,
) => sql<Strip>`
  select ${stripColumns} from plant_strip
  where site_id = ${siteId} and store_id = ${storeId} and status = 'usable' and kind = any(${kinds}::text[])
    and (${material}::text is null or material = ${material})
  order by material, kind, length_mm, id limit 5000`

/** Until the end of the transaction nobody else cuts from it. */
export const lockStrip = ({ siteId, storeId }: PlantKey, id: string) => sql<Strip>`
  select ${stripColumns} from plant_strip where site_id = ${siteId} and store_id = ${storeId} and id = ${id}
  for no key update`

/** All of these, in one order, so that two cuts never wait for each other. */
export const lockStrips = ({ siteId, storeId }: PlantKey, ids: readonly string[]) => sql<Strip>`
  select ${stripColumns} from plant_strip where site_id = ${siteId} and store_id = ${storeId}
    and id = any(${ids}::text[]) order by id for no key update`

export const saveStrip = ({ siteId, storeId }: PlantKey, one: Strip) => sql`
  insert into plant_strip (site_id, store_id, id, kind, material, length_mm, count, status, cut_from, note, revision,
    created_at)
  values (${siteId}, ${storeId}, ${one.id}, ${one.kind}, ${one.material}, ${one.lengthMm}, ${one.count}, ${one.status},
    ${one.cutFrom}, ${one.note}, ${one.revision}, ${one.createdAt})
  on conflict (site_id, store_id, id) do update set kind = excluded.kind, material = excluded.material,
    length_mm = excluded.length_mm, count = excluded.count, status = excluded.status, note = excluded.note,
    revision = plant_strip.revision + 1`

export const nextOffcutId = () => sql<{ id: string }>`select 'R-' || nextval('plant_offcut_number') as id`

export type GoodsRow = {
  sku: string
  masterId: string | null
  isBar: boolean
  name: Record<string, string>
  /** Of the master, then of the product itself. */
  attributes: Record<string, string>
  material: string | null
}

/** What goods are made of, by their attributes and by what the plant says instead. */
export const selectGoods = (siteId: string, skus: readonly string[]) => sql<GoodsRow>`
  select p.id as sku, p.master_id as "masterId", coalesce(p.cut, m.cut) ->> 'shape' = 'bar' is true as "isBar",
    coalesce(m.name, p.name) as name,
    coalesce(m.attributes, '{}') || p.attributes || p.variation_values as attributes, x.material
  from product p left join product m on m.site_id = p.site_id and m.id = p.master_id
    left join plant_material x on x.site_id = p.site_id and x.sku = p.id
  where p.site_id = ${siteId} and p.id = any(${skus}::text[])`

export const saveMaterial = (siteId: string, sku: string, material: string) => sql`
  insert into plant_material (site_id, sku, material) values (${siteId}, ${sku}, ${material})
  on conflict (site_id, sku) do update set material = excluded.material`

export const deleteMaterial = (siteId: string, sku: string) => sql`
  delete from plant_material where site_id = ${siteId} and sku = ${sku}`

export type PlanRow = { document: PlanDocument; revision: number; madeBy: Actor; madeAt: Date }

const planColumns = sql`document, revision, made_by as "madeBy", made_at as "madeAt"`

export const selectPlan = ({ siteId, storeId }: PlantKey) => sql<PlanRow>`
  select ${planColumns} from cut_plan where site_id = ${siteId} and store_id = ${storeId}`

export const lockPlan = ({ siteId, storeId }: PlantKey) => sql<PlanRow>`
  select ${planColumns} from cut_plan where site_id = ${siteId} and store_id = ${storeId} for no key update`

type NewPlan = { document: PlanDocument; madeBy: Actor; madeAt: Date }

/** Takes the place of the plan before. */
export const savePlan = (
  { siteId, storeId }: PlantKey,
  { document, madeBy, madeAt }: NewPlan,
) => sql<PlanRow>`
  insert into cut_plan (site_id, store_id, document, revision, made_by, made_at)
  values (${siteId}, ${storeId}, ${json(document)}, 1, ${json(madeBy)}, ${madeAt})
  on conflict (site_id, store_id) do update set document = excluded.document, revision = cut_plan.revision + 1,
    made_by = excluded.made_by, made_at = excluded.made_at
  returning ${planColumns}`

/** Writes how far it has come. */
export const updatePlan = ({ siteId, storeId }: PlantKey, document: PlanDocument) => sql`
  update cut_plan set document = ${json(document)}, revision = revision + 1
  where site_id = ${siteId} and store_id = ${storeId}`

export type Entry = {
  kind: 'goods' | 'setup' | 'saw' | 'end' | 'bad'
  stripId: string
  material: string
  lengthMm: number
  orderNo?: string
  itemId?: string
  quantity?: number
  note?: string
}

export const insertEntries = (
  { siteId, storeId }: PlantKey,
  entries: readonly Entry[],
  { at, actor }: { at: Date; actor: Actor },
) => sql`
  insert into plant_entry (site_id, store_id, at, actor, kind, strip_id, material, length_mm, order_no, item_id, quantity,
    note)
  select ${siteId}, ${storeId}, ${at}::timestamptz, ${json(actor)}::jsonb, kind, "stripId", material, "lengthMm",
    "orderNo", "itemId", quantity, note
  from jsonb_to_recordset(${json(entries)}::jsonb) as e (kind text, "stripId" text, material text, "lengthMm" bigint,
    "orderNo" text, "itemId" text, quantity integer, note text)`

export type EntrySum = { goodsMm: number; scrapMm: number }

export const sumEntries = ({ siteId, storeId }: PlantKey, from: Date, before: Date) => sql<EntrySum>`
  select coalesce(sum(length_mm) filter (where kind = 'goods'), 0)::bigint as "goodsMm",
    coalesce(sum(length_mm) filter (where kind <> 'goods'), 0)::bigint as "scrapMm"
  from plant_entry where site_id = ${siteId} and store_id = ${storeId} and at >= ${from} and at < ${before}`

export type RunGoodsRow = { sku: string; minimumMm: number; name: Record<string, string> }

/** Goods that are cut in runs of a least length, with what their master says for all. */
export const selectRunGoods = (siteId: string, skus: readonly string[]) => sql<RunGoodsRow>`
  select p.id as sku, (coalesce(p.cut, m.cut) ->> 'minTotalMm')::bigint as "minimumMm",
    coalesce(m.name, p.name) as name
  from product p left join product m on m.site_id = p.site_id and m.id = p.master_id
  where p.site_id = ${siteId} and p.id = any(${skus}::text[])
    and (coalesce(p.cut, m.cut) ->> 'minTotalMm')::bigint > 0`

/** Stores that have metres of these goods in stock, the most first. */
export const selectRunStock = (
  siteId: string,
  skus: readonly string[],
  inventoryIds: readonly string[],
) => sql<{
  sku: string
  inventoryId: string
  onHandMm: number
}>`
  select sku, inventory_id as "inventoryId", on_hand as "onHandMm" from inventory
  where site_id = ${siteId} and sku = any(${skus}::text[]) and inventory_id = any(${inventoryIds}::text[])
    and on_hand > 0
  order by on_hand desc, inventory_id`

export type RunDecision = {
  sku: string
  kind: 'offer' | 'wait' | 'substitute' | 'cut'
  until: string | null
  storeId: string | null
  note: string | null
  decidedBy: Actor
  decidedAt: Date
}

export const selectRunDecisions = (
  siteId: string,
  country: string,
  skus: readonly string[],
) => sql<RunDecision>`
  select sku, kind, until::text, store_id as "storeId", note, decided_by as "decidedBy", decided_at as "decidedAt"
  from run_decision where site_id = ${siteId} and country = ${country} and sku = any(${skus}::text[])`

type RunKey = { siteId: string; country: string; sku: string }

export const saveRunDecision = ({ siteId, country, sku }: RunKey, one: RunDecision) => sql`
  insert into run_decision (site_id, country, sku, kind, until, store_id, note, decided_by, decided_at)
  values (${siteId}, ${country}, ${sku}, ${one.kind}, ${one.until}, ${one.storeId}, ${one.note}, ${json(one.decidedBy)},
    ${one.decidedAt})
  on conflict (site_id, country, sku) do update set kind = excluded.kind, until = excluded.until,
    store_id = excluded.store_id, note = excluded.note, decided_by = excluded.decided_by,
    decided_at = excluded.decided_at`

export const deleteRunDecision = ({ siteId, country, sku }: RunKey) => sql`
  delete from run_decision where site_id = ${siteId} and country = ${country} and sku = ${sku}`

/** Goods that a country's carts order together until a day. */
export type SharedRun = {
  sku: string
  country: string
  storeId: string
  closingDay: string
  goalMm: number
  openedBy: Actor
  openedAt: Date
  closedAt: Date | null
  reachedMm: number | null
}

const runColumns = sql`
  sku, country, store_id as "storeId", closing_day::text as "closingDay", goal_mm as "goalMm", opened_by as "openedBy",
  opened_at as "openedAt", closed_at as "closedAt", reached_mm as "reachedMm"`

export const selectSharedRuns = (siteId: string, country: string) => sql<SharedRun>`
  select ${runColumns} from shared_run where site_id = ${siteId} and country = ${country} order by sku`

/** Until the end of the transaction nobody else opens or closes it. */
export const lockSharedRun = ({ siteId, country, sku }: RunKey) => sql<SharedRun>`
  select ${runColumns} from shared_run where site_id = ${siteId} and country = ${country} and sku = ${sku}
  for no key update`

export const selectOpenRuns = (siteId: string) => sql<SharedRun>`
  select ${runColumns} from shared_run where site_id = ${siteId} and closed_at is null order by country, sku`

/** Whether it is closed without what it was to reach. */
export const isShort = ({ closedAt, reachedMm, goalMm }: SharedRun): boolean =>
  closedAt !== null && (reachedMm ?? 0) < goalMm

type NewRun = Pick<SharedRun, 'storeId' | 'closingDay' | 'goalMm' | 'openedBy' | 'openedAt'>

/** Opens it, also again or until another day. */
export const saveSharedRun = ({ siteId, country, sku }: RunKey, one: NewRun) => sql`
  insert into shared_run (site_id, country, sku, store_id, closing_day, goal_mm, opened_by, opened_at)
  values (${siteId}, ${country}, ${sku}, ${one.storeId}, ${one.closingDay}, ${one.goalMm}, ${json(one.openedBy)},
    ${one.openedAt})
  on conflict (site_id, country, sku) do update set store_id = excluded.store_id, closing_day = excluded.closing_day,
    goal_mm = excluded.goal_mm, opened_by = excluded.opened_by, opened_at = excluded.opened_at, closed_at = null,
    reached_mm = null`

export const closeSharedRun = (
  { siteId, country, sku }: RunKey,
  { closedAt, reachedMm }: { closedAt: Date; reachedMm: number },
) => sql`
  update shared_run set closed_at = ${closedAt}, reached_mm = ${reachedMm}
  where site_id = ${siteId} and country = ${country} and sku = ${sku} and closed_at is null`
