import { formatMetres } from '../../../../facts/length.ts'
import { type AlikePairs, stripName } from '../../../../trade/drawing/pair-scenes.ts'
import { excessMm, slopeLetter } from '../../../../trade/drawing/roof-scenes.ts'
import type { Roof } from '../../../../trade/roof/roof.ts'
import type { Translate } from '../../lib/i18n/i18n.ts'
import { messages } from './messages.ts'

/**
 * A slope by its letter, how many sheets wide it is, what its sheets hang over at the eave, and which of its pieces come out
 * of offcuts of others.
 */
export const slopeTitle = (
  { slopes, short }: Pick<Roof, 'slopes' | 'short'>,
  index: number,
  t: Translate,
): string => {
  const laid = slopes[index]
  const own = t(messages.slopeTitle, {
    letter: slopeLetter(index),
    sheets: laid?.strips.length ?? 0,
    excess: laid ? Math.round(excessMm(laid)) : 0,
  })
  const ofOthers = short
    .filter(({ piece }) => piece.slope === index)
    .map(({ piece, from }) => t(messages.ofOffcut, { piece: stripName(piece), from: stripName(from) }))
  return [own, ...ofOthers].join('; ')
}

/** Sheets that give two pieces: how many, how long, and which pieces of the slopes come out of each. */
export const pairTitle = ({ pair, pieces }: AlikePairs, t: Translate): string =>
  t(messages.pairTitle, {
    count: pieces.length,
    length: formatMetres(pair.sheetMm),
    pieces: pieces.map((both) => both.join(' + ')).join(', '),
  })
