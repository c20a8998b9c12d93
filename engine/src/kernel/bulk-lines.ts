import { badRequest, Problem, type ProblemExtras } from './problem.ts'
import { OneOf, Type } from './schema.ts'

/** Of a call that takes lines (`application/x-ndjson`) these are the most; more is for a job. */
export const mostLines = 5_000
/** Bytes of so many lines. */
export const mostLineBytes = 5 * 1024 * 1024

/** A line that was sent, by its number from 1: what it says, or why it cannot be read. */
export type BulkLine<T> = { line: number; value: T } | { line: number; problem: Problem }

/** `abort`: all lines or none. `skip`: a line at fault is left out and told. */
export const OnError = Type.Optional(OneOf('abort', 'skip'))
export type OnError = 'abort' | 'skip'

const Fault = Type.Object({ property: Type.String(), detail: Type.String() })

/** What became of a line, by what it is about. `etag`: of what stands now, where it has one. */
export const LineResult = Type.Object({
  line: Type.Integer(),
  id: Type.Optional(Type.String()),
  result: OneOf('changed', 'unchanged', 'refused'),
  etag: Type.Optional(Type.String()),
  /** Why it was refused, as a call for it alone would say: the problem, where it lies, and every member at fault. */
  problem: Type.Optional(Type.String()),
  detail: Type.Optional(Type.String()),
  property: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Array(Fault)),
})
export type LineResult = {
  line: number
  id?: string
  result: 'changed' | 'unchanged' | 'refused'
  etag?: string
  problem?: string
  detail?: string
  property?: string
  errors?: { property: string; detail: string }[]
}

/** What became of each line, in their order, and how many of each kind. */
export const bulkAnswer = {
  data: Type.Array(LineResult),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  refused: Type.Integer(),
}

export const bulkView = (results: readonly LineResult[]) => {
  const count = (kind: LineResult['result']) => results.filter(({ result }) => result === kind).length
  return {
    data: results.toSorted((one, other) => one.line - other.line),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
  }
}

const textOf = (extras: ProblemExtras, ...names: string[]) => {
  const found = names.map((name) => extras[name]).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found : undefined
}

/** A line that is refused, in the words of the problem; of another revision with the tag of what stands. */
export const refusedLine = (line: number, id: string | undefined, problem: Problem): LineResult => {
  const { kind, detail, extras } = problem
  const property = textOf(extras, 'property', 'path')
  const etag = textOf(extras, 'etag')
  return {
    line,
    ...(id === undefined ? {} : { id }),
    result: 'refused',
    ...(etag === undefined ? {} : { etag }),
    problem: kind.slug,
    detail,
    ...(property === undefined ? {} : { property }),
    ...(Array.isArray(extras.errors) ? { errors: extras.errors as NonNullable<LineResult['errors']> } : {}),
  }
}

/** What `work` makes of a line, or the line as refused where it meets a problem. */
export const lineOutcome = async <T>(
  { line, id }: { line: number; id: string },
  work: () => Promise<T> | T,
): Promise<T | LineResult> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return refusedLine(line, id, error)
  }
}

/**
 * The lines that can be read and name something that no line before them names; the others as they are refused. Something is
 * changed once in a call, so that each line has one outcome.
 */
export const distinctLines = <T>(
  lines: readonly BulkLine<T>[],
  idOf: (value: T) => string,
): { lines: { line: number; id: string; value: T }[]; refused: LineResult[] } => {
  const refused: LineResult[] = []
  const byId = new Map<string, { line: number; id: string; value: T }>()
  for (const one of lines) {
    if ('problem' in one) {
      refused.push(refusedLine(one.line, undefined, one.problem))
      continue
    }
    const id = idOf(one.value)
    const first = byId.get(id)
    if (first) refused.push(refusedLine(one.line, id, badRequest(`Line ${first.line} names '${id}' too.`)))
    else byId.set(id, { line: one.line, id, value: one.value })
  }
  return { lines: [...byId.values()], refused }
}

const mostErrors = 1_000

/** Problem: 400 with every line at fault (a thousand at most), where one is and all were to be taken or none. */
export const requireAll = (onError: OnError | undefined, results: readonly LineResult[]): void => {
  if (onError === 'skip') return
  const refused = results
    .filter(({ result }) => result === 'refused')
    .toSorted((one, other) => one.line - other.line)
  const [first] = refused
  if (!first) return
  const errors = refused
    .flatMap(({ line, id, problem, property = '$', detail = '', errors: own = [{ property, detail }] }) =>
      own.map((one) => ({ line, ...(id === undefined ? {} : { id }), problem, ...one })),
    )
    .slice(0, mostErrors)
  throw badRequest(`Nothing was changed. Line ${first.line}: ${first.detail}`, {
    property: first.property,
    refused: refused.length,
    errors,
  })
}
