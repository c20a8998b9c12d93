import { useState } from 'react'
import { formatMetres } from '../../../../facts/length.ts'
import type { MaterialLine, Role } from '../../../../trade/material-line.ts'
import type { TradeData } from '../../../../trade/trade-data.ts'
import { useEnv } from '../../api/env.tsx'
import { problemMessage } from '../../api/problem-message.ts'
import { useShopper } from '../../api/shopper.ts'
import type { NewLine } from '../../api/line-change.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Alert, Button, Checkbox, Icon } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { type Question, writeQuestion } from './question.ts'
import type { Colour } from './roof-calculator.tsx'
import styles from './roof-calculator.module.css'
import { type Short, shortOf, useAddGoods } from './use-add-goods.ts'

type MaterialListProps = {
  lines: readonly MaterialLine[]
  question: Question
  data: TradeData
  colours: readonly Colour[]
  headline: { count: number; length: string; lengths: number }
}

const groups = [
  { title: messages.sheetGroup, roles: ['sheet'] },
  { title: messages.trimGroup, roles: ['ridge', 'ridge-end', 'hip', 'valley', 'edge'] },
  { title: messages.fixingGroup, roles: ['screw', 'tape', 'sealant', 'touch-up'] },
  { title: messages.structureGroup, roles: ['purlin', 'insulation'] },
] as const satisfies { title: unknown; roles: readonly Role[] }[]

