import { useRef, useState } from 'react'
import { formatMetres } from '../../../../facts/length.ts'
import { withNonBreakingUnits } from '../../../../facts/non-breaking-units.ts'
import { mostPiecesOfLine, type TakenLine } from '../../../../trade/taken-lines.ts'
import type { TradeData } from '../../../../trade/trade-data.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Checkbox, classNames, Icon, Stepper, VisuallyHidden } from '../../ui/index.ts'
import { messages } from './messages.ts'
import type { Colour } from './roof-calculator.tsx'
import styles from './roof-calculator.module.css'
import { useTerms } from './use-terms.ts'

/** So many pieces of a line, or what was reckoned; `seen` is what its row shows. */
export type Want = (id: string, pieces: number | undefined, seen: number) => void

type GoodsLineProps = {
  data: TradeData
  colours: readonly Colour[]
  line: TakenLine
  /** A further length of the goods above it, whose name, warnings and reason it shares. */
  further: boolean
  onWant: Want
}

/** Goods of the list: whether they are taken, how many, and why. */
export const GoodsLine = ({ line, data, colours, further, onWant }: GoodsLineProps) => {
  const t = useText()
  const { locale } = useEnv()
  const { purlins } = useTerms(data)
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
  const reason = { ...figures, ...lengths, ...places, purlins }
  const gauge = values.calibre && t(messages.gaugeShort, { gauge: values.calibre })
  const wall = values.espesorMm && `${values.espesorMm} mm`
  const develop = values.desarrolloMm && `${values.desarrolloMm} mm`
  const details = [gauge, values.medida ?? values.medidaPulg, wall ?? develop, colour].filter(Boolean)
  const missing = (product?.cut?.minTotalMm ?? 0) / 1000
  const name = product?.name ?? t(messages.notSold)
  const isSheet = line.role === 'sheet' || line.role === 'skylight'
  const lengthMm = line.lengthMm ?? (isSheet ? variant?.lengthMm : undefined)
  const length = lengthMm === undefined ? '' : `${metres(lengthMm)} m`
  const spoken = [length, name].filter(Boolean).join(' ')
  const reckoned = line.reckoned ?? line.pieces
  const check = useRef<HTMLInputElement>(null)
  return (
    <div className={classNames(styles.line, further && styles.further)}>
      <Checkbox
        ref={check}
        className={styles.what}
        checked={line.pieces > 0 && Boolean(line.sku)}
        disabled={!line.sku}
        onChange={() => onWant(line.id, line.pieces > 0 ? 0 : undefined, line.pieces)}
        label={
          <>
            {!line.sku && <strong>{length ? `${line.pieces} × ` : `${line.pieces} `}</strong>}
            {length && <strong>{withNonBreakingUnits(length)} </strong>}
            {further ? <VisuallyHidden>{name}</VisuallyHidden> : withNonBreakingUnits(name)}
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
            onClick={() => {
              onWant(line.id, undefined, line.pieces)
              // The button goes with what it undid.
              check.current?.focus({ preventScroll: true })
            }}
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
          <p>{t(whyOf(line), { pieces: reckoned, ...reason })}</p>
        </details>
      )}
    </div>
  )
}

/** Purlins that laps of sheets have moved have a reason of their own. */
const whyOf = ({ role, why }: TakenLine) =>
  role === 'purlin' && why.values.laps !== undefined ? messages['why-lap-purlin'] : messages[`why-${role}`]

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
