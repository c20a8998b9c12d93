import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { formatNumber } from '../../../../facts/format-number.ts'
import { formatMetres } from '../../../../facts/length.ts'
import type { LocaleId } from '../../../../facts/locales.ts'
import type { MaterialLine, Role } from '../../../../trade/material-line.ts'
import { takenLines, type WantedPieces } from '../../../../trade/taken-lines.ts'
import type { TradeData } from '../../../../trade/trade-data.ts'
import { useEnv } from '../../api/env.tsx'
import type { NewLine } from '../../api/line-change.ts'
import { useText } from '../../lib/i18n/text.tsx'
import {
  AddOutcome,
  ListActions,
  type ListDrawing,
  type NamedGoods,
  ShareActions,
  useAddGoods,
  useCartMetres,
} from '../../features/material-list/index.ts'
import {
  type Question,
  roofPath,
  wantedPieces,
  withPieces,
  writeQuestion,
} from '../../features/roof/index.ts'
import { GoodsLine, type Want } from './goods-line.tsx'
import { LargePacks } from './large-packs.tsx'
import { MissedRun } from './missed-run.tsx'
import { messages } from './messages.ts'
import type { Colour } from './roof-calculator.tsx'
import styles from './roof-calculator.module.css'

type MaterialListProps = {
  lines: readonly MaterialLine[]
  question: Question
  data: TradeData
  colours: readonly Colour[]
  headline: { count: number; length: string; lengths: number }
  onChange: (change: Partial<Question>) => void
  drawings: () => readonly ListDrawing[]
}

const groups = [
  { title: messages.sheetGroup, roles: ['sheet', 'skylight'] },
  { title: messages.trimGroup, roles: ['ridge', 'ridge-end', 'hip', 'valley', 'edge'] },
  { title: messages.fixingGroup, roles: ['screw', 'tape', 'sealant', 'touch-up'] },
  { title: messages.structureGroup, roles: ['purlin', 'insulation'] },
  { title: messages.waterGroup, roles: ['gutter', 'bracket', 'gutter-cap', 'outlet', 'downpipe'] },
] as const satisfies { title: unknown; roles: readonly Role[] }[]

/** The goods by groups, each with its reason; what is ticked goes to the cart in one press. */
export const MaterialList = ({
  lines,
  question,
  data,
  colours,
  headline,
  onChange,
  drawings,
}: MaterialListProps) => {
  const t = useText()
  const { locale } = useEnv()
  // What a press adds follows each key; the rows that show it come right after.
  const shown = useDeferredValue(lines)
  const { n } = question
  const wanted = useMemo(() => wantedPieces({ n }), [n])
  const taken = useMemo(() => takenLines(lines, wanted, data.products), [lines, wanted, data])
  // What reaches a missed run is laid for it, which no key waits for.
  const lateQuestion = useDeferredValue(question)
  const lateLines = useDeferredValue(taken)
  const chosen = taken.filter(({ sku, pieces }) => sku && pieces > 0)
  const items = chosen.flatMap(itemOf)
  const sheets = chosen.reduce((sum, { role, pieces }) => sum + (role === 'sheet' ? pieces : 0), 0)
  const name = t(headline.lengths > 1 ? messages.sheetsOfLengths : messages.sheetsOf, {
    ...headline,
    count: sheets || headline.count,
  })
  const add = useAddGoods(items)
  // A list that was just added is in the cart: its metres count once.
  const inCartMm = useCartMetres(add.addedMm)
  const latest = useRef(taken)
  useEffect(() => {
    latest.current = taken
  }, [taken])
  const want: Want = useCallback(
    (id, pieces, seen) => {
      const now = latest.current.find((line) => line.id === id)
      const reckoned = now?.reckoned ?? now?.pieces
      // A row may still show the roof before the last key: one more is one more of the roof there is now. A number that is
      // typed is meant as it stands.
      const isStep = pieces !== undefined && pieces > 0 && Math.abs(pieces - seen) === 1
      const meant = isStep ? Math.max(0, pieces + (now?.pieces ?? seen) - seen) : pieces
      // As many as were reckoned are no wish of their own: they follow the roof when it changes.
      onChange(withPieces({ n }, id, meant === reckoned ? undefined : meant))
    },
    [n, onChange],
  )
  return (
    <section className={styles.goods} aria-labelledby="roof-goods">
      <h2 id="roof-goods">{t(messages.goods)}</h2>
      <GoodsGroups
        lines={shown}
        wanted={wanted}
        inCartMm={inCartMm}
        data={data}
        colours={colours}
        onWant={want}
      />
      <MissedRun
        question={lateQuestion}
        lines={lateLines}
        data={data}
        inCartMm={inCartMm}
        onChange={onChange}
      />
      <LargePacks
        lines={taken}
        items={items}
        data={data}
        taken={question.lp !== ''}
        onTake={(lp) => onChange({ lp, ...withReckonedScrews(question) })}
      />
      <AddOutcome add={add} named={namedIn(data)} title={t(messages.added)} />
      <ListActions
        label={t(messages.addAll, { n: chosen.length })}
        items={items}
        name={name}
        add={add}
        drawings={drawings}
      >
        <ShareActions
          title={name}
          lines={chosen.map((line) => sharedLine(line, data, locale))}
          path={`${roofPath}?${writeQuestion(question)}`}
          items={items}
        />
      </ListActions>
    </section>
  )
}

