import { useState } from 'react'
import { customaryToMm, formatCustomary, nextWhole } from '../../../../facts/customary-lengths.ts'
import {
  type CustomaryUnit,
  type CutRule,
  customaryUnits,
  formatMetres,
  type Millimetres,
  metresToMm,
} from '../../../../facts/length.ts'
import type { LocaleId } from '../../../../facts/locales.ts'
import { readStored, writeStored } from '../../lib/browser-storage.ts'

export type LengthUnit = 'm' | CustomaryUnit

/** The units in which a good can be asked for; metres alone where it is cut in no other. */
export const lengthUnits = ({ feet, varas }: CutRule): LengthUnit[] => [
  'm',
  ...(feet ? (['ft'] as const) : []),
  ...(varas ? (['vara'] as const) : []),
]

/** The unit in which this browser last asked for lengths; metres at first, and where a good is not cut in that unit. */
export const useLengthUnit = (cut: CutRule): [LengthUnit, (unit: LengthUnit) => void] => {
  const [unit, setUnit] = useState(() => readStored('lengthUnit'))
  const remember = (next: LengthUnit) => {
    setUnit(next)
    writeStored('lengthUnit', next)
  }
  return [lengthUnits(cut).find((one) => one === unit) ?? 'm', remember]
}

/** A length without its unit, as a field holds it. */
export const lengthText = (mm: Millimetres, unit: LengthUnit, locale: LocaleId) =>
  unit === 'm' ? formatMetres(mm, locale) : formatCustomary(mm, unit, locale)

/** A length as it is typed, with the locale's decimal mark; undefined for what is none. */
export const lengthOf = (text: string, unit: LengthUnit): Millimetres | undefined =>
  unit === 'm' ? metresToMm(text) : customaryToMm(text, unit)

/** Feet or varas as the ruler reads, steps and draws them: whole ones, unless others are typed. */
export const customaryMeasure = (unit: CustomaryUnit, cut: CutRule) => ({
  unit,
  unitMm: customaryUnits[unit],
  read: (text: string) => customaryToMm(text, unit),
  next: (mm: Millimetres, direction: 1 | -1) => nextWhole(mm, direction, unit, cut),
  snap: (mm: Millimetres) => customaryToMm(Math.round(mm / customaryUnits[unit]), unit) ?? mm,
})

/** A length with its unit; feet and varas say the metres too, in which the piece is cut and priced. */
export const spokenLength = (mm: Millimetres, unit: LengthUnit, sign: string, locale: LocaleId) =>
  unit === 'm'
    ? `${formatMetres(mm, locale)} m`
    : `${lengthText(mm, unit, locale)} ${sign} (${formatMetres(mm, locale)} m)`
