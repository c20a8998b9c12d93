import type { MaterialLine } from '../../material-line.ts'
import type { Trims } from '../trims.ts'
import { trimsOf } from '../trims.ts'
import { runsOf } from '../roof.ts'
import { accessoryLine } from './accessory-line.ts'
import type { BillInput } from './bill-input.ts'

const trimPieces = ({ profile, data: { rules } }: BillInput) => ({
  ...rules.trims,
  ridge: profile.ridge ?? rules.trims.ridge,
})

/** How many of each trim the roof needs, and how many laps they have. */
export const billedTrims = (input: BillInput): Trims => trimsOf(input.roof, trimPieces(input))

/** Ridges, hips, valleys and flashings. */
export function trimLines(input: BillInput): MaterialLine[] {
  const { rules } = input.data
  const pieces = trimPieces(input)
  const trims = billedTrims(input)
  const run = (...kinds: Parameters<typeof runsOf>[1][]) =>
    runsOf(input.roof, ...kinds).reduce((sum, mm) => sum + mm, 0)
  return [
    accessoryLine(input, 'ridge', pieces.ridge, trims.ridge, {
      runMm: run('ridge'),
      pieceMm: pieces.ridge.lengthMm,
      lapMm: pieces.ridge.lapMm,
    }),
    accessoryLine(input, 'ridge-end', rules.accessories['ridge-end'], trims.ridgeCaps, {
      ends: trims.ridgeCaps,
    }),
    accessoryLine(input, 'hip', pieces.hip, trims.hip, {
      runMm: run('hip'),
      pieceMm: pieces.hip.lengthMm,
      lapMm: pieces.hip.lapMm,
    }),
    accessoryLine(input, 'valley', pieces.valley, trims.valley, {
      runMm: run('valley'),
      pieceMm: pieces.valley.lengthMm,
      lapMm: pieces.valley.lapMm,
    }),
    accessoryLine(input, 'edge', pieces.edge, trims.edge, {
      runMm: run('verge', 'top', 'wall'),
      pieceMm: pieces.edge.lengthMm,
      lapMm: pieces.edge.lapMm,
    }),
  ]
}
