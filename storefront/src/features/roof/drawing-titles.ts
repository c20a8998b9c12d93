import { formatMetres } from '../../../../facts/length.ts'
import type { AlikePairs } from '../../../../trade/drawing/pair-scenes.ts'
import { excessMm, slopeLetter } from '../../../../trade/drawing/roof-scenes.ts'
import type { LaidSlope } from '../../../../trade/roof/roof.ts'
import type { Translate } from '../../lib/i18n/i18n.ts'
import { messages } from './messages.ts'

/** A slope by its letter, how many sheets wide it is, and what its sheets hang over at the eave. */
export const slopeTitle = (laid: LaidSlope, index: number, t: Translate): string =>
  t(messages.slopeTitle, {
    letter: slopeLetter(index),
    sheets: laid.strips.length,
    excess: Math.round(excessMm(laid)),
  })

/** Sheets that give two pieces: how many, how long, and which pieces of the slopes come out of each. */
export const pairTitle = ({ pair, pieces }: AlikePairs, t: Translate): string =>
  t(messages.pairTitle, {
    count: pieces.length,
    length: formatMetres(pair.sheetMm),
    pieces: pieces.map((both) => both.join(' + ')).join(', '),
  })
