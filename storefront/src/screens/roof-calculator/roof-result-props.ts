import type { TradeData } from '../../../../trade/trade-data.ts'
import type { Answer, Choices, Question } from '../../features/roof/index.ts'
import type { Colour } from './roof-calculator.tsx'

/** What measures come to, and what they were. */
export type RoofResultProps = {
  answer: Answer
  question: Question
  choices: Choices
  data: TradeData
  colours: readonly Colour[]
  onChange: (change: Partial<Question>) => void
}

/** A roof that can be laid, as far as it can. */
export type RoofAnswer = Extract<Answer, { kind: 'roof' }>
