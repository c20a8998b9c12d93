import { useEnv } from '../../api/env.tsx'
import type { CutGroup, CutPlan, CutRun, PlannedPiece } from '../../api/plant.ts'
import { kinds } from '../../features/plant/index.ts'
import type { Tone } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** Pieces that are still to be cut. */
export const leftOf = (pieces: readonly PlannedPiece[]): number =>
  pieces.reduce((sum, { quantity, cut }) => sum + quantity - cut, 0)

export const piecesOf = ({ runs }: Pick<CutGroup, 'runs'>): PlannedPiece[] =>
  runs.flatMap(({ pieces }) => pieces)

/** Something of it is cut, and something is not. */
const isBegun = ({ pieces, isDone }: CutRun) => !isDone && pieces.some(({ cut }) => cut > 0)
export const hasBegun = ({ groups }: CutPlan): boolean =>
  groups.some(({ runs }) => runs.some((run) => isBegun(run)))

/** How parts of a plan are said. */
export const useCutWords = () => {
  const { t, format } = useEnv()
  // A figure and its unit stay on one line.
  const metres = (value: number) => `${format.number(value, 2)}\u00a0m`
  const dayWord = (day: string) => format.date(`${day}T12:00:00Z`, 'UTC')
  return {
    metres,
    dayWord,
    setupWord: t(messages.setup),
    stripName: ({ stripId, stripKind }: Pick<CutRun, 'stripId' | 'stripKind'>) =>
      `${t(kinds[stripKind])} ${stripId}`,
    restWords: ({ rest, restMeters }: Pick<CutRun, 'rest' | 'restMeters'>) => {
      if (restMeters === 0) return t(messages.restNone)
      const words = { coil: messages.restCoil, offcut: messages.restOffcut, scrap: messages.restScrap }
      return t(words[rest], metres(restMeters))
    },
    /** When it is due, and how pressing that is. */
    dueOf: (day: string, today: string): { text: string; tone: Tone } => {
      if (day < today) return { text: t(messages.late, dayWord(day)), tone: 'bad' }
      if (day === today) return { text: t(messages.today), tone: 'warn' }
      return { text: t(messages.due, dayWord(day)), tone: 'none' }
    },
  }
}
