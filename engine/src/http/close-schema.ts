/**
 * A schema with each of its objects closed: a member that it does not name is a fault. Maps (objects without named
 * members) stay as they are, and so do custom attributes that a client sent and gets back.
 */
export const closeSchema = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closeSchema)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closeSchema(value)]))
  return 'properties' in inner ? { ...inner, additionalProperties: false } : inner
}
