import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { Conflict, Members } from '../../lib/members.ts'
import { saveVariant } from './save-variant.ts'
import { changesOf, type VariantDraft } from './variant-row.ts'

/** Rows that are saved beside one another; more only wait for each other in the shop. */
const batchSize = 4

export type RowConflict = Conflict & { sku: string }
type Result = { saved: readonly string[]; conflicts: readonly RowConflict[]; failure: unknown }
type Chosen = Readonly<Record<string, Members>>

/** Saves the changed rows one by one and tells how far it is; a row is saved whole or stays a draft. */
export const useSave = () => {
  const { call } = useEnv()
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  /** `agreed`: what was chosen where both had changed something, on what the other had saved. */
  const save = async (
    draft: VariantDraft,
    agreed: { base: Chosen; mine: Chosen } = { base: {}, mine: {} },
  ): Promise<Result> => {
    const rows = Object.entries(draft).flatMap(([sku, typed]) => {
      const { mine, base, isChanged } = changesOf(typed)
      if (!isChanged) return []
      return [{ sku, mine: { ...mine, ...agreed.mine[sku] }, base: { ...base, ...agreed.base[sku] } }]
    })
    const saved: string[] = []
    const conflicts: RowConflict[] = []
    let failure: unknown
    let at = 0
    setProgress({ done: 0, total: rows.length })
    const work = async () => {
      for (let row = rows[at++]; row && failure === undefined; row = rows[at++]) {
        const { sku } = row
        try {
          const clashing = await saveVariant(call, row)
          if (clashing.length === 0) saved.push(sku)
          else conflicts.push(...clashing.map((one) => ({ ...one, sku })))
        } catch (error) {
          failure ??= error
        }
        setProgress({ done: saved.length, total: rows.length })
      }
    }
    await Promise.all(Array.from({ length: batchSize }, work))
    setProgress(undefined)
    return { saved, conflicts, failure }
  }
  return { save, progress }
}
