import { useEnv } from '../../api/env.tsx'
import { plant } from '../../api/plant.ts'
import { isProblem } from '../../api/problem.ts'
import { useRecord } from '../../features/record/index.ts'
import { messages } from './messages.ts'
import { hasBegun } from './use-cut-words.ts'

type Settings = { day?: string; setupMeters?: number; kerfMeters?: number; leastOffcutMeters?: number }
/** A group, a strip's share of it, or pieces of a line. */
type Cut = {
  groupId: string
  runId?: string
  pieces?: { orderNo: string; itemId: string; quantity: number }[]
}

/**
 * The plan of a plant for a day. Where there is none, or one of a day that has passed and of which nothing is half done,
 * whoever cuts there has it made by looking: what is paid since belongs to today's list.
 */
export const useCutPlan = (storeId: string, { today, mayCut }: { today: string; mayCut: boolean }) => {
  const { call, t } = useEnv()
  const params = { storeId }
  const make = (body: Settings) => call.tagged(plant.createCutPlan, { params, body })
  const { query, record, change } = useRecord({
    queryKey: [plant.getCutPlan, storeId],
    read: async () => {
      try {
        const found = await call.tagged(plant.getCutPlan, { params })
        if (!mayCut || found.data.day >= today || hasBegun(found.data)) return found
      } catch (error) {
        if (!mayCut || !isProblem(error, 404)) throw error
      }
      return make({})
    },
    shownBy: [plant.getCoils, plant.getOffcuts],
  })
  return {
    query,
    plan: record,
    makeAnew: (settings: Settings) => change(() => make(settings), t(messages.madeAnew)),
    confirm: (body: Cut, pieces: number) =>
      change(
        (ifMatch) => call.tagged(plant.confirmCut, { params, body, ifMatch }),
        t(messages.confirmed, pieces),
      ),
  }
}

export type Confirm = ReturnType<typeof useCutPlan>['confirm']
