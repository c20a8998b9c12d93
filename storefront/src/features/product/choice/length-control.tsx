import { type CutRule, cutsBeside, formatMetres } from '../../../../../facts/length.ts'
import { useEnv } from '../../../api/env.tsx'
import { useText } from '../../../lib/i18n/text.tsx'
import { Button, Chip, Row, Ruler } from '../../../ui/index.ts'
import { cutsOf, totalOf } from './cut.ts'
import { FurtherLengths } from './further-lengths.tsx'
import type { ProductChoice } from '../use-product-choice.ts'
import { customaryMeasure, lengthText, lengthUnits, spokenLength, useLengthUnit } from './length-unit.ts'
import { lengthMessages as messages } from './length-messages.ts'
import styles from './length-control.module.css'

type LengthControlProps = {
  cut: CutRule
  wanted: ProductChoice
  error: string | undefined
  /** CSS colour of the sheet. */
  tint: string | undefined
  shape: 'sheet' | 'bar'
  /** Metres of this product in the basket already. */
  inBasketMm: number
}

const unitTexts = {
  m: {
    name: messages.metres,
    field: messages.fieldMetres,
    sign: messages.metreSign,
    less: messages.cmLess,
    more: messages.cmMore,
  },
  ft: {
    name: messages.feet,
    field: messages.fieldFeet,
    sign: messages.footSign,
    less: messages.footLess,
    more: messages.footMore,
  },
  vara: {
    name: messages.varas,
    field: messages.fieldVaras,
    sign: messages.varaSign,
    less: messages.varaLess,
    more: messages.varaMore,
  },
}

/** The ruler: length of each piece, and all pieces against the least run, the missing part hatched. */
export const LengthControl = ({ cut, wanted, error, tint, shape, inBasketMm }: LengthControlProps) => {
  const t = useText()
  const { locale } = useEnv()
  const [unit, setUnit] = useLengthUnit(cut)
  const units = lengthUnits(cut)
  const texts = unitTexts[unit]
  const sign = t(texts.sign)
  const formatLength = (mm: number) => formatMetres(mm, locale)
  const total = totalOf(cutsOf(wanted))
  const least = Math.max(0, cut.minTotalMm - inBasketMm)
  const cm = cut.stepMm / 10
  const lacking = least > total && wanted.lengthMm > 0 ? Math.ceil((least - total) / wanted.lengthMm) : 0
  return (
    <>
      <Ruler
        label={t(messages.pieceLength)}
        beside={
          units.length > 1 && (
            <div className={styles.units} role="group" aria-label={t(messages.lengthUnit)}>
              {units.map((one) => (
                <Chip key={one} square chosen={one === unit} onClick={() => setUnit(one)}>
                  {t(unitTexts[one].name)}
                </Chip>
              ))}
            </div>
          )
        }
        fieldLabel={t(texts.field)}
        value={wanted.lengthMm}
        onChange={wanted.setLengthMm}
        min={cut.minMm}
        max={cut.maxMm}
        step={cut.stepMm}
        format={(mm) => spokenLength(mm, unit, sign, locale)}
        formatField={(mm) => lengthText(mm, unit, locale)}
        {...(unit === 'm' ? {} : { unit: sign, measure: customaryMeasure(unit, cut) })}
        decreaseLabel={t(texts.less, { cm })}
        increaseLabel={t(texts.more, { cm })}
        error={error}
        {...(tint ? { tint } : {})}
        shape={shape}
        {...(least > 0
          ? {
              run: {
                pieces: wanted.pieces ?? 0,
                pieceMm: wanted.lengthMm,
                minimumMm: least,
                label: t(messages.minimumRun, { m: formatLength(cut.minTotalMm) }),
                state:
                  total < least
                    ? t(messages.missing, { m: formatLength(least - total) })
                    : t(messages.complete),
              },
            }
          : {})}
      />
      {wanted.wrongLength && (
        <Row gap={2}>
          {cutsBeside(wanted.lengthMm, cut).map((mm) => (
            <Button key={mm} variant="secondary" size="small" onClick={() => wanted.setLengthMm(mm)}>
              {t(messages.useLength, { m: formatLength(mm) })}
            </Button>
          ))}
        </Row>
      )}
      <FurtherLengths
        cut={cut}
        wanted={wanted}
        measure={{ unit, sign, name: t(texts.name).toLocaleLowerCase() }}
      />
      {lacking > 0 && !wanted.wrongLength && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => wanted.setPieces((wanted.pieces ?? 0) + lacking)}
        >
          {t(messages.completeRun, { n: lacking })}
        </Button>
      )}
    </>
  )
}
