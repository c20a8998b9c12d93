import { type ReactNode, useId } from 'react'
import { formatNumber } from '../../../../facts/format-number.ts'
import { formatMetres } from '../../../../facts/length.ts'
import type { ListChoice, ListLine } from '../../../../trade/list/list-line.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { classNames, Icon, type IconName, IconButton, TextInput } from '../../ui/index.ts'
import { choiceOf, type LineEdit, readQuantity, resolveLine } from './line-edit.ts'
import type { Goods } from './list-goods.ts'
import styles from './list-tool.module.css'
import { messages } from './messages.ts'

type ListRowProps = {
  line: ListLine
  edit: LineEdit
  goods: ReadonlyMap<string, Goods>
  onChange: (edit: LineEdit) => void
}

const marks = {
  sure: 'check',
  probable: 'info',
  ask: 'info',
  'not-found': 'warning',
} as const satisfies Record<ListLine['state'], IconName>

/** One line: what it says, what was understood, and one press to say otherwise. */
export const ListRow = ({ line, edit, goods, onChange }: ListRowProps) => {
  const t = useText()
  const ready = resolveLine(line, edit, goods) !== undefined
  const state = ready ? 'sure' : line.state
  const choice = choiceOf(line, edit)
  const choices = [line.choice, ...line.alternatives].flatMap((one) => (one ? [one] : []))
  return (
    <div className={styles.row} data-state={state}>
      <p className={styles.said}>
        <span className={classNames(styles.mark, styles[state])}>
          <Icon name={marks[state]} size={16} />
          {t(messages[`state-${state}`])}
        </span>
        <q>{line.text}</q>
        <IconButton
          icon="close"
          label={t(messages.remove, { line: line.text })}
          onClick={() => onChange({ removed: true })}
        />
      </p>
      {choice ? (
        <>
          <Counts line={line} edit={edit} goods={goods.get(choice.sku)} onChange={onChange} />
          {line.doubts.length > 0 && !ready && (
            <p className={styles.doubt}>
              {line.doubts.map((doubt) => t(messages[`doubt-${doubt}`])).join(' ')}
            </p>
          )}
          {line.learned && <p className={styles.doubt}>{t(messages.learned)}</p>}
          <Conversions conversions={line.conversions ?? []} />
          <Choices
            choices={choices}
            chosen={ready || edit.sku ? choice.sku : undefined}
            goods={goods}
            onChoose={(sku) => onChange({ sku })}
          />
          {!ready && <SearchLink line={line}>{t(messages.another)}</SearchLink>}
        </>
      ) : (
        <SearchLink line={line}>{t(messages.search)}</SearchLink>
      )}
    </div>
  )
}

/** The words of a line as a search: what it means may be called otherwise here. */
const SearchLink = ({ line, children }: { line: ListLine; children: ReactNode }) => (
  <p className={styles.search}>
    <Link to={`/search?${new URLSearchParams({ q: line.text.replace(/^[\d.,]+\s*/, '') })}`}>{children}</Link>
  </p>
)

/** What the line says in the shop's measures: `12 pies = 3.66 m`, `5 qq ≈ 67 varillas de 6 m`. */
const Conversions = ({ conversions }: { conversions: NonNullable<ListLine['conversions']> }) => {
  const t = useText()
  const { locale } = useEnv()
  if (conversions.length === 0) return null
  const told = conversions.map((one) =>
    one.kind === 'length'
      ? t(messages[`in-${one.unit}`], {
          n: formatNumber(one.value, locale, Number.isInteger(one.value) ? 0 : 2),
          length: formatMetres(one.lengthMm, locale),
        })
      : t(messages.inBars, {
          n: formatNumber(one.quintals, locale, Number.isInteger(one.quintals) ? 0 : 1),
          bars: formatNumber(Math.floor(one.bars), locale),
          length: formatMetres(one.lengthMm, locale),
        }),
  )
  return <p className={styles.doubt}>{told.join(' · ')}</p>
}

type ChoicesProps = {
  choices: readonly ListChoice[]
  chosen: string | undefined
  goods: ReadonlyMap<string, Goods>
  onChoose: (sku: string) => void
}

/** The goods a line may mean: all of them while one is to be chosen, then the others folded away. */
const Choices = ({ choices, chosen, goods, onChoose }: ChoicesProps) => {
  const t = useText()
  const name = useId()
  const option = (one: ListChoice) => (
    <GoodsChoice
      key={one.sku}
      choice={one}
      goods={goods.get(one.sku)}
      name={name}
      checked={one.sku === chosen}
      onChoose={() => onChoose(one.sku)}
    />
  )
  const others = choices.filter(({ sku }) => sku !== chosen)
  const folded = chosen !== undefined && others.length > 0
  return (
    <fieldset className={styles.choiceField}>
      <legend className="visually-hidden">{t(messages.goods)}</legend>
      <div className={styles.choices}>
        {(folded ? choices.filter(({ sku }) => sku === chosen) : choices).map(option)}
      </div>
      {folded && (
        <details className={styles.others}>
          <summary>{t(messages.others, { n: others.length })}</summary>
          <div className={styles.choices}>{others.map(option)}</div>
        </details>
      )}
    </fieldset>
  )
}

type GoodsChoiceProps = {
  choice: ListChoice
  goods: Goods | undefined
  name: string
  checked: boolean
  onChoose: () => void
}

const GoodsChoice = ({ choice: { sku, lengthMm }, goods, name, checked, onChoose }: GoodsChoiceProps) => {
  const t = useText()
  const { locale } = useEnv()
  const length =
    lengthMm === undefined ? '' : ` · ${t(messages.cutTo, { length: formatMetres(lengthMm, locale) })}`
  // What is cut is told by its length.
  const unit = goods?.product.cut ? '' : goods?.product.unitText
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} value={sku} checked={checked} onChange={onChoose} />
      <span>
        {goods?.name ?? sku}
        <small>
          {[goods?.text, unit && t(messages.soldBy, { unit })].filter(Boolean).join(' · ')}
          {length}
        </small>
      </span>
    </label>
  )
}

type CountsProps = Omit<ListRowProps, 'goods'> & { goods: Goods | undefined }

/** How many, and for goods cut to length how long each. */
const Counts = ({ line, edit, goods, onChange }: CountsProps) => {
  const t = useText()
  const { locale } = useEnv()
  const choice = choiceOf(line, edit)
  const length = choice?.lengthMm === undefined ? '' : formatMetres(choice.lengthMm)
  return (
    <div className={styles.counts}>
      <label>
        {t(messages.quantity)}
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={edit.quantity ?? String(readQuantity(line, edit))}
          onChange={(event) => onChange({ quantity: event.target.value })}
        />
      </label>
      {goods?.product.cut && (
        <label>
          {t(messages.length, {
            from: formatMetres(goods.product.cut.minMm, locale),
            to: formatMetres(goods.product.cut.maxMm, locale),
          })}
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            suffix="m"
            value={edit.length ?? length}
            onChange={(event) => onChange({ length: event.target.value })}
          />
        </label>
      )}
    </div>
  )
}
