import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  type ClassMethod,
  parseSync,
  type TsInterfaceDeclaration,
  type TsType,
  type TsTypeAliasDeclaration,
  type TsTypeElement,
} from '@swc/core'
import { operations } from './cases.ts'
import { sdk } from './official.ts'

/** A declaration that a name stands for. */
type Declared = TsTypeAliasDeclaration | TsInterfaceDeclaration
/** The declarations of one family of the client, and what its operations answer. */
type Family = { types: Map<string, Declared>; answers: Map<string, TsType> }

/** An object's members, when several declarations of it are laid over one another. */
type Members = { required: Map<string, TsType>; optional: Map<string, TsType>; isOpen: boolean }

const isRaw = (type: TsType) => JSON.stringify(type).includes('"value":"Response"')

const answerOf = ({ function: { returnType } }: ClassMethod): TsType | undefined => {
  const type = returnType?.typeAnnotation
  if (type?.type !== 'TsTypeReference' || isRaw(type)) return undefined
  return type.typeParams?.params[0]
}

const readFamily = (source: string): Family => {
  const family: Family = { types: new Map(), answers: new Map() }
  const { body } = parseSync(source, { syntax: 'typescript' })
  const [module] = body
  if (module?.type !== 'TsModuleDeclaration' || module.body?.type !== 'TsModuleBlock') return family
  for (const item of module.body.body) {
    if (item.type === 'TsTypeAliasDeclaration' || item.type === 'TsInterfaceDeclaration')
      family.types.set(item.id.value, item)
    if (item.type !== 'ClassDeclaration') continue
    for (const member of item.body) {
      if (member.type !== 'ClassMethod' || member.key.type !== 'Identifier') continue
      const answer = answerOf(member)
      if (answer) family.answers.set(member.key.value, answer)
    }
  }
  return family
}

/** The client's own declarations, made by its publisher from the platform's descriptions of the API. */
const readDeclarations = (): Map<string, Family> => {
  const folder = dirname(createRequire(import.meta.url).resolve('commerce-sdk-isomorphic'))
  const text = readFileSync(join(folder, 'index.esm.d.ts'), 'utf8')
  const namespaces = text.matchAll(/^declare namespace (Shopper\w+)ApiTypes \{\n[\s\S]*?^\}/gm)
  return new Map([...namespaces].map(([source, name = '']) => [name, readFamily(source)]))
}

const typeName = (value: unknown) => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** What of a value differs from a type of a family; each fault with its place. */
class Judge {
  #family: Family

  constructor(family: Family) {
    this.#family = family
  }

