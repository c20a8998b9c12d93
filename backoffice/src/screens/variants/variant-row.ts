import type { Members } from '../../lib/members.ts'
import { readDecimal } from '../../lib/decimal.ts'

/** Members of a variant that the grid changes, each with how its text is read. */
export const memberKinds = {
  online: 'flag',
  c_weightKg: 'decimal',
  c_longestSideMeters: 'decimal',
  c_lengthMeters: 'decimal',
  c_minOrderQuantity: 'whole',
} as const
export type EditableMember = keyof typeof memberKinds
export const editableMembers = Object.keys(memberKinds) as EditableMember[]

/** What was typed into a cell, and what stood there when it was. */
export type Typed = { text: string; base: unknown }
/** By SKU, then by member. */
export type VariantDraft = Readonly<Record<string, Readonly<Partial<Record<EditableMember, Typed>>>>>

export type VariantRow = { sku: string; saved: Members; typed: VariantDraft[string] | undefined }

const yes = ['sí', 'si', 'yes', 'true', '1', 'x']
const no = ['no', 'false', '0']

/** What a cell's text says; null empties, undefined is no such value. */
export const readCell = (member: EditableMember, text: string): unknown => {
  const plain = text.trim().toLowerCase()
  if (memberKinds[member] === 'flag')
    return yes.includes(plain) ? true : no.includes(plain) ? false : undefined
  if (plain === '') return null
  const value = readDecimal(plain)
  if (value === undefined || value < 0) return undefined
  if (memberKinds[member] === 'whole') return Number.isInteger(value) && value > 0 ? value : undefined
  return Number.isInteger(Math.round(value * 1e6) / 1e3) ? value : undefined
}

type Words = { yes: string; no: string }

/** A saved value as the grid writes and copies it. */
export const cellText = (value: unknown, { yes: yesWord, no: noWord }: Words): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? yesWord : noWord
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const isEmpty = (value: unknown) => value === undefined || value === null
const isAsBefore = (value: unknown, base: unknown) => value === base || (isEmpty(value) && isEmpty(base))

/** What a row changes, and what stood there; undefined where nothing differs. `wrong`: texts that are no values. */
export const changesOf = (typed: VariantDraft[string] | undefined) => {
  const [mine, base, wrong]: [Record<string, unknown>, Record<string, unknown>, EditableMember[]] = [
    {},
    {},
    [],
  ]
  for (const member of editableMembers) {
    const cell = typed?.[member]
    if (!cell) continue
    const value = readCell(member, cell.text)
    if (value === undefined) wrong.push(member)
    else if (!isAsBefore(value, cell.base)) {
      mine[member] = value
      base[member] = cell.base
    }
  }
  return { mine, base, wrong, isChanged: Object.keys(mine).length > 0 }
}

/** The draft with cells written; one that says what is saved is no change. */
export const withCells = (
  draft: VariantDraft,
  written: readonly { row: VariantRow; column: string; text: string }[],
): VariantDraft => {
  const next: Record<string, Partial<Record<EditableMember, Typed>>> = { ...draft }
  for (const { row, column, text } of written) {
    const member = editableMembers.find((one) => one === column)
    if (!member) continue
    const base = next[row.sku]?.[member]?.base ?? row.saved[member]
    const { [member]: _before, ...rest } = next[row.sku] ?? {}
    const value = readCell(member, text)
    const cells =
      value !== undefined && isAsBefore(value, base) ? rest : { ...rest, [member]: { text, base } }
    if (Object.keys(cells).length > 0) next[row.sku] = cells
    else delete next[row.sku]
  }
  return next
}

/** The draft after rows were saved: of those only texts that are no values stay. */
export const withoutSavedRows = (draft: VariantDraft, saved: readonly string[]): VariantDraft =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([sku, typed]) => {
      if (!saved.includes(sku)) return [[sku, typed]]
      const { wrong } = changesOf(typed)
      return wrong.length > 0
        ? [[sku, Object.fromEntries(wrong.map((member) => [member, typed[member]]))]]
        : []
    }),
  )
