import { formatNumber } from '../../../../../facts/format-number.ts'
import { kgToQuintals } from '../../../../../trade/amounts/rebar.ts'
import {
  fromKilograms,
  slopeOf,
  toKilograms,
  toLitres,
  toMetres,
} from '../../../../../trade/amounts/units.ts'
import type { Text } from '../../../lib/i18n/define-messages.ts'
import type { Calculator, CalculatorContext } from '../calculator.ts'
import { messages as m } from '../messages.ts'
import { choice } from './fields.ts'

const slope = (percent: number): [number, string][] => [
  [slopeOf(percent).degrees, '°'],
  [slopeOf(percent).inTwelve, ': 12'],
]

/** A unit in those it is asked for in. */
const conversions: Record<string, (n: number) => [number, string][]> = {
  ft: (n) => [[toMetres(n, 'ft'), 'm']],
  in: (n) => [[toMetres(n, 'in') * 1000, 'mm']],
  vara: (n) => [[toMetres(n, 'vara'), 'm']],
  yd: (n) => [[toMetres(n, 'yd'), 'm']],
  m: (n) => [
    [n / toMetres(1, 'ft'), 'ft'],
    [n / toMetres(1, 'vara'), 'vara'],
  ],
  mm: (n) => [[n / 1000 / toMetres(1, 'in'), 'in']],
  qq: (n) => [[toKilograms(n, 'qq'), 'kg']],
  lb: (n) => [[toKilograms(n, 'lb'), 'kg']],
  kg: (n) => [
    [kgToQuintals(n), 'qq'],
    [fromKilograms(n, 'lb'), 'lb'],
  ],
  t: (n) => [[kgToQuintals(toKilograms(n, 't')), 'qq']],
  gal: (n) => [[toLitres(n, 'gal'), 'L']],
  l: (n) => [[n / toLitres(1, 'gal'), 'gal']],
  '%': slope,
  '°': (n) => {
    // Upright has no percent.
    if (n >= 90) return []
    const percent = 100 * Math.tan((n * Math.PI) / 180)
    return [
      [percent, '%'],
      [slopeOf(percent).inTwelve, ': 12'],
    ]
  },
  in12: (n) => [
    [(100 * n) / 12, '%'],
    [slopeOf((100 * n) / 12).degrees, '°'],
  ],
}

type Gauges = Pick<CalculatorContext, 'rules' | 'plateMm'>
type Scale = 'gauge' | 'wire' | 'plate'

/** Numbers that stand for a thickness, by the scale they are of: sheets, wires and plates have one each. */
const scalesOf = ({ rules, plateMm }: Gauges): Record<Scale, Readonly<Record<string, number | string>>> => ({
  gauge: rules.gaugeMm?.sheet ?? {},
  wire: rules.gaugeMm?.wire ?? {},
  plate: plateMm,
})

/** Millimetres of a number of a scale; nothing for a number that it does not have. */
const thicknessOf = (scale: Scale, n: number, gauges: Gauges): [number, string][] => {
  const mm = Number(scalesOf(gauges)[scale][String(n)])
  return Number.isFinite(mm) ? [[mm, 'mm']] : []
}

/** The numbers of all scales that stand for a thickness, each by its name. */
const numbersOf = (mm: number, { t, ...gauges }: CalculatorContext): string[] =>
  (['gauge', 'wire', 'plate'] as const).flatMap((scale) =>
    Object.entries(scalesOf(gauges)[scale])
      .filter(([, value]) => Math.abs(Number(value) - mm) < 0.021)
      .map(([number]) => t(m[`${scale}Of`], { number })),
  )

const signs: Record<string, string> = { in12: ': 12', l: 'L' }

/** Units that have a word of the language after their number. */
const words: Record<string, Text> = {
  ft: m['sign-ft'],
  in: m['sign-in'],
  vara: m['sign-vara'],
  yd: m['sign-yd'],
}

/** How a unit is written after its number. */
const signOf = (unit: string, t: CalculatorContext['t']): string => {
  const word = Object.hasOwn(words, unit) ? words[unit] : undefined
  return word ? t(word) : (signs[unit] ?? unit)
}

export const units: Calculator = {
  id: 'units',
  title: m.unitsTitle,
  lead: m.unitsLead,
  fields: [
    { name: 'n', label: m.amount, start: '12', min: 0.001, max: 1_000_000 },
    choice('u', m.unit, 'ft', ({ t }) => [
      { value: 'ft', text: t(m.feet) },
      { value: 'in', text: t(m.inches) },
      { value: 'vara', text: t(m.varas) },
      { value: 'yd', text: t(m.yards) },
      { value: 'm', text: t(m.metres) },
      { value: 'mm', text: t(m.millimetres) },
      { value: 'qq', text: t(m.quintals) },
      { value: 'lb', text: t(m.pounds) },
      { value: 'kg', text: t(m.kilograms) },
      { value: 't', text: t(m.tonnes) },
      { value: 'gal', text: t(m.gallons) },
      { value: 'l', text: t(m.litres) },
      { value: 'gauge', text: t(m.gauge) },
      { value: 'wire', text: t(m.wireGauge) },
      { value: 'plate', text: t(m.plate) },
      { value: '%', text: t(m.percent) },
      { value: '°', text: t(m.degrees) },
      { value: 'in12', text: t(m.inTwelve) },
    ]),
  ],
  answer: ({ n: written = '', u = 'ft' }, { n = 0 }, context) => {
    const isScale = u === 'gauge' || u === 'wire' || u === 'plate'
    const converted = isScale ? thicknessOf(u, n, context) : (conversions[u]?.(n) ?? [])
    const to = converted.map(
      ([value, unit]) =>
        `${formatNumber(value, context.locale, value < 0.1 ? 5 : 3)} ${signOf(unit, context.t)}`,
    )
    const numbers = u === 'mm' ? numbersOf(n, context) : []
    const from = isScale ? context.t(m[`${u}Of`], { number: written }) : `${written} ${signOf(u, context.t)}`
    return {
      text: to.length > 0 ? m.unitsAnswer : isScale ? m.noGauge : m.noSlope,
      values: { from, to: [...to, ...numbers].join(' = ') },
      lines: [],
    }
  },
}
