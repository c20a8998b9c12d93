import { mostPiecesOfLine, type WantedPieces } from '../../../../trade/taken-lines.ts'
import type { Question } from './question.ts'

/** Lines of the longest list that is made; more in an address were not written by the page. */
const mostLines = 120

/** What was changed in the list, as the address holds it: `sheet-4650.29~tape.0`. What is no such thing is nothing. */
export const wantedPieces = ({ n }: Pick<Question, 'n'>): WantedPieces =>
  new Map(
    n
      .split('~')
      .slice(0, mostLines)
      .flatMap((text): [string, number][] => {
        const [, id = '', digits = ''] = /^([a-z-]+(?:\d+)?)\.(\d{1,5})$/.exec(text) ?? []
        return id !== '' && Number(digits) <= mostPiecesOfLine ? [[id, Number(digits)]] : []
      }),
  )

/** The question with so many pieces of a line; undefined is what was reckoned. */
export const withPieces = (
  question: Pick<Question, 'n'>,
  id: string,
  pieces: number | undefined,
): Pick<Question, 'n'> => {
  const others = [...wantedPieces(question)].filter(([one]) => one !== id)
  const all = pieces === undefined ? others : [...others, [id, Math.min(pieces, mostPiecesOfLine)]]
  return { n: all.map((entry) => entry.join('.')).join('~') }
}

/** Of what was changed, the lines that were left out. */
export const onlyLeftOut = (n: string): string =>
  n
    .split('~')
    .filter((text) => text.endsWith('.0'))
    .join('~')
