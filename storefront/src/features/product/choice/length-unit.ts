import { useState } from 'react'
import { feetToMm, formatFeet, nextFoot } from '../../../../../facts/feet.ts'
import { type CutRule, formatMetres, type Millimetres } from '../../../../../facts/length.ts'
import type { LocaleId } from '../../../../../facts/locales.ts'
import { readStored, writeStored } from '../../../lib/browser-storage.ts'

export type LengthUnit = 'm' | 'ft'

/** The unit in which this browser last asked for lengths; metres at first, and where a good is not cut in feet. */
export const useLengthUnit = (cut: CutRule): [LengthUnit, (unit: LengthUnit) => void] => {
  const [unit, setUnit] = useState<LengthUnit>(() => (readStored('lengthUnit') === 'ft' ? 'ft' : 'm'))
  const remember = (next: LengthUnit) => {
    setUnit(next)
    writeStored('lengthUnit', next)
  }
  return [cut.feet ? unit : 'm', remember]
}

/** Feet as the ruler reads, steps and draws them: whole ones, unless others are typed. */
export const feetMeasure = (cut: CutRule) => ({
  unit: 'ft',
  read: (text: string) => feetToMm(text),
  next: (mm: Millimetres, direction: 1 | -1) => nextFoot(mm, direction, cut),
  snap: (mm: Millimetres) => feetToMm(Math.round(mm / 304.8)) ?? mm,
})

/** A length with its unit; feet say the metres too, in which the piece is cut and priced. */
export const spokenLength = (mm: Millimetres, unit: LengthUnit, feetWord: string, locale: LocaleId) =>
  unit === 'm'
    ? `${formatMetres(mm, locale)} m`
    : `${formatFeet(mm, locale)} ${feetWord} (${formatMetres(mm, locale)} m)`
