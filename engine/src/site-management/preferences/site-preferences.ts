import { isDeepStrictEqual } from 'node:util'
import type { SiteFile } from '../../bundle/site.ts'
import { judgeSite, requireLegal } from '../../import/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { digestTag } from '../../kernel/entity-tag.ts'
import { Reply } from '../../kernel/operation.ts'
import { requireEverywhere } from '../../kernel/outside-your-places.ts'
import { requireIfMatch } from '../../kernel/precondition.ts'
import { badRequest } from '../../kernel/problem.ts'
import { changeCatalogue, lockSiteFile, selectSiteFile, updateSiteFile } from '../../sites/index.ts'
import { type PreferenceChanges, preferenceNotFound, type sitePreferenceContract } from './contract.ts'
import {
  isPreferenceGroup,
  type PreferenceGroup,
  preferenceGroups,
  preferencesOf,
} from './preference-groups.ts'

type Named = { groupId: string; instanceType: string }

/** The shop has one instance: whichever the platform's clients name is `current`. */
const instanceTypes = ['current', 'production', 'staging', 'development', 'sandbox']

/** Problem: 404. */
const requireGroup = ({ groupId, instanceType }: Named): PreferenceGroup => {
  if (!isPreferenceGroup(groupId) || !instanceTypes.includes(instanceType))
    throw preferenceNotFound(`There is no group '${groupId}' of '${instanceType}'.`)
  return groupId
}

const groupView = (siteId: string, groupId: PreferenceGroup, file: SiteFile) => ({
  groupId,
  siteId,
  instanceType: 'current',
  ...preferencesOf(groupId, file),
})

const answer = async ({ db, site: { siteId } }: AdminContext, groupId: PreferenceGroup) => {
  const { file } = await db.one(selectSiteFile(siteId))
  return new Reply(200, groupView(siteId, groupId, file), { etag: digestTag(preferencesOf(groupId, file)) })
}

/** Settings that belong together. Problem: 404. */
export const getSitePreferenceGroup = (async (ctx, { params }) =>
  answer(ctx, requireGroup(params))) satisfies AdminOperation<
  typeof sitePreferenceContract.getSitePreferenceGroup
>

/** One of them. Problem: 404. */
export const getSitePreference = (async ({ db, site: { siteId } }, { params }) => {
  const groupId = requireGroup(params)
  const { file } = await db.one(selectSiteFile(siteId))
  const whole = groupView(siteId, groupId, file)
  const name = params.preferenceId.startsWith('c_') ? params.preferenceId : `c_${params.preferenceId}`
  if (!Object.hasOwn(whole, name)) throw preferenceNotFound(`There is no setting '${params.preferenceId}'.`)
  const asked = Object.entries(whole).filter(([member]) => !member.startsWith('c_') || member === name)
  return Object.fromEntries(asked) as typeof whole
}) satisfies AdminOperation<typeof sitePreferenceContract.getSitePreference>

/** The file with the settings that are named. Problem: 400 for one of another group. */
const overlay = (group: PreferenceGroup, file: SiteFile, changes: PreferenceChanges): object => {
  const members: readonly string[] = preferenceGroups[group]
  const named = Object.entries(changes).map(([name, value]) => {
    const member = name.slice('c_'.length)
    if (!members.includes(member))
      throw badRequest(`'${name}' is no setting of '${group}'.`, { property: `$.${name}` })
    return [member, value] as const
  })
  const whole = { ...file, ...Object.fromEntries(named) }
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== null))
}

/** Changes settings of a group, for every site that shares the goods. Problems: 400, 403, 404, 409, 412, 428. */
export const updateSitePreferenceGroup = (async (ctx, { params, body, headers }) => {
  const groupId = requireGroup(params)
  const { siteId } = ctx.site
  await changeCatalogue(ctx, async (tx) => {
    requireEverywhere(ctx, 'Settings')
    const { file } = await tx.one(lockSiteFile(siteId))
    const before = preferencesOf(groupId, file)
    requireIfMatch(ctx, headers['if-match'], {
      etag: digestTag(before),
      current: () => groupView(siteId, groupId, file),
    })
    const judged = await judgeSite(tx, siteId, overlay(groupId, file, body))
    const next = requireLegal(judged, (field) => `c_${field}`)
    const after = preferencesOf(groupId, next)
    if (isDeepStrictEqual(before, after)) return undefined
    return {
      write: async (db, site) => {
        const own = await db.one(lockSiteFile(site))
        await db.run(updateSiteFile(site, overlay(groupId, own.file, body) as SiteFile))
      },
      audit: {
        operation: 'updateSitePreferenceGroup',
        subject: { kind: 'preference', id: groupId },
        before,
        after,
      },
    }
  })
  return answer(ctx, groupId)
}) satisfies AdminOperation<typeof sitePreferenceContract.updateSitePreferenceGroup>

type Page = { limit?: number; offset?: number }

/** What client applications are told, of the organization or of the site. */
const configurationsOf = async ({ db, site }: AdminContext, isGlobal: boolean) => {
  const { file } = await db.one(selectSiteFile(site.siteId))
  return (file.configurations ?? []).filter(
    ({ configurationType = 'globalConfiguration' }) =>
      (configurationType === 'globalConfiguration') === isGlobal,
  )
}

const customPreferences = async (ctx: AdminContext, isGlobal: boolean, { limit = 25, offset = 0 }: Page) => {
  const ours = await configurationsOf(ctx, isGlobal)
  const data = ours
    .slice(offset, offset + limit)
    .map(({ id, value }) => ({ groupId: 'configurations', id, value }))
  return { data, limit, offset, total: ours.length }
}

/** What client applications are told of the site. */
export const getSiteCustomPreferenceList = (async (ctx, { query }) =>
  customPreferences(ctx, false, query)) satisfies AdminOperation<
  typeof sitePreferenceContract.getSiteCustomPreferenceList
>

/** What they are told of the shop as a whole. */
export const getGlobalCustomPreferenceList = (async (ctx, { query }) =>
  customPreferences(ctx, true, query)) satisfies AdminOperation<
  typeof sitePreferenceContract.getGlobalCustomPreferenceList
>

/** The organization's one group: what client applications of all sites are told. Problem: 404. */
export const getGlobalPreferenceGroup = (async (ctx, { params }) => {
  const groupId = requireGroup(params)
  if (groupId !== 'configurations') throw preferenceNotFound(`'${groupId}' is a group of a site.`)
  return { groupId, instanceType: 'current', c_configurations: await configurationsOf(ctx, true) }
}) satisfies AdminOperation<typeof sitePreferenceContract.getGlobalPreferenceGroup>
