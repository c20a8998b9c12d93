import type { ProductRow } from './queries.ts'

/** Rows of a call, found by id, each beside its master and its master's variants. */
export type Families = {
  get(id: string): ProductRow | undefined
  /** The master, for a variant; otherwise the product itself. */
  headOf(row: ProductRow): ProductRow
  /** Variants on sale in the country, the default one first where it is said. */
  variantsOf(masterId: string): ProductRow[]
  rows: readonly ProductRow[]
}

export const familiesOf = (rows: readonly ProductRow[]): Families => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byMaster = Map.groupBy(
    rows.filter(({ masterId }) => masterId !== null),
    ({ masterId }) => masterId,
  )
  return {
    rows,
    get: (id) => byId.get(id),
    headOf: (row) => (row.masterId === null ? row : (byId.get(row.masterId) ?? row)),
    variantsOf: (masterId) =>
      (byMaster.get(masterId) ?? []).filter(({ online, soldInCountry }) => online && soldInCountry),
  }
}

/** Whether the country's shop shows it. */
export const isShown = (families: Families, row: ProductRow): boolean => {
  if (!row.online || !families.headOf(row).online) return false
  if (row.kind !== 'master') return row.soldInCountry
  return families.variantsOf(row.id).length > 0
}
