import { formatDate } from '../../../../facts/format-date.ts'
import { formatNumber } from '../../../../facts/format-number.ts'
import { formatPercent } from '../../../../facts/format-percent.ts'
import { formatMetres } from '../../../../facts/length.ts'
import type { TradeData } from '../../../../trade/trade-data.ts'
import { useEnv } from '../../api/env.tsx'
import { useShopper } from '../../api/shopper.ts'
import { useMoney } from '../../features/market/index.ts'
import { readiness, usePricedLines } from '../../features/material-list/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, IconButton } from '../../ui/index.ts'
import {
  comparedSheets,
  keyOf,
  mostCompared,
  type RoofAlternative,
  type SheetChoice,
  writeComparedSheets,
} from './alternatives.ts'
import type { Question } from '../../features/roof/index.ts'
import { CompareForm } from './compare-form.tsx'
import { messages } from './messages.ts'
import type { Colour } from './roof-calculator.tsx'
import styles from './roof-calculator.module.css'
import { useAlternatives } from './use-alternatives.ts'
import { useTerms } from './use-terms.ts'

type AlternativesProps = {
  question: Question
  data: TradeData
  colours: readonly Colour[]
  onChoose: (change: Partial<Question>) => void
}

/** The same roof in other sheets, side by side: a thicker sheet needs fewer purlins, so roofs are compared, not sheets. */
export const Alternatives = ({ question: asked, data, colours, onChoose }: AlternativesProps) => {
  const t = useText()
  const { question, rows } = useAlternatives(asked, data)
  const terms = useTerms(data)
  const compared = comparedSheets(question)
  const compare = (sheets: readonly SheetChoice[]) => onChoose({ cmp: writeComparedSheets(sheets) })
  if (rows.length === 0) return null
  return (
    <section className={styles.alternatives} aria-labelledby="alternatives">
      <h2 id="alternatives">{t(messages.compare)}</h2>
      <ul role="list">
        {rows.map((row, index) => (
          <li key={row.key} aria-current={index === 0 ? 'true' : undefined}>
            <Alternative
              row={row}
              terms={terms}
              current={index === 0}
              colour={colours.find(({ value }) => value === row.choices.colour)?.name}
              onChoose={() => onChoose(row.change)}
              onRemove={
                index > 0 && compared.length > 0
                  ? () => compare(compared.filter((one) => keyOf(one) !== row.key))
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
      {compared.length >= rows.length && <p role="status">{t(messages.notComparable)}</p>}
      <CompareForm
        data={data}
        colours={colours}
        full={compared.length >= mostCompared}
        onCompare={(sheet) => compare([...compared.filter((one) => keyOf(one) !== keyOf(sheet)), sheet])}
      />
    </section>
  )
}

type AlternativeProps = {
  row: RoofAlternative
  terms: ReturnType<typeof useTerms>
  current: boolean
  colour: string | undefined
  onChoose: () => void
  /** Absent for those that the page suggests. */
  onRemove: (() => void) | undefined
}

const Alternative = ({ row, terms, current, colour, onChoose, onRemove }: AlternativeProps) => {
  const t = useText()
  const { locale, language } = useEnv()
  const { roof, choices, items, grams } = row
  const { purlins, Purlins } = terms
  const profile = choices.profile.name[language]
  const sheet = [t(messages.gaugeShort, { gauge: choices.gauge }), colour].filter(Boolean).join(' · ')
  return (
    <>
      <h3>
        {profile} <small>{sheet}</small>
      </h3>
      <dl>
        <Fact
          label={t(messages.sheets)}
          value={`${formatNumber(roof.pieces, locale)} · ${formatMetres(roof.sheetMm, locale)} m`}
        />
        <Fact label={t(messages.weightAll, { purlins })} value={`${formatNumber(grams / 1000, locale)} kg`} />
        <Fact label={Purlins} value={String(roof.purlinBars)} />
        <Fact label={t(messages.waste)} value={formatPercent(Math.max(0, roof.waste), locale, 1)} />
        <Offer items={items} />
      </dl>
      {current ? (
        <strong>{t(messages.chosen)}</strong>
      ) : (
        <Button
          variant="secondary"
          size="small"
          onClick={onChoose}
          aria-label={`${t(messages.choose)}: ${profile} · ${sheet}`}
        >
          {t(messages.choose)}
        </Button>
      )}
      {onRemove && (
        <IconButton
          icon="close"
          label={`${t(messages.removeCompare)}: ${profile} · ${sheet}`}
          onClick={onRemove}
        />
      )}
    </>
  )
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

/** When the whole roof is ready at the chosen store, and for customers what it costs. */
const Offer = ({ items }: { items: RoofAlternative['items'] }) => {
  const t = useText()
  const money = useMoney()
  const customer = useShopper().kind === 'registered'
  const { data, isError } = usePricedLines(items)
  const waiting = isError ? '–' : '…'
  const { day, without } = data ? readiness(data) : { without: 0 }
  return (
    <>
      <Fact label={t(messages.ready, { without })} value={data ? (day ? formatDate(day) : '–') : waiting} />
      {customer && (
        <Fact
          label={t(messages.total)}
          value={data?.productTotal === undefined ? waiting : money(data.productTotal, data.currency)}
        />
      )}
    </>
  )
}
