import type { JsonContent } from './contract.ts'
import type { DeclaredMark } from './schema.ts'

type Leaf = string | number | bigint | boolean | symbol | null | undefined | Date | Uint8Array
type IsAny<T> = 0 extends 1 & T ? true : false
/** The names that any member of a union has, and what stands under one of them. */
type NameOf<T> = T extends unknown ? keyof T : never
type Under<T, Name> = T extends unknown ? (Name extends keyof T ? T[Name] : never) : never
type EntryOf<T> = T extends readonly (infer Entry)[] ? Entry : never

/**
 * The paths of the members that a value has and its declaration has not (`data.c_hex`), `never` without one. A view
 * that is joined from parts passes TypeScript's own check of excess members, which sees literals alone; here all of
 * them are seen, at any depth, in texts that hold JSON too. What is open on one side alone counts as undeclared, and so
 * does a value that is typed as the schema itself: its own members cannot be seen.
 */
export type Undeclared<Given, Declared> = unknown extends Declared
  ? unknown extends Given
    ? never
    : 'declared as anything'
  : IsAny<Given> extends true
    ? 'anything'
    : Given extends string
      ? UndeclaredInText<JsonContent<Given>, JsonContent<Declared>>
      : Given extends Leaf
        ? never
        : Given extends readonly (infer Entry)[]
          ? Undeclared<Entry, EntryOf<Declared>>
          : Given extends object
            ? keyof DeclaredMark extends keyof Given
              ? 'typed as the schema itself'
              : UndeclaredMember<Given, Declared>
            : 'anything'

/** Of a text that holds JSON: its members. Both sides have to say that the text holds some. */
type UndeclaredInText<Given, Declared> = [Given] extends [never]
  ? [Declared] extends [never]
    ? never
    : 'a text that is not written by writeJson'
  : [Declared] extends [never]
    ? 'JSON that is declared as any text'
    : Undeclared<Given, Declared>

type UndeclaredMember<Given, Declared> = {
  [Name in keyof Given & string]-?: Name extends NameOf<Declared>
    ? Below<Name, Undeclared<Given[Name], Under<Declared, Name>>>
    : Name
}[keyof Given & string]

type Below<Name extends string, Path> = Path extends string ? `${Name}.${Path}` : never