/** The goods by groups, each with its reason; what is ticked goes to the cart in one press. */
export const MaterialList = ({ lines, question, data, colours, headline }: MaterialListProps) => {
  const t = useText()
  const { href, settings } = useEnv()
  const [left, setLeft] = useState<readonly string[]>([])
  const add = useAddGoods()
  const guest = useShopper().kind === 'guest'
  const chosen = lines.filter((line) => line.sku && !left.includes(line.id))
  const items = chosen.flatMap(itemOf)
  // What is said of an earlier list is not said of this one.
  const told = JSON.stringify(add.variables?.items) === JSON.stringify(items)
  const url = `${settings.origin}${href('/tools/roof')}?${writeQuestion(question)}`
  const shared = `${t(headline.lengths > 1 ? messages.sheetsOfLengths : messages.sheetsOf, headline)}\n${url}`
  const toggle = (id: string) => setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id])
  return (
    <section className={styles.goods} aria-labelledby="roof-goods">
      <h2 id="roof-goods">{t(messages.goods)}</h2>
      {groups.map(({ title, roles }) => {
        const inGroup = lines.filter(({ role }) => roles.some((one) => one === role))
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
                    reasoned={line.role !== 'sheet' || index === 0}
                    wanted={!left.includes(line.id)}
                    onToggle={() => toggle(line.id)}
                  />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      {told && add.isError && <AddProblem error={add.error} data={data} />}
      {told && add.isSuccess && <Added short={add.short} data={data} />}
      <div className={styles.actions}>
        <Button
          size="large"
          icon="cart"
          pending={add.isPending}
          disabled={chosen.length === 0}
          onClick={() => add.mutate({ items, name: t(messages.title) })}
        >
          {t(messages.addAll, { n: chosen.length })}
        </Button>
        <a
          className={styles.share}
          href={`https://wa.me/?text=${encodeURIComponent(shared)}`}
          target="_blank"
          rel="noopener"
        >
          <Icon name="chat" size={20} />
          {t(messages.share)}
        </a>
        <button type="button" className={styles.share} onClick={() => print()}>
          <Icon name="print" size={20} />
          {t(messages.print)}
        </button>
      </div>
      {guest && (
        <p className={styles.signIn}>
          <Link to="/login">{t(messages.signIn)}</Link>
        </p>
      )}
    </section>
  )
}

/** The goods are in the cart; what the store is short of is not, and is named with what there is of it. */
const Added = ({ short, data }: { short: readonly Short[]; data: TradeData }) => {
  const t = useText()
  return (
    <Alert tone={short.length > 0 ? 'warning' : 'success'} title={t(messages.added)}>
      {short.map((one) => (
        <ShortGoods key={one.productId} short={one} data={data} />
      ))}
      <p>
        <Link to="/cart">{t(messages.toCart)}</Link>
      </p>
    </Alert>
  )
}

const AddProblem = ({ error, data }: { error: Error; data: TradeData }) => {
  const t = useText()
  const short = shortOf(error)
  return (
    <Alert tone="error">{short ? <ShortGoods short={short} data={data} /> : t(problemMessage(error))}</Alert>
  )
}

const ShortGoods = ({ short: { productId, available }, data }: { short: Short; data: TradeData }) => {
  const t = useText()
  const { locale } = useEnv()
  const product = data.products.find(({ variants }) => variants.some(({ sku }) => sku === productId))
  const amount = product?.cut
    ? `${formatMetres(available * 1000, locale)} m`
    : t(messages.pieces, { n: available })
  const name = product?.name ?? productId
  return (
    <p>
      {available > 0 ? t(messages.shortStock, { name, available: amount }) : t(messages.noneLeft, { name })}
    </p>
  )
}

/** A line of the cart: pieces, and metres each for goods cut to length. */
const itemOf = ({ sku, pieces, lengthMm }: MaterialLine): NewLine[] =>
  sku
    ? [{ productId: sku, quantity: pieces, ...(lengthMm ? { c_lengthMetersToBuy: lengthMm / 1000 } : {}) }]
    : []

type GoodsLineProps = Pick<MaterialListProps, 'data' | 'colours'> & {
  line: MaterialLine
  /** Lengths of one sheet share the reason of the first. */
  reasoned: boolean
  wanted: boolean
  onToggle: () => void
}

const GoodsLine = ({ line, data, colours, reasoned, wanted, onToggle }: GoodsLineProps) => {
  const t = useText()
  const { locale } = useEnv()
  const metres = (mm: number) => formatMetres(mm, locale)
  const product = data.products.find(({ id }) => id === line.masterId)
  const values = product?.variants.find(({ sku }) => sku === line.sku)?.values ?? {}
  const colour = colours.find(({ value }) => value === values.color)?.name
  const {
    runMm = 0,
    pieceMm = 0,
    lapMm = 0,
    rollMm = 0,
    gapMm = 0,
    coverMm = 0,
    ...figures
  } = line.why.values
  const lengths = { run: metres(runMm), piece: metres(pieceMm), lap: metres(lapMm), roll: metres(rollMm) }
  const reason = { ...figures, ...lengths, gap: metres(gapMm), cover: metres(coverMm) }
  const gauge = values.calibre && t(messages.gaugeShort, { gauge: values.calibre })
  const wall = values.espesorMm && `${values.espesorMm} mm`
  const details = [gauge, values.medida ?? values.medidaPulg, wall, colour]
  const missing = (product?.cut?.minTotalMm ?? 0) / 1000
  return (
    <div className={styles.line}>
      <Checkbox
        checked={wanted && Boolean(line.sku)}
        disabled={!line.sku}
        onChange={onToggle}
        label={
          <span className={styles.what}>
            <strong>{line.lengthMm ? `${line.pieces} × ${metres(line.lengthMm)} m` : line.pieces}</strong>{' '}
            {product?.name ?? t(messages.notSold)}
          </span>
        }
        detail={details.filter(Boolean).join(' · ')}
      />
      {line.warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          <Icon name="warning" size={16} />
          {t(messages[warning], { metres: missing })}
        </p>
      ))}
      {reasoned && (
        <details className={styles.why}>
          <summary>{t(messages.why, { n: line.pieces })}</summary>
          <p>{t(messages[`why-${line.role}`], { pieces: line.pieces, ...reason })}</p>
        </details>
      )}
    </div>
  )
}
