import { Type, type Static } from 'typebox'
import { Exact, OneOf } from './parts.ts'

/** A row of `redirects.csv`: an old path of the shop (without locale) and where it lives now. */
export const RedirectRow = Exact({
  from: Type.String({ pattern: '^/' }),
  to: Type.String({ pattern: '^/' }),
  status: OneOf('301', '302'),
})
export type RedirectRow = Static<typeof RedirectRow>

/** The head line of the file. */
export const redirectColumns = ['from', 'to', 'status'] as const satisfies (keyof RedirectRow)[]
