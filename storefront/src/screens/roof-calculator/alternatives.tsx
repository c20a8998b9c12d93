import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { formatNumber } from '../../../../facts/format-number.ts'
import { formatMetres } from '../../../../facts/length.ts'
import type { TradeData } from '../../../../trade/trade-data.ts'
import { useEnv } from '../../api/env.tsx'
import { query } from '../../api/query.ts'
import { useShopper } from '../../api/shopper.ts'
import { trade } from '../../api/trade.ts'
import { useMoney } from '../../features/market/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button } from '../../ui/index.ts'
import { alternativesOf, type RoofAlternative } from './alternatives.ts'
import { messages } from './messages.ts'
import type { Question } from './question.ts'
import type { Colour } from './roof-calculator.tsx'
import styles from './roof-calculator.module.css'

type AlternativesProps = {
  question: Question
  data: TradeData
  colours: readonly Colour[]
  onChoose: (change: Partial<Question>) => void
}

/** The same roof in other sheets, side by side: a thicker sheet needs fewer purlins, so roofs are compared, not sheets. */
export const Alternatives = ({ question, data, colours, onChoose }: AlternativesProps) => {
  const t = useText()
  const rows = useMemo(() => alternativesOf(question, data), [question, data])
  if (rows.length < 2) return null
  return (
    <div className={styles.alternatives}>
      <h2 id="alternatives">{t(messages.compare)}</h2>
      <div className={styles.scroll} role="region" aria-labelledby="alternatives" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(messages.profile)}</th>
              <th scope="col">{t(messages.sheets)}</th>
              <th scope="col">{t(messages.weightAll)}</th>
              <th scope="col">{t(messages.purlinBars)}</th>
              <th scope="col">{t(messages.waste)}</th>
              <TotalHead />
              <th scope="col">
                <span className="visually-hidden">{t(messages.choose)}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <AlternativeRow
                key={row.key}
                row={row}
                current={index === 0}
                colour={colours.find(({ value }) => value === row.choices.colour)?.name}
                onChoose={() => onChoose(row.change)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

const TotalHead = () => {
  const t = useText()
  return useShopper().kind === 'guest' ? null : <th scope="col">{t(messages.total)}</th>
}

type AlternativeRowProps = {
  row: RoofAlternative
  current: boolean
  colour: string | undefined
  onChoose: () => void
}

const AlternativeRow = ({
  row: { roof, choices, items, grams },
  current,
  colour,
  onChoose,
}: AlternativeRowProps) => {
  const t = useText()
  const { locale, language } = useEnv()
  const customer = useShopper().kind === 'registered'
  const name = [choices.profile.name[language], t(messages.gaugeShort, { gauge: choices.gauge }), colour]
    .filter(Boolean)
    .join(' · ')
  return (
    <tr aria-current={current ? 'true' : undefined}>
      <th scope="row">{name}</th>
      <td>
        {roof.pieces} · {formatMetres(roof.sheetMm, locale)} m
      </td>
      <td>{formatNumber(grams / 1000, locale)} kg</td>
      <td>{roof.purlinBars}</td>
      <td>{formatNumber(roof.waste * 100, locale, 1)} %</td>
      {customer && (
        <td>
          <Total items={items} />
        </td>
      )}
      <td>
        {current ? (
          t(messages.chosen)
        ) : (
          <Button
            variant="secondary"
            size="small"
            onClick={onChoose}
            aria-label={`${t(messages.choose)}: ${name}`}
          >
            {t(messages.choose)}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** How long the measures rest before prices are asked, in ms: not one call a key. */
const restMs = 700

/** What the whole roof costs, by the arithmetic of the cart. */
const Total = ({ items }: { items: RoofAlternative['items'] }) => {
  const money = useMoney()
  const env = useEnv()
  const key = JSON.stringify(items)
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), restMs)
    return () => clearTimeout(timer)
  }, [key])
  const { data } = useQuery({
    ...query(env, trade.priceLines, { body: { lines: items } }),
    enabled: settled === key,
    staleTime: 60_000,
  })
  return data?.productTotal === undefined ? '…' : money(data.productTotal, data.currency)
}
