import type { JsonContent, JsonText } from '../../../engine/src/kernel/contract.ts'

/** What a text of an answer says. Throws for a text that is no JSON. */
export const readJson = <T>(text: JsonText<T>): T => JSON.parse(text)

export type { JsonContent }
