import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fromMajor } from '../../../../facts/money.ts'
import { type BankLine, bank, type ConfirmedMatch, type Match } from '../../api/bank.ts'
import { useEnv } from '../../api/env.tsx'
import { orders } from '../../api/orders.ts'
import { paymentMethods } from '../../api/payment-methods.ts'
import { Problem } from '../../api/problem.ts'
import { allOf, isOneOf, sortsOf } from '../../api/search-query.ts'
import { problemText } from '../../features/problem/index.ts'
import { showToast } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** As many as one call confirms. */
const mostAtOnce = 200
const mostWaiting = 200

/** Open lines and what each is probably for. */
export const useProposals = (country: string | undefined) => {
  const { call } = useEnv()
  const body = country === undefined ? {} : { country }
  const found = useQuery({
    queryKey: [bank.proposeMatches, body],
    queryFn: () => call(bank.proposeMatches, { body }),
  })
  return { ...found, proposals: found.data?.data }
}

/** Orders that wait for a transfer, the oldest first. */
export const useWaitingOrders = (country: string | undefined) => {
  const { call } = useEnv()
  const body = {
    query: allOf(
      isOneOf('step', ['waiting']),
      isOneOf('paymentMethodId', [paymentMethods.transfer]),
      isOneOf('country', country ? [country] : []),
    ),
    sorts: sortsOf(undefined, 'creationDate'),
    limit: mostWaiting,
    offset: 0,
  }
  return useQuery({
    queryKey: [orders.searchOrders, body],
    queryFn: () => call(orders.searchOrders, { body }),
  })
}

/** What confirmed lines have brought of each order so far, as far as the last of them tell. */
export const useReceived = (country: string | undefined) => {
  const { call } = useEnv()
  const body = { statuses: ['matched' as const], limit: 200, ...(country === undefined ? {} : { country }) }
  const found = useQuery({
    queryKey: [bank.searchBankLines, body],
    queryFn: () => call(bank.searchBankLines, { body }),
  })
  const received = new Map<string, number>()
  for (const { orderNo, amount } of found.data?.data.flatMap(({ matches }) => matches) ?? [])
    received.set(orderNo, (received.get(orderNo) ?? 0) + fromMajor(amount))
  return received
}

/** What a confirmation was refused for, as a problem of a call. */
const refusalOf = ({ problem }: ConfirmedMatch) =>
  problem && new Problem(problem.status, problem.type.split('/').at(-1) ?? '', problem.detail, { ...problem })

/** Decisions on lines; each shows all lists anew. Money can be taken back on its day. */
export const useBank = () => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  const onSettled = () =>
    Promise.all(
      [bank.proposeMatches, bank.searchBankLines, orders.searchOrders].map((operation) =>
        queries.invalidateQueries({ queryKey: [operation] }),
      ),
    )
  const onError = (error: unknown) => showToast(problemText(t, error), { tone: 'bad' })

  const undo = useMutation({
    mutationFn: async ({ lineIds, reason }: { lineIds: readonly string[]; reason: string }) => {
      for (const lineId of lineIds) await call(bank.undoMatch, { params: { lineId }, body: { reason } })
    },
    onSuccess: () => showToast(t(messages.undone)),
    onError,
    onSettled,
  })
  const confirm = useMutation({
    mutationFn: async (matches: readonly Match[]) => {
      const results: ConfirmedMatch[] = []
      for (let at = 0; at < matches.length; at += mostAtOnce) {
        const body = { matches: matches.slice(at, at + mostAtOnce) }
        results.push(...(await call(bank.confirmMatches, { body })).data)
      }
      return results
    },
    onSuccess: (results) => {
      const refused = results.flatMap((one) => {
        const problem = refusalOf(one)
        return problem ? [[one.lineId, problemText(t, problem)] as const] : []
      })
      setRefusals(new Map(refused))
      const lineIds = results.flatMap(({ lineId, isConfirmed }) => (isConfirmed ? [lineId] : []))
      if (refused.length > 0) showToast(t(messages.notConfirmed, refused.length), { tone: 'bad' })
      if (lineIds.length === 0) return
      const run = () => undo.mutate({ lineIds, reason: t(messages.undoneAtOnce) })
      showToast(t(messages.confirmed, lineIds.length), { undo: { label: t(messages.undo), run } })
    },
    onError,
    onSettled,
  })
  const setIgnored = useMutation({
    mutationFn: ({ id, note }: { id: string; note?: string }) =>
      call(bank.ignoreLine, {
        params: { lineId: id },
        body: note === undefined ? { ignored: false } : { ignored: true, note },
      }),
    onSuccess: ({ id }, { note }) =>
      note === undefined
        ? showToast(t(messages.reopened))
        : showToast(t(messages.wasIgnored), {
            undo: { label: t(messages.undo), run: () => setIgnored.mutate({ id }) },
          }),
    onError,
    onSettled,
  })
  const split = useMutation({
    mutationFn: ({ line, amounts }: { line: BankLine; amounts: number[] }) =>
      call(bank.splitLine, { params: { lineId: line.id }, body: { amounts } }),
    onSuccess: ({ data }) => showToast(t(messages.wasSplit, data.length)),
    onError,
    onSettled,
  })
  return { confirm, undo, setIgnored, split, refusals, refresh: onSettled }
}

export type Bank = ReturnType<typeof useBank>
