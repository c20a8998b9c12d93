import type { Text } from '../../lib/i18n/define-messages.ts'
import type { LengthUnit } from './length-unit.ts'
import { messages } from './messages.ts'

/** What a unit is called, and its sign behind a number. */
export const unitTexts: Readonly<Record<LengthUnit, { name: Text; sign: Text }>> = {
  m: { name: messages.metres, sign: messages.metreSign },
  ft: { name: messages.feet, sign: messages.footSign },
  vara: { name: messages.varas, sign: messages.varaSign },
}
