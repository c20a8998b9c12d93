import { Problem, type ProblemKind } from './problem.ts'

const kind: ProblemKind = { status: 409, slug: 'import-in-progress', title: 'Import In Progress' }

/** The catalogue is being replaced as a whole; the caller may come again. */
export const importInProgress = Object.assign(
  () => new Problem(kind, 'The catalogue is being imported. Try again.', {}, { 'retry-after': '10' }),
  { kind },
)
