import type { MaterialLine } from '../../material-line.ts'
import type { BillInput } from './bill-input.ts'
import { fixingLines } from './fixing-lines.ts'
import { sheetLines } from './sheet-lines.ts'
import { skylightLines } from './skylight-lines.ts'
import { structureLines } from './structure-lines.ts'
import { trimLines } from './trim-lines.ts'
import { waterLines } from './water-lines.ts'

/** The goods of a roof, sheets first. Lines of which nothing is needed are left out. */
export function billOf(input: BillInput): MaterialLine[] {
  return [
    ...[...sheetLines(input), ...skylightLines(input)].map((line) =>
      input.tooFlat ? notForThis(line) : line,
    ),
    ...trimLines(input),
    ...fixingLines(input),
    ...structureLines(input),
    ...waterLines(input),
  ].filter((line) => line.pieces > 0)
}

function notForThis(line: MaterialLine): MaterialLine {
  const { sku: _, ...told } = line
  return { ...told, warnings: ['too-flat'] }
}
