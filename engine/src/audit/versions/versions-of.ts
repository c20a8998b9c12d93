import { isDeepStrictEqual } from 'node:util'
import type { AdminContext } from '../../kernel/admin-context.ts'
import { changesOf } from '../changes-of.ts'
import type { SubjectKind } from '../record-audit.ts'

const mostVersions = 100
const dayMs = 86_400_000
/** So far back a thing is put. */
const mostDays = 90

type Members = Readonly<Record<string, unknown>>
type Change = Awaited<ReturnType<typeof changesOf>>[number]

/** A change of one thing: the members that it changed, as they were and as it left them. */
type Version = Pick<Change, 'seq' | 'at' | 'actor' | 'operation'> & {
  members: readonly string[]
  before: Members
  after: Members
}

const membersOf = (row: unknown): Members => (typeof row === 'object' && row !== null ? { ...row } : {})

const versionOf = ({ before: was, after: is, ...change }: Change): Version => {
  const [before, after] = [membersOf(was), membersOf(is)]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const members = names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
  return { ...change, members, before, after }
}

/** The changes of a thing, the latest first, as far back as each tells what stood before it: one that made it is the last. */
export const versionsOf = async (
  ctx: Pick<AdminContext, 'db' | 'site' | 'now'>,
  { kind, id }: { kind: SubjectKind; id: string },
): Promise<Version[]> => {
  const since = ctx.now.getTime() - mostDays * dayMs
  const changes = await changesOf(ctx, { siteId: ctx.site.siteId, kind, id, most: mostVersions })
  const first = changes.findIndex(({ at, before }) => before === undefined || at.getTime() < since)
  return (first === -1 ? changes : changes.slice(0, first + 1)).map(versionOf)
}

/** What a row was when one of its versions was the latest; members that none of the later ones changed stay. */
export const rowAtVersion = (
  row: object,
  versions: readonly Version[],
  version: number,
): object | undefined => {
  const at = versions.findIndex(({ seq }) => seq === version)
  if (at === -1) return undefined
  const members = new Map<string, unknown>(Object.entries(row))
  for (const { members: changed, before } of versions.slice(0, at))
    for (const name of changed) {
      if (before[name] === undefined) members.delete(name)
      else members.set(name, before[name])
    }
  return Object.fromEntries(members)
}

/** Versions as they are told. */
export const versionsView = (versions: readonly Version[]) => ({
  data: versions.map(({ seq, at, actor, operation, members }) => ({
    version: seq,
    at: at.toISOString(),
    actor,
    operation,
    members: [...members],
  })),
  total: versions.length,
})
