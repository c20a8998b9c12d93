import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { TSchema } from 'typebox'
import { productRowByType } from '../bundle/products.ts'
import { bundleFiles } from './bundle-files.ts'

let ajv: Ajv | undefined
const compile = (schema: TSchema): ValidateFunction => {
  ajv ??= new Ajv({ strict: false, allErrors: true })
  return ajv.compile(schema)
}

/** Members that break the schema; empty when the row keeps it. */
export type SchemaCheck = (row: unknown) => { field: string; expected: string }[]

const words = (error: ErrorObject): { field: string; expected: string } => {
  const field = error.instancePath.slice(1)
  if (error.keyword === 'additionalProperties') {
    const member = String(error.params.additionalProperty)
    return { field: field ? `${field}/${member}` : member, expected: 'is not a member the format knows' }
  }
  if (error.keyword === 'required') {
    const member = String(error.params.missingProperty)
    return { field: field ? `${field}/${member}` : member, expected: 'is missing' }
  }
  if (error.keyword === 'enum') {
    return { field, expected: `must be one of ${(error.params.allowedValues as unknown[]).join(', ')}` }
  }
  return { field, expected: error.message ?? 'is not valid' }
}

const checkBy =
  (validate: ValidateFunction): SchemaCheck =>
  (row) =>
    validate(row) ? [] : (validate.errors ?? []).map(words)

/** Product rows are told apart by `type`, so that a fault speaks of the member and not of five alternatives. */
const checkProduct = (): SchemaCheck => {
  const byType = new Map(
    Object.entries(productRowByType).map(([type, schema]) => [type, checkBy(compile(schema as TSchema))]),
  )
  return (row) => {
    const type = (row as { type?: string } | null)?.type ?? ''
    const check = byType.get(type)
    return check
      ? check(row)
      : [{ field: 'type', expected: `must be one of ${[...byType.keys()].join(', ')}` }]
  }
}

/**
 * The check of a schema: TypeBox schemas are JSON Schemas. Compiled at the first row: those of imports and edits together took a
 * fifteenth of a start, which needs none.
 */
export const schemaCheck = (schema: TSchema): SchemaCheck => {
  let check: SchemaCheck | undefined
  return (row) => {
    check ??= schema === bundleFiles.products.schema ? checkProduct() : checkBy(compile(schema))
    return check(row)
  }
}
