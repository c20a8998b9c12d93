import type { MaterialLine } from '../../material-line.ts'
import { waterOf } from '../water.ts'
import { accessoryLine } from './accessory-line.ts'
import type { BillInput } from './bill-input.ts'

/** Gutters and downpipes. Of the gutters that carry the rain the smallest that is made in the roof's colour, else the smallest. */
export function waterLines(input: BillInput): MaterialLine[] {
  const amounts = input.data.rules.amounts
  if (!input.water || !amounts) return []
  const { goods, gutter: rules } = amounts
  const { rainMmPerHour, heightMm } = input.water
  const water = waterOf(input.roof, input.water, rules)
  const rain = { rain: rainMmPerHour, areaM2: Math.round(water.planM2) }
  const gutters = water.sections.map(({ developMm }) =>
    accessoryLine(
      input,
      'gutter',
      { ...goods.gutter, values: { ...goods.gutter.values, desarrolloMm: String(developMm) } },
      water.pieces,
      { ...rain, runMm: water.runMm, runs: water.runs, pieceMm: rules.pieceMm, developMm },
    ),
  )
  const gutter = gutters.find(({ warnings }) => warnings.length === 0) ?? gutters[0]
  const pipes = { ...rain, pipes: water.downpipes, betweenMm: rules.betweenPipesMm, heightMm }
  return [
    ...(gutter ? [gutter] : []),
    accessoryLine(input, 'bracket', goods.bracket, water.brackets, { gapMm: rules.bracketMm }),
    accessoryLine(input, 'gutter-cap', goods['gutter-cap'], water.caps, { runs: water.runs }),
    accessoryLine(input, 'outlet', goods.outlet, water.downpipes, { pipes: water.downpipes }),
    accessoryLine(input, 'downpipe', goods.downpipe, water.pipePieces, pipes),
  ]
}

/** Laps of one piece of gutter over the next. */
export function gutterJointsOf({ roof, water, data }: BillInput): number {
  const rules = data.rules.amounts?.gutter
  if (!water || !rules) return 0
  const { pieces, runs } = waterOf(roof, water, rules)
  return pieces - runs
}
