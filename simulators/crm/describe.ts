import { isReadable, type ObjectShape, systemFields } from './schema.ts'

/** An object as the vendor describes it: what may be written when, how long texts may be, what may be missing. */
export const describe = (name: string, shape: ObjectShape) => {
  const { fields, required, readOnly = [], onlyAtCreation = [], parents, lengths = {} } = shape
  const ids = Object.values(parents).map(({ field }) => field)
  const all = [...new Set([...systemFields, ...fields, ...ids, ...readOnly])].filter((field) =>
    isReadable(shape, field),
  )
  const isWritable = (field: string) => !systemFields.includes(field) && !readOnly.includes(field)
  return {
    name,
    fields: all.map((field) => ({
      name: field,
      createable: isWritable(field),
      updateable: isWritable(field) && !onlyAtCreation.includes(field),
      length: lengths[field] ?? 0,
      nillable: !required.includes(field),
      externalId: field === shape.externalId,
    })),
  }
}
