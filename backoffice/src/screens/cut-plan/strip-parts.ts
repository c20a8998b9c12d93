import type { CutRun } from '../../api/plant.ts'

/** A part of a strip as it is drawn. */
export type StripPart = {
  key: string
  kind: 'cut' | 'left' | 'setup' | 'rest'
  /** What it is worth in the drawing, in metres. */
  width: number
  lengthMeters: number
  quantity: number
}

/** The most of a drawing that what stays on a coil takes: of a long one the cuts would be slivers. */
const mostOfRest = 0.3

type DrawnRun = Pick<CutRun, 'pieces' | 'setups' | 'rest' | 'restMeters'>

/** Metres that a run takes from a strip, and what it leaves of it. */
export const wholeMeters = ({ pieces, setups, restMeters }: DrawnRun, setupMeters: number): number =>
  pieces.reduce((sum, { lengthMeters, quantity }) => sum + lengthMeters * quantity, 0) +
  setups * setupMeters +
  restMeters

/** A strip from its beginning: what has been cut of each line, what has not, set-ups, and the rest. */
export const stripParts = (
  run: DrawnRun,
  setupMeters: number,
): { parts: StripPart[]; isShortened: boolean } => {
  const parts = run.pieces.flatMap(({ orderNo, itemId, lengthMeters, quantity, cut }): StripPart[] => {
    const part = (kind: 'cut' | 'left', pieces: number) =>
      pieces === 0
        ? []
        : [
            {
              key: `${kind} ${orderNo} ${itemId}`,
              kind,
              width: lengthMeters * pieces,
              lengthMeters,
              quantity: pieces,
            },
          ]
    return [...part('cut', cut), ...part('left', quantity - cut)]
  })
  const setup = run.setups * setupMeters
  if (setup > 0)
    parts.push({ key: 'setup', kind: 'setup', width: setup, lengthMeters: setup, quantity: run.setups })
  const taken = parts.reduce((sum, { width }) => sum + width, 0)
  const most = (taken * mostOfRest) / (1 - mostOfRest)
  const isShortened = run.rest === 'coil' && run.restMeters > most
  const width = isShortened ? most : run.restMeters
  if (run.restMeters > 0)
    parts.push({ key: 'rest', kind: 'rest', width, lengthMeters: run.restMeters, quantity: 1 })
  return { parts, isShortened }
}
