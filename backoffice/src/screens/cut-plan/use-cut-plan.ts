import { useEffect } from 'react'
import { useEnv } from '../../api/env.tsx'
import { plant } from '../../api/plant.ts'
import { isProblem } from '../../api/problem.ts'
import { type Cut, cuts, type Outgoing, useOutbox } from '../../features/outbox/index.ts'
import { useRecord } from '../../features/record/index.ts'
import { useOnline } from '../../lib/use-online.ts'
import { showToast } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { hasBegun } from './use-cut-words.ts'
import { amountOf, piecesLeft, type Wanted, withCuts } from './with-cuts.ts'

type Settings = { day?: string; setupMeters?: number; kerfMeters?: number; leastOffcutMeters?: number }

/**
 * The plan of a plant for a day. Where there is none, or one of a day that has passed and of which nothing is half done,
 * whoever cuts there has it made by looking: what is paid since belongs to today's list. What is cut without a signal waits on
 * this device, is shown as cut, and is sent once there is one.
 */
export const useCutPlan = (storeId: string, { today, mayCut }: { today: string; mayCut: boolean }) => {
  const { call, t } = useEnv()
  const params = { storeId }
  const isOnline = useOnline()
  const { entries, add, retry, drop, clear } = useOutbox(cuts)
  const own = entries.filter((entry) => entry.storeId === storeId)
  const waiting = own.filter(({ state }) => state === 'waiting')
  const isHeldUp = !isOnline || waiting.some(({ result }) => result !== undefined)
  const make = (body: Settings) => call.tagged(plant.createCutPlan, { params, body })
  const { query, record, change } = useRecord({
    queryKey: [plant.getCutPlan, storeId],
    read: async () => {
      try {
        const found = await call.tagged(plant.getCutPlan, { params })
        // What waits to be sent is of this plan: another would refuse it.
        if (!mayCut || waiting.length > 0 || found.data.day >= today || hasBegun(found.data)) return found
      } catch (error) {
        if (!mayCut || !isProblem(error, 404)) throw error
      }
      return make({})
    },
    shownBy: [plant.getCoils, plant.getOffcuts],
  })
  const plan = record && withCuts(record, waiting)
  const arrived = amountOf(own.filter(({ state }) => state === 'sent'))
  useEffect(() => {
    // The plan has it now; the list is of what it does not have.
    if (arrived === 0) return
    showToast(t(messages.confirmed, arrived))
    clear()
  }, [arrived, clear, t])
  /**
   * Says that pieces are cut. They go to the shop at once, or when there is a signal, one cut after the other. False where the
   * plan no longer has their group.
   */
  const confirm = (wanted: Wanted): boolean => {
    const group = plan?.groups.find(({ id }) => id === wanted.groupId)
    if (!plan || !group) return false
    add({
      ...wanted,
      storeId,
      pieces: piecesLeft(plan, wanted),
      material: group.material,
      etag: waiting.at(-1)?.etag ?? query.data?.etag,
    })
    if (!isOnline) showToast(t(messages.kept))
    return true
  }
  return {
    query,
    plan,
    isOnline,
    // What is just being sent is shown as cut, and no more; once it was not answered, or what it waits behind was not, it is told.
    unsent: own.filter(({ state }) => state === 'refused' || (state === 'waiting' && isHeldUp)),
    retry,
    drop,
    clear,
    makeAnew: (settings: Settings) => change(() => make(settings), t(messages.madeAnew)),
    confirm,
    /** Does what was refused against the plan as it is now; where that has no place for it, it stays for a person to see. */
    confirmAgain: ({ key, groupId, runId, pieces }: Outgoing<Cut>) => {
      if (confirm({ groupId, ...(runId === undefined ? {} : { runId }), pieces })) drop(key)
      else showToast(t(messages.gone), { tone: 'bad' })
    },
  }
}

export type Confirm = ReturnType<typeof useCutPlan>['confirm']
