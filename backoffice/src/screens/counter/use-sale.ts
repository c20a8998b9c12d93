import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { counter, type Sale } from '../../api/counter.ts'
import { useEnv } from '../../api/env.tsx'
import { showToast } from '../../ui/index.ts'
import { useSaleProblem } from './sale-problem.ts'

/** A sale and its changes, whose answer is the sale as it is then. Begun with `quiet` the caller tells what went wrong. */
export const useSale = (basketId: string) => {
  const { call } = useEnv()
  const queries = useQueryClient()
  const problemOf = useSaleProblem()
  const [underWay, setUnderWay] = useState(0)
  const queryKey = [counter.getCounterBasket, basketId]
  const query = useQuery({
    queryKey,
    queryFn: () => call(counter.getCounterBasket, { params: { basketId } }),
    retry: false,
  })
  /** Undefined where it was done; what went wrong otherwise, in words. */
  const change = async (work: () => Promise<Sale>, quiet = false): Promise<string | undefined> => {
    setUnderWay((count) => count + 1)
    try {
      queries.setQueryData(queryKey, await work())
      return undefined
    } catch (error) {
      const text = problemOf(error)
      if (!quiet) showToast(text, { tone: 'bad' })
      return text
    } finally {
      setUnderWay((count) => count - 1)
    }
  }
  return { query, sale: query.data, change, isChanging: underWay > 0 }
}

export type Change = ReturnType<typeof useSale>['change']
