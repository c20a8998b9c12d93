import { gallonsOf, packagesOf, tubeSurface } from '../../../../../trade/amounts/paint.ts'
import { ceilExact } from '../../../../../trade/rounding.ts'
import { type Calculator, goodsLine } from '../calculator.ts'
import { messages as m } from '../messages.ts'
import { choice, round } from './fields.ts'

const isTubes = ({ f }: Readonly<Record<string, string>>): boolean => f === 'tubes'
const isRoof = (values: Readonly<Record<string, string>>): boolean => !isTubes(values)

export const paint: Calculator = {
  id: 'paint',
  title: m.paintTitle,
  lead: m.paintLead,
  fields: [
    choice('f', m.surface, 'corrugated', ({ t }) => [
      { value: 'corrugated', text: t(m.corrugated) },
      { value: 'trapezoidal', text: t(m.trapezoidal) },
      { value: 'plain', text: t(m.plain) },
      { value: 'tubes', text: t(m.tubes) },
    ]),
    { name: 'a', label: m.area, suffix: 'm²', start: '100', min: 1, max: 20000, asked: isRoof },
    { name: 'q', label: m.pieces, start: '30', min: 1, max: 5000, whole: true, asked: isTubes },
    { name: 'w', label: m.perimeter, suffix: 'cm', start: '20.32', min: 1, max: 400, asked: isTubes },
    { name: 'z', label: m.length, suffix: 'm', start: '6', min: 0.1, max: 30, asked: isTubes },
    { name: 'n', label: m.coats, start: '2', min: 1, max: 4, whole: true },
  ],
  answer: (values, numbers, context) =>
    isTubes(values) ? tubes(values, numbers, context) : roof(values, numbers, context),
}

const roof: Calculator['answer'] = ({ f }, { a = 0, n = 1 }, context) => {
  const { profileFactor, paint: covers, goods } = context.rules
  const factor =
    f === 'plain'
      ? profileFactor.plain
      : f === 'trapezoidal'
        ? profileFactor.trapezoidal
        : profileFactor.corrugated
  const gallons = gallonsOf(a, factor, n, covers.roof)
  const packages = packagesOf(gallons, [1, 5])
  const count = (size: number) => packages.find((one) => one.size === size)?.count ?? 0
  return {
    text: m.paintAnswer,
    why: m.paintWhy,
    values: {
      gallons: round(gallons),
      pails: count(5),
      single: count(1),
      both: count(5) > 0 && count(1) > 0 ? 1 : 0,
      square: round(a * factor * n, 1),
      cover: round(covers.roof.coverM2 * covers.roof.yield),
    },
    lines: [
      goodsLine('pail', goods['roof-paint'], count(5), context, { presentacion: 'cubeta 5 gal' }),
      goodsLine('gallon', goods['roof-paint'], count(1), context, { presentacion: 'galón' }),
      goodsLine('primer', goods.primer, ceilExact(gallonsOf(a, factor, 1, covers.primer)), context),
      goodsLine('brush', goods.brush, 1, context),
    ],
  }
}

/** Bars and tubes are painted with primer, by what runs around them. */
const tubes: Calculator['answer'] = (_values, { q = 0, w = 0, z = 0, n = 1 }, context) => {
  const { paint: covers, goods } = context.rules
  const square = tubeSurface(w * 10, z * 1000, q)
  const gallons = gallonsOf(square, 1, n, covers.primer)
  return {
    text: m.tubesAnswer,
    why: m.paintWhy,
    values: {
      gallons: round(gallons),
      single: ceilExact(gallons),
      square: round(square * n, 1),
      cover: round(covers.primer.coverM2 * covers.primer.yield),
    },
    lines: [
      goodsLine('primer', goods.primer, ceilExact(gallons), context),
      goodsLine('brush', goods.brush, 1, context),
    ],
  }
}
