import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { formatMetres } from '../../../../facts/length.ts'
import type { LocaleId } from '../../../../facts/locales.ts'
import type { MaterialLine, Role } from '../../../../trade/material-line.ts'
import {
  mostPiecesOfLine,
  type TakenLine,
  takenLines,
  type WantedPieces,
} from '../../../../trade/taken-lines.ts'
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
} from '../../features/material-list/index.ts'
import { Button, Checkbox, classNames, Icon, Stepper, VisuallyHidden } from '../../ui/index.ts'
import {
  type Question,
  roofPath,
  wantedPieces,
  withPieces,
  writeQuestion,
} from '../../features/roof/index.ts'
import { LargePacks } from './large-packs.tsx'
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
  const add = useAddGoods()
  // What a press adds follows each key; the rows that show it come right after.
  const shown = useDeferredValue(lines)
  const { n } = question
  const wanted = useMemo(() => wantedPieces({ n }), [n])
  const taken = useMemo(() => takenLines(lines, wanted, data.products), [lines, wanted, data])
  const chosen = taken.filter(({ sku, pieces }) => sku && pieces > 0)
  const items = chosen.flatMap(itemOf)
  // What is said of an earlier list is not said of this one.
  const told = add.variables !== undefined && JSON.stringify(add.variables.items) === JSON.stringify(items)
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
      <GoodsGroups lines={shown} wanted={wanted} data={data} colours={colours} onWant={want} />
      <LargePacks
        lines={taken}
        items={items}
        data={data}
        taken={question.lp !== ''}
        onTake={(lp) => onChange({ lp, ...withReckonedScrews(question) })}
      />
      <AddOutcome
        error={told ? add.error : null}
        done={told && add.isSuccess}
        short={add.short}
        named={namedIn(data)}
        title={t(messages.added)}
      />
      <ListActions
        label={t(messages.addAll, { n: chosen.length })}
        items={items}
        name={t(headline.lengths > 1 ? messages.sheetsOfLengths : messages.sheetsOf, headline)}
        add={add}
        drawings={drawings}
      >
        <ShareActions
          title={t(headline.lengths > 1 ? messages.sheetsOfLengths : messages.sheetsOf, headline)}
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

/** So many pieces of a line, or what was reckoned; `seen` is what its row shows. */
type Want = (id: string, pieces: number | undefined, seen: number) => void

type GoodsGroupsProps = Pick<MaterialListProps, 'lines' | 'data' | 'colours'> & {
  wanted: WantedPieces
  onWant: Want
}

/** The rows, group by group. Drawn again only when they or what is wanted of them changes. */
const GoodsGroups = memo(({ lines, wanted, data, colours, onWant }: GoodsGroupsProps) => {
  const t = useText()
  const taken = takenLines(lines, wanted, data.products)
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
                further={index > 0 && line.sku !== undefined && inGroup[index - 1]?.sku === line.sku}
                onWant={onWant}
              />
            </li>
          ))}
        </ul>
      </div>
    )
  })
})

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
  return `${pieces}${length} ${data.products.find(({ id }) => id === masterId)?.name ?? ''}`
}

/** A line of the cart: pieces, and metres each for goods cut to length. */
const itemOf = ({ sku, pieces, lengthMm }: MaterialLine): NewLine[] =>
  sku
    ? [{ productId: sku, quantity: pieces, ...(lengthMm ? { c_lengthMetersToBuy: lengthMm / 1000 } : {}) }]
    : []

type GoodsLineProps = Pick<MaterialListProps, 'data' | 'colours'> & {
  line: TakenLine
  /** A further length of the goods above it, whose name, warnings and reason it shares. */
  further: boolean
  onWant: Want
}

