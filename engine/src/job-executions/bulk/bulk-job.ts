import type { Statement } from '../../db/sql.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { ExecutionParameters } from '../execution.ts'
import type { Item } from './outcomes.ts'

/** What was changed of something: as it was, and as it was left. */
export type ChangedItem = { id: string; before: object; after: object }

/** One step on all that a search finds, or on what an earlier execution of it has changed. */
export type BulkJob = {
  /** What it is, for a query. Problem: 400. */
  find(ctx: AdminContext, parameters: ExecutionParameters): Statement<{ id: string }>
  /** Takes the step for some, within the transaction of `ctx`, and says of each what became of it. */
  work(ctx: AdminContext, parameters: ExecutionParameters, ids: readonly string[]): Promise<Item[]>
  /** Puts some back as they were, likewise; what somebody else has changed since stays. */
  undo(ctx: AdminContext, items: readonly ChangedItem[]): Promise<Item[]>
}
