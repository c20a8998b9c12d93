import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { isProblem } from '../../api/problem.ts'
import { adoptAnswer } from '../../lib/adopt-answer.ts'
import { useOnline } from '../../lib/use-online.ts'
import { problemText } from '../problem/index.ts'
import { type Outgoing, type OutboxKind, useOutbox } from './outbox.ts'

/** Until it is tried once more, where no answer came though there is a network. */
const retryMs = 5_000

/** Nothing came back that judges what was sent: the network, a proxy, a shop that starts anew or has too much to do. */
const isUnanswered = (error: unknown) => isProblem(error) && [0, 429, 502, 503, 504].includes(error.status)

/** Sends the stored changes of one kind, one after the other, whenever the browser is online. Gives how many were refused. */
export const useSender = <Item>(kind: OutboxKind<Item>): number => {
  const { call, t } = useEnv()
  const isOnline = useOnline()
  const queries = useQueryClient()
  const { entries, settle } = useOutbox(kind)
  const isSending = useRef(false)
  /** What was not answered, and is tried again after a while. */
  const pausing = useRef('')
  const [attempt, setAttempt] = useState(0)
  const next = entries.find(({ state }) => state === 'waiting')
  useEffect(() => {
    const send = async (outgoing: Outgoing<Item>) => {
      try {
        const { result, shown, rebase } = await kind.send(call, outgoing)
        if (shown) await adoptAnswer(queries, shown.queryKey, shown.answer)
        isSending.current = false
        settle(outgoing.key, { state: 'sent', result }, rebase)
        for (const operation of kind.shownBy) void queries.invalidateQueries({ queryKey: [operation] })
      } catch (error) {
        isSending.current = false
        if (isUnanswered(error)) {
          pausing.current = outgoing.key
          settle(outgoing.key, { state: 'waiting', result: problemText(t, error) })
          setTimeout(() => {
            pausing.current = ''
            setAttempt((before) => before + 1)
          }, retryMs)
        }
        // Who does not sign in again now is asked when the page is next opened; anything else is for a person to look at.
        else if (!isProblem(error, 401)) {
          settle(outgoing.key, { state: 'refused', result: problemText(t, error) })
          // What was refused mostly went by something that has changed since: the screen shows how it is now.
          for (const operation of kind.shownBy) void queries.invalidateQueries({ queryKey: [operation] })
        }
      }
    }
    if (!next || !isOnline || isSending.current) return
    // A person who asks for another try takes away why the last one failed.
    if (next.result !== undefined && pausing.current === next.key) return
    isSending.current = true
    void send(next)
  }, [next, isOnline, attempt, call, t, settle, kind, queries])
  return entries.filter(({ state }) => state === 'refused').length
}