const GoodsLine = ({ line, data, colours, further, onWant }: GoodsLineProps) => {
  const t = useText()
  const { locale } = useEnv()
  const metres = (mm: number) => formatMetres(mm, locale)
  const product = data.products.find(({ id }) => id === line.masterId)
  const variant = product?.variants.find(({ sku }) => sku === line.sku)
  const values = variant?.values ?? {}
  const colour = colours.find(({ value }) => value === values.color)?.name
  const {
    runMm = 0,
    pieceMm = 0,
    lapMm = 0,
    rollMm = 0,
    gapMm = 0,
    coverMm = 0,
    betweenMm = 0,
    reachMm = 0,
    heightMm = 0,
    ...figures
  } = line.why.values
  const lengths = { run: metres(runMm), piece: metres(pieceMm), lap: metres(lapMm), roll: metres(rollMm) }
  const places = {
    gap: metres(gapMm),
    cover: metres(coverMm),
    between: metres(betweenMm),
    reach: metres(reachMm),
    height: metres(heightMm),
  }
  const reason = { ...figures, ...lengths, ...places }
  const gauge = values.calibre && t(messages.gaugeShort, { gauge: values.calibre })
  const wall = values.espesorMm && `${values.espesorMm} mm`
  const develop = values.desarrolloMm && `${values.desarrolloMm} mm`
  const details = [gauge, values.medida ?? values.medidaPulg, wall ?? develop, colour].filter(Boolean)
  const missing = (product?.cut?.minTotalMm ?? 0) / 1000
  const name = product?.name ?? t(messages.notSold)
  const length = line.lengthMm === undefined ? '' : `${metres(line.lengthMm)} m`
  const spoken = [length, name].filter(Boolean).join(' ')
  const reckoned = line.reckoned ?? line.pieces
  return (
    <div className={classNames(styles.line, further && styles.further)}>
      <Checkbox
        className={styles.what}
        checked={line.pieces > 0 && Boolean(line.sku)}
        disabled={!line.sku}
        onChange={() => onWant(line.id, line.pieces > 0 ? 0 : undefined, line.pieces)}
        label={
          <>
            {!line.sku && <strong>{line.pieces} </strong>}
            {length && <strong>{length} </strong>}
            {further ? <VisuallyHidden>{name}</VisuallyHidden> : name}
          </>
        }
        detail={further ? undefined : details.length > 0 ? details.join(' · ') : variant?.text}
      />
      {line.sku && (
        <Pieces
          pieces={line.pieces}
          name={spoken}
          onChange={(pieces) => onWant(line.id, pieces, line.pieces)}
        />
      )}
      {line.reckoned !== undefined && line.pieces > 0 && (
        <p className={styles.reckoned}>
          {t(messages.reckoned, { n: reckoned })}{' '}
          <Button
            variant="quiet"
            size="small"
            onClick={() => onWant(line.id, undefined, line.pieces)}
            aria-label={`${t(messages.takeReckoned)}: ${spoken}`}
          >
            {t(messages.takeReckoned)}
          </Button>
        </p>
      )}
      {!further &&
        line.warnings.map((warning) => (
          <p key={warning} className={styles.warning}>
            <Icon name="warning" size={16} />
            {t(messages[warning], { metres: missing })}
          </p>
        ))}
      {!further && (
        <details className={styles.why}>
          <summary>{t(messages.why, { n: reckoned })}</summary>
          <p>{t(messages[`why-${line.role}`], { pieces: reckoned, ...reason })}</p>
        </details>
      )}
    </div>
  )
}

type PiecesProps = { pieces: number; name: string; onChange: (pieces: number) => void }

/** How many of a line; while the field is empty what it said holds. */
const Pieces = ({ pieces, name, onChange }: PiecesProps) => {
  const t = useText()
  const [empty, setEmpty] = useState(false)
  return (
    <Stepper
      className={styles.pieces}
      value={empty ? null : pieces}
      max={mostPiecesOfLine}
      onChange={(value) => {
        setEmpty(value === null)
        if (value !== null) onChange(value)
      }}
      onBlur={() => setEmpty(false)}
      label={t(messages.piecesOf, { name })}
      decreaseLabel={t(messages.less, { name })}
      increaseLabel={t(messages.more, { name })}
    />
  )
}
