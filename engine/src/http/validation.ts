import { Ajv, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { TSchema } from 'typebox'
import { closeSchema } from './close-schema.ts'
import { badRequest, type Problem } from '../kernel/problem.ts'

const options = { strict: false, allErrors: false, removeAdditional: false, useDefaults: true } as const
type Options = ConstructorParameters<typeof Ajv>[0]

/** An Ajv that is made with the first value: two of the three have nothing to do at a start. */
const madeOnce = (own: Options, prepare: (ajv: Ajv) => void = () => undefined) => {
  let ajv: Ajv | undefined
  return () => {
    if (ajv) return ajv
    ajv = new Ajv({ ...options, ...own })
    addFormats.default(ajv)
    prepare(ajv)
    return ajv
  }
}

/** Paths and queries arrive as text: numbers and booleans are read from it. */
const forText = madeOnce({ coerceTypes: true })
const forBody = madeOnce({ coerceTypes: false })
/** Answers are judged in tests alone: to make a judge faster costs more than it ever saves. */
const forAnswers = madeOnce({ useDefaults: false, code: { optimize: false } }, (ajv) =>
  // Texts of answers that hold JSON are looked into.
  ajv.removeKeyword('contentSchema').addKeyword({
    keyword: 'contentSchema',
    type: 'string',
    compile: (schema: AnySchemaObject) => {
      const validate = ajv.compile(schema)
      return (text: string) => validate(JSON.parse(text))
    },
  }),
)

export type Validate = (value: unknown) => void

const where = (path: string) => (path ? `$${path.replaceAll('/', '.')}` : '$')

const asProblem = (validate: ValidateFunction, document: string): Problem => {
  const error = validate.errors?.[0]
  if (!error) return badRequest('The request is not valid.')
  if (error.keyword === 'additionalProperties') {
    const property = String(error.params.additionalProperty)
    return badRequest(`An unknown property '${property}' was found in document '${document}'.`, {
      property,
      document,
    })
  }
  return badRequest(`${where(error.instancePath)} ${error.message ?? 'is not valid'}.`, {
    path: where(error.instancePath),
  })
}

/** Compiled at the first value: all of them together are a tenth of the time to a process's first answer. */
const compile = (ajv: () => Ajv, schema: TSchema, fallbackName: string): Validate => {
  let validate: ValidateFunction | undefined
  const document = (schema as { title?: string }).title ?? fallbackName
  return (value) => {
    validate ??= ajv().compile(schema)
    if (!validate(value)) throw asProblem(validate, document)
  }
}

/** Validator of path or query values; coerces in place. Throws 400 bad-request. */
export const validatorOfText = (schema: TSchema, name: string): Validate => compile(forText, schema, name)

/** Validator of a body. Throws 400 bad-request; unknown members name property and document (contract 2). */
export const validatorOfBody = (schema: TSchema): Validate => compile(forBody, schema, 'request')

const answerFault = ({ instancePath, message, params }: ErrorObject) => {
  const undeclared = 'additionalProperty' in params ? `: ${params.additionalProperty}` : ''
  return `${where(instancePath)} ${message}${undeclared}`
}

const answerJudges = new WeakMap<TSchema, ValidateFunction>()

/** One judge for all engines of a process, compiled at the first answer. */
const answerJudge = (schema: TSchema) => {
  const known = answerJudges.get(schema)
  if (known) return known
  const judge = forAnswers().compile(closeSchema(schema) as TSchema)
  answerJudges.set(schema, judge)
  return judge
}

/**
 * Tells what is wrong with an answer, for tests; undefined when it keeps its schema and has no member beside it. What
 * travels is open for clients' own readers only: what the shop writes is declared.
 */
export const answerChecker = (schema: TSchema) => (value: unknown) => {
  const judge = answerJudge(schema)
  return judge(value) ? undefined : judge.errors?.map(answerFault).join(', ')
}
