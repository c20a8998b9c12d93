import { useState } from 'react'
import { type CutRule, cutsBeside, formatMetres } from '../../../../../facts/length.ts'
import { separatorsOf } from '../../../../../facts/locales.ts'
import { useEnv } from '../../../api/env.tsx'
import { useText } from '../../../lib/i18n/text.tsx'
import { Button, IconButton, Row, Stepper, TextInput } from '../../../ui/index.ts'
import { lengthOf, lengthText, type LengthUnit } from '../../length-unit/index.ts'
import { decisionMessages as messages } from '../product-messages.ts'
import type { ProductChoice } from '../use-product-choice.ts'
import { cutFault, type FurtherCut } from './cut.ts'
import { lengthMessages } from './length-messages.ts'
import styles from './further-length-rows.module.css'

/** The unit in which lengths are typed: the sign behind a number, and its name in a sentence. */
export type RowMeasure = { unit: LengthUnit; sign: string; name: string }

type RowProps = {
  row: FurtherCut
  /** Its place, from 2: the ruler is the first. */
  n: number
  cut: CutRule
  measure: RowMeasure
  change: (row: FurtherCut) => void
  remove: () => void
}

const LengthRow = ({ row, n, cut, measure: { unit, sign, name }, change, remove }: RowProps) => {
  const t = useText()
  const { locale } = useEnv()
  const { decimal } = separatorsOf(locale)
  const [text, setText] = useState(() => lengthText(row.lengthMm, unit, locale))
  const isWrong = cutFault(row.lengthMm, cut) !== undefined
  const take = (lengthMm: number) => {
    setText(lengthText(lengthMm, unit, locale))
    change({ ...row, lengthMm })
  }
  return (
    <div>
      <Row gap={2} nowrap className={styles.cutRow}>
        <Stepper
          value={row.pieces}
          onChange={(pieces) => change({ ...row, pieces })}
          min={1}
          max={99_999}
          label={t(lengthMessages.piecesOf, { n })}
          decreaseLabel={t(messages.oneLess)}
          increaseLabel={t(messages.oneMore)}
          className={styles.stepper}
        />
        <span aria-hidden>×</span>
        <TextInput
          aria-label={t(lengthMessages.lengthOf, { n, unit: name })}
          aria-invalid={isWrong}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            change({ ...row, lengthMm: lengthOf(target.value.replace(decimal, '.'), unit) ?? 0 })
          }}
        />
        <span aria-hidden>{sign}</span>
        <IconButton icon="trash" size={20} label={t(lengthMessages.removeLength, { n })} onClick={remove} />
      </Row>
      {isWrong && (
        <Row gap={2}>
          {cutsBeside(row.lengthMm, cut).map((mm) => (
            <Button key={mm} variant="secondary" size="small" onClick={() => take(mm)}>
              {t(lengthMessages.useLength, { m: formatMetres(mm, locale) })}
            </Button>
          ))}
        </Row>
      )}
    </div>
  )
}

type RowsProps = {
  cut: CutRule
  wanted: Pick<ProductChoice, 'further' | 'setFurther'>
  measure: RowMeasure
}

/** Rows of pieces and length, each of which can be removed. */
export const FurtherLengthRows = ({ cut, wanted: { further, setFurther }, measure }: RowsProps) => {
  const t = useText()
  return (
    <fieldset className={styles.further}>
      <legend className="visually-hidden">{t(lengthMessages.furtherLengths)}</legend>
      {further.map((row, at) => (
        <LengthRow
          key={row.id}
          row={row}
          n={at + 2}
          cut={cut}
          measure={measure}
          change={(next) => setFurther(further.map((one) => (one.id === row.id ? next : one)))}
          remove={() => setFurther(further.filter((one) => one.id !== row.id))}
        />
      ))}
    </fieldset>
  )
}
