import type { Judged } from './judge-row.ts'
import { badRequest } from '../kernel/problem.ts'

/** The row that an import would take. Problem: 400 with every member at fault. */
export const requireLegal = <Row>(judged: Judged<Row>, nameOf = (field: string) => field): Row => {
  if ('row' in judged) return judged.row
  const errors = judged.faults.map(({ field, expected }) => {
    const property = field === '' ? '$' : `$.${nameOf(field).replaceAll('/', '.')}`
    return { property, detail: `${property}: ${expected}` }
  })
  const [first] = errors
  throw badRequest(first?.detail ?? 'It is not legal.', { property: first?.property, errors })
}
