import { Type } from './schema.ts'

/** Which part of a list is asked for: 25 from the first on without it. */
export const pageQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
})

/** Members of the answer beside its `data`. */
export const pageAnswer = { limit: Type.Integer(), offset: Type.Integer(), total: Type.Integer() }
