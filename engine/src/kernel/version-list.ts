import { Open, Type } from './schema.ts'

/** The changes of one thing, the latest first, as far back as it can be put. */
export const VersionList = (title: string) =>
  Open(title, {
    data: Type.Array(
      Type.Object({
        version: Type.Integer(),
        at: Type.String(),
        actor: Type.Object({ kind: Type.String(), id: Type.String(), name: Type.String() }),
        operation: Type.String(),
        /** Members that it changed, by their names in a bundle. */
        members: Type.Array(Type.String()),
      }),
    ),
    total: Type.Integer(),
  })