/** Other packs are other numbers of them. */
const withReckonedScrews = (question: Question) =>
  withPieces(withPieces(question, 'screw', undefined), 'screw-large', undefined)

type GoodsGroupsProps = Pick<MaterialListProps, 'lines' | 'data' | 'colours'> & {
  wanted: WantedPieces
  inCartMm: ReadonlyMap<string, number>
  onWant: Want
}

/** The rows, group by group. Drawn again only when they or what is wanted of them changes. */
const GoodsGroups = memo(({ lines, wanted, inCartMm, data, colours, onWant }: GoodsGroupsProps) => {
  const t = useText()
  const taken = takenLines(lines, wanted, data.products, inCartMm)
  return groups.map(({ title, roles }) => {
    const inGroup = taken.filter(({ role }) => roles.some((one) => one === role))
    if (inGroup.length === 0) return null
    return (
      <div key={roles.join()} className={styles.group}>
        <h3>{t(title)}</h3>
        <ul role="list">
          {inGroup.map((line, index) => (
            <li key={line.id}>
              <GoodsLine
                line={line}
                data={data}
                colours={colours}
                further={index > 0 && isSameGoods(line, inGroup[index - 1])}
                onWant={onWant}
              />
            </li>
          ))}
        </ul>
      </div>
    )
  })
})

/** Another length of the goods above. */
const isSameGoods = (line: MaterialLine, before: MaterialLine | undefined): boolean =>
  line.role === 'sheet' && before?.masterId === line.masterId && before.sku === line.sku

/** Goods by their SKU, as the rules name them. */
const namedIn =
  ({ products }: TradeData): NamedGoods =>
  (sku) => {
    const product = products.find(({ variants }) => variants.some((one) => one.sku === sku))
    return product && { name: product.name, cut: product.cut !== undefined }
  }

const sharedLine = (
  { pieces, lengthMm, masterId }: MaterialLine,
  data: TradeData,
  locale: LocaleId,
): string => {
  const length = lengthMm === undefined ? '' : ` × ${formatMetres(lengthMm, locale)} m`
  return `${formatNumber(pieces, locale)}${length} ${data.products.find(({ id }) => id === masterId)?.name ?? ''}`
}

/** A line of the cart: pieces, and metres each for goods cut to length. */
const itemOf = ({ sku, pieces, lengthMm }: MaterialLine): NewLine[] =>
  sku
    ? [{ productId: sku, quantity: pieces, ...(lengthMm ? { c_lengthMetersToBuy: lengthMm / 1000 } : {}) }]
    : []
