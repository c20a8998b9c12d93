import { startTransition, useEffect, useState } from 'react'
import type { TradeData } from '../../../../trade/trade-data.ts'
import type { Question } from '../../features/roof/index.ts'
import { alternativesOf, laidBeside, type RoofAlternative } from './alternatives.ts'

/**
 * The same roof in other sheets, and the question they answer. Each roof is laid in a turn of its own, so that no key
 * waits for all of them; until they are there the ones before stand.
 */
export const useAlternatives = (
  asked: Question,
  data: TradeData,
): { question: Question; rows: readonly RoofAlternative[] } => {
  const [laid, setLaid] = useState(() => ({ question: asked, rows: alternativesOf(asked, data), data }))
  const isLaid = laid.question === asked && laid.data === data
  useEffect(() => {
    if (isLaid) return undefined
    const turns = laidBeside(asked, data)
    const rows: RoofAlternative[] = []
    let timer = setTimeout(function turn() {
      const next = turns.next()
      if (next.done) return startTransition(() => setLaid({ question: asked, rows, data }))
      rows.push(...next.value)
      timer = setTimeout(turn)
    })
    return () => clearTimeout(timer)
  }, [asked, data, isLaid])
  return laid
}
