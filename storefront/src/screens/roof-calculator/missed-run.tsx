import { memo } from 'react'
import { formatMetres } from '../../../../facts/length.ts'
import type { MaterialLine } from '../../../../trade/material-line.ts'
import type { TradeData } from '../../../../trade/trade-data.ts'
import { useEnv } from '../../api/env.tsx'
import { type Question, type RunOffer, runOffers } from '../../features/roof/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, classNames } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './roof-calculator.module.css'

type MissedRunProps = {
  question: Question
  lines: readonly MaterialLine[]
  data: TradeData
  inCartMm: ReadonlyMap<string, number>
  onChange: (change: Partial<Question>) => void
}

/** Sheets below their minimum run: how many metres are missing, and in one press each what reaches it. */
export const MissedRun = memo(({ question, lines, data, inCartMm, onChange }: MissedRunProps) => {
  const t = useText()
  const { locale } = useEnv()
  const missed = runOffers(question, lines, data, inCartMm)
  if (!missed) return null
  const metres = (mm: number) => formatMetres(mm, locale)
  const label = (offer: RunOffer) => {
    if (offer.kind === 'natural') return t(messages['run-natural'], { min: metres(offer.minMm) })
    if (offer.kind === 'stock') {
      const values = { metres: metres(offer.sheetMm) }
      return t(messages[offer.isNatural ? 'run-stock-natural' : 'run-stock'], values)
    }
    return t(messages['run-reserve'], { n: offer.pieces })
  }
  return (
    <Alert tone="info" live="off" className={classNames(styles.missed, styles.offers)}>
      <p>
        {t(missed.thereMm > 0 ? messages.missedRunInCart : messages.missedRun, {
          missing: metres(missed.missingMm),
          min: metres(missed.minMm),
          there: metres(missed.thereMm),
        })}{' '}
        {missed.offers.map((offer) => (
          <Button key={offer.kind} variant="quiet" size="small" onClick={() => onChange(offer.change)}>
            {label(offer)}
          </Button>
        ))}{' '}
        <small>{t(messages.runGoOn)}</small>
      </p>
    </Alert>
  )
})
