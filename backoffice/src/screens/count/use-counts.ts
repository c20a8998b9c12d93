import { useEffect, useRef, useState } from 'react'
import type { Call } from '../../api/call.ts'
import { useEnv } from '../../api/env.tsx'
import { inventory } from '../../api/inventory.ts'
import { isProblem } from '../../api/problem.ts'
import { useSession } from '../../api/session.ts'
import { problemText } from '../../features/problem/index.ts'
import { useOnline } from '../../lib/use-online.ts'
import { useStoredDraft } from '../../lib/use-stored-draft.ts'

/** A count, with the moment it was made: it stays true however late it arrives. */
export type Count = {
  /** The engine does it once for this key. */
  key: string
  inventoryListId: string
  storeId: string
  productId: string
  name: string
  amount: number
  at: string
  state: 'waiting' | 'sent' | 'refused'
  /** What the stock was before and is now; why it was refused. */
  result?: string
}

/** Until it is tried once more, where no answer came though there is a network. */
const retryMs = 5_000

const send = async (call: Call, { key, inventoryListId, productId, amount, at }: Count) => {
  const { c_entries: entries, stockLevel } = await call(inventory.updateProductInventoryRecord, {
    params: { inventoryListId, productId },
    body: { allocation: { amount, resetDate: at }, c_reason: 'count' },
    headers: { 'idempotency-key': key },
  })
  return `${entries[0]?.before ?? '?'} → ${stockLevel}`
}

/** Counts of this person, kept by this browser until the engine has them; sent one after the other, whenever there is a signal. */
export const useCounts = () => {
  const { call, t } = useEnv()
  const { person } = useSession()
  const isOnline = useOnline()
  const [counts = [], setCounts] = useStoredDraft<readonly Count[]>(`counts.${person.userId}`)
  const isSending = useRef(false)
  const [attempt, setAttempt] = useState(0)
  const next = counts.find(({ state }) => state === 'waiting')
  useEffect(() => {
    if (!next || !isOnline || isSending.current) return
    isSending.current = true
    const settle = (patch: Partial<Count>) =>
      setCounts((all = []) => all.map((one) => (one.key === next.key ? { ...one, ...patch } : one)))
    send(call, next)
      .then((result) => settle({ state: 'sent', result }))
      .catch((error: unknown) => {
        // No answer came: it waits. Anything else is for a person to look at.
        if (isProblem(error, 0)) setTimeout(setAttempt, retryMs, attempt + 1)
        else settle({ state: 'refused', result: problemText(t, error) })
      })
      .finally(() => {
        isSending.current = false
      })
  }, [next, isOnline, attempt, call, t, setCounts])
  return {
    counts,
    add: (count: Omit<Count, 'key' | 'at' | 'state'>) =>
      setCounts((all = []) => [
        ...all,
        { ...count, key: crypto.randomUUID(), at: new Date().toISOString(), state: 'waiting' },
      ]),
    drop: (key: string) => setCounts((all = []) => all.filter((one) => one.key !== key)),
    clear: () => setCounts((all = []) => all.filter(({ state }) => state !== 'sent')),
  }
}
