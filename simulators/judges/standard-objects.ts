import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A field of the vendor's own, and what its values are in JSON. */
type StandardObject = { fields: ReadonlyMap<string, string>; parents: ReadonlySet<string> }

const membersOf = (source: string, declaration: string): [string, string][] => {
  const body = source.split(`type ${declaration} = {\n`)[1]?.split('\n};')[0] ?? ''
  return [...body.matchAll(/^ {4}(\w+): (.+);$/gm)].map(([, name = '', type = '']) => [name, type])
}

/** The objects every org has, as the library declares them; fields that an org adds end in `__c`. */
const readObject = (() => {
  const folder = dirname(createRequire(import.meta.url).resolve('jsforce/package.json'))
  const source = readFileSync(join(folder, 'lib/types/standard-schema.d.ts'), 'utf8')
  return (name: string): StandardObject => ({
    fields: new Map(membersOf(source, `Fields$${name}`)),
    parents: new Set(membersOf(source, `ParentReferences$${name}`).map(([parent]) => parent)),
  })
})()

/**
 * Standard fields that the library's own org does not show: they are there once several currencies, or opting out of
 * e-mail, are switched on, as the shop's org has them.
 */
const switchedOn: Readonly<Record<string, string>> = {
  CurrencyIsoCode: 'string',
  HasOptedOutOfEmail: 'boolean',
}

const jsonType = (type: string) => /^(string|number|boolean)\b/.exec(type)?.[1] ?? 'string'

/** Whether a field is not the vendor's: neither of the standard object nor one that the org has added. */
export const isForeign = (object: string, name: string): boolean => {
  const { fields, parents } = readObject(object)
  return !/__[cr]$/.test(name) && !(name in switchedOn) && !fields.has(name) && !parents.has(name)
}

/** What of a record differs from the standard object: a name that is not the vendor's, a value of another kind. */
export const faultsOfRecord = (object: string, record: object): string[] => {
  const { fields, parents } = readObject(object)
  return Object.entries(record).flatMap(([name, value]) => {
    if (name === 'attributes') return []
    if (isForeign(object, name)) return [`${object}.${name} is no field`]
    const type = fields.get(name) ?? switchedOn[name]
    if (type === undefined || parents.has(name)) return []
    if (value === null) return type.endsWith('| null') ? [] : [`${object}.${name} is never empty`]
    return typeof value === jsonType(type) ? [] : [`${object}.${name}: ${typeof value}, not ${type}`]
  })
}