  /** A name of another namespace has a number behind it here. */
  #declared(name: string): Declared | undefined {
    return this.#family.types.get(name) ?? this.#family.types.get(name.replace(/\$\d+$/, ''))
  }

  faults(type: TsType, value: unknown, at: string): string[] {
    switch (type.type) {
      case 'TsKeywordType':
        return this.#keyword(type.kind, value, at)
      case 'TsLiteralType':
        return 'value' in type.literal && type.literal.value === value
          ? []
          : [`${at}: ${JSON.stringify(value)} is not of the words`]
      case 'TsParenthesizedType':
        return this.faults(type.typeAnnotation, value, at)
      case 'TsArrayType':
        return this.#list(type.elemType, value, at)
      case 'TsUnionType':
        return type.types
          .map((one) => this.faults(one, value, at))
          .reduce((best, one) => (one.length < best.length ? one : best))
      case 'TsTypeReference':
        return this.#reference(type, value, at)
      case 'TsIntersectionType':
      case 'TsTypeLiteral':
        return this.#object(type, value, at)
      default:
        throw new Error(`${at}: a ${type.type} is not read`)
    }
  }

  #keyword(kind: string, value: unknown, at: string): string[] {
    if (['any', 'unknown', 'void', 'undefined'].includes(kind)) return []
    return typeName(value) === kind ? [] : [`${at}: ${typeName(value)}, not ${kind}`]
  }

  #list(type: TsType, value: unknown, at: string): string[] {
    if (!Array.isArray(value)) return [`${at}: ${typeName(value)}, not array`]
    return value.flatMap((item) => this.faults(type, item, `${at}[]`))
  }

  #reference(type: Extract<TsType, { type: 'TsTypeReference' }>, value: unknown, at: string): string[] {
    const name = type.typeName.type === 'Identifier' ? type.typeName.value : ''
    const [first] = type.typeParams?.params ?? []
    if ((name === 'Array' || name === 'Set') && first) return this.#list(first, value, at)
    if (name === 'Date') return this.#keyword('string', value, at)
    const declared = this.#declared(name)
    if (!declared) throw new Error(`${at}: the type ${name} is not declared`)
    return declared.type === 'TsTypeAliasDeclaration'
      ? this.faults(declared.typeAnnotation, value, at)
      : this.#object(type, value, at)
  }

  #object(type: TsType, value: unknown, at: string): string[] {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [`${at}: ${typeName(value)}, not object`]
    const { required, optional, isOpen } = this.#members(type)
    const missing = [...required.keys()].filter((name) => !(name in value))
    return [
      ...missing.map((name) => `${at}.${name}: required, absent`),
      ...Object.entries(value).flatMap(([name, member]) => {
        const known = required.get(name) ?? optional.get(name)
        if (known) return this.faults(known, member, `${at}.${name}`)
        return isOpen ? [] : [`${at}.${name}: not in the closed object`]
      }),
    ]
  }

  #members(type: TsType): Members {
    switch (type.type) {
      case 'TsTypeLiteral':
        return membersOf(type.members)
      case 'TsParenthesizedType':
        return this.#members(type.typeAnnotation)
      case 'TsIntersectionType': {
        const parts = type.types.map((one) => this.#members(one))
        return {
          required: new Map(parts.flatMap(({ required }) => [...required])),
          optional: new Map(parts.flatMap(({ optional }) => [...optional])),
          isOpen: parts.some(({ isOpen }) => isOpen),
        }
      }
      case 'TsTypeReference': {
        const name = type.typeName.type === 'Identifier' ? type.typeName.value : ''
        const declared = this.#declared(name)
        if (declared?.type === 'TsTypeAliasDeclaration') return this.#members(declared.typeAnnotation)
        if (declared) return membersOf(declared.body.body)
        throw new Error(`the type ${name} is not declared`)
      }
      default:
        return { required: new Map(), optional: new Map(), isOpen: true }
    }
  }
}

const membersOf = (elements: readonly TsTypeElement[]): Members => {
  const members: Members = { required: new Map(), optional: new Map(), isOpen: false }
  for (const element of elements) {
    if (element.type === 'TsIndexSignature') members.isOpen = true
    if (element.type !== 'TsPropertySignature' || !element.typeAnnotation) continue
    const name = 'value' in element.key ? String(element.key.value) : ''
    members[element.optional ? 'optional' : 'required'].set(name, element.typeAnnotation.typeAnnotation)
  }
  return members
}

const declarations = readDeclarations()

/** The client's class of each family of paths. */
const familyOf = (route: string): Family | undefined => {
  const [, path = ''] = route.split(' ')
  const name = Object.entries(sdk).find(
    ([, value]) =>
      'defaultBaseUri' in Object(value) &&
      path.startsWith(
        `${new URL(Reflect.get(Object(value), 'defaultBaseUri').replace('{shortCode}', 'x')).pathname}/`,
      ),
  )?.[0]
  return name === undefined ? undefined : declarations.get(name)
}

/**
 * What of an answer differs from the type that the platform's client declares for this operation: a required member that
 * is absent, a member of another type, a member too many in a closed object. Undefined for operations that the client
 * does not know.
 */
export const faultsOfAnswer = (operation: string, answer: unknown): string[] | undefined => {
  const family = familyOf(operations.find(({ name }) => name === operation)?.route ?? '')
  const type = family?.answers.get(operation.replace(/V2$/, ''))
  return family && type && new Judge(family).faults(type, answer, '')
}
