import { type CutRule, cutsBeside, formatMetres } from '../../../../../facts/length.ts'
import { useEnv } from '../../../api/env.tsx'
import { useText } from '../../../lib/i18n/text.tsx'
import { Button, Row, Ruler } from '../../../ui/index.ts'
import {
  customaryMeasure,
  lengthText,
  spokenLength,
  UnitSwitch,
  unitTexts,
  useLengthUnit,
} from '../../length-unit/index.ts'
import { cutsOf, totalOf } from './cut.ts'
import { FurtherLengths } from './further-lengths.tsx'
import type { ProductChoice } from '../use-product-choice.ts'
import { lengthMessages as messages } from './length-messages.ts'

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

const rulerTexts = {
  m: { field: messages.fieldMetres, less: messages.cmLess, more: messages.cmMore },
  ft: { field: messages.fieldFeet, less: messages.footLess, more: messages.footMore },
  vara: { field: messages.fieldVaras, less: messages.varaLess, more: messages.varaMore },
}

/** The ruler: length of each piece, and all pieces against the least run, the missing part hatched. */
export const LengthControl = ({ cut, wanted, error, tint, shape, inBasketMm }: LengthControlProps) => {
  const t = useText()
  const { locale } = useEnv()
  const [unit, setUnit] = useLengthUnit(cut)
  const texts = rulerTexts[unit]
  const sign = t(unitTexts[unit].sign)
  const formatLength = (mm: number) => formatMetres(mm, locale)
  const total = totalOf(cutsOf(wanted))
  const least = Math.max(0, cut.minTotalMm - inBasketMm)
  const cm = cut.stepMm / 10
  const lacking = least > total && wanted.lengthMm > 0 ? Math.ceil((least - total) / wanted.lengthMm) : 0
  return (
    <>
      <Ruler
        label={t(messages.pieceLength)}
        beside={<UnitSwitch cut={cut} unit={unit} onChange={setUnit} />}
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
        measure={{ unit, sign, name: t(unitTexts[unit].name).toLocaleLowerCase() }}
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
