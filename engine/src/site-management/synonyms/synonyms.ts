import { isDeepStrictEqual } from 'node:util'
import { fold } from '../../../../facts/text.ts'
import type { SearchRedirect, SynonymsFile } from '../../bundle/synonyms.ts'
import { judgeSynonyms, requireLegal } from '../../import/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { digestTag } from '../../kernel/entity-tag.ts'
import { Reply } from '../../kernel/operation.ts'
import { outsideYourPlaces, requireEverywhere } from '../../kernel/outside-your-places.ts'
import { requireIfMatch } from '../../kernel/precondition.ts'
import { changeCatalogue } from '../../sites/index.ts'
import type { synonymContract } from './contract.ts'
import { lockSynonyms, selectSynonyms, writeSynonyms } from './queries.ts'

const answer = async ({ db, site }: AdminContext) => {
  const { file } = await db.one(selectSynonyms(site.siteId))
  const { groups, expansions, searchRedirects } = file
  return new Reply(
    200,
    { groups, expansions, ...(searchRedirects ? { searchRedirects } : {}) },
    { etag: digestTag(file) },
  )
}

/** Words that mean the same, words that others lead to, and words that lead to a page. */
export const getSynonyms = (async (ctx) => answer(ctx)) satisfies AdminOperation<
  typeof synonymContract.getSynonyms
>

const redirectsOf = ({ searchRedirects }: SynonymsFile) => (searchRedirects ? { searchRedirects } : {})

type Place = Pick<SearchRedirect, 'language' | 'countries'>

/** Problem: 403 where it holds in countries where the caller does not work. */
const requireOwnCountries = (ctx: AdminContext, { countries = [] }: Place, ofAll: string) => {
  // An empty list joins the lines that hold everywhere.
  if (countries.length === 0) requireEverywhere(ctx, ofAll)
  const foreign = countries.filter((code) => !ctx.countries.includes(code))
  if (foreign.length > 0) throw outsideYourPlaces('It holds where you do not work.', { countries: foreign })
}

/** The lines of which only one of the two files has one. */
const changedLines = (before: SynonymsFile, after: SynonymsFile): Place[] =>
  (['groups', 'expansions', 'searchRedirects'] as const).flatMap((member) => {
    const [old, now]: [readonly Place[], readonly Place[]] = [before[member] ?? [], after[member] ?? []]
    const without = (lines: readonly Place[], others: readonly Place[]) =>
      lines.filter((line) => !others.some((other) => isDeepStrictEqual(line, other)))
    return [...without(old, now), ...without(now, old)]
  })

/** Problems: 400, 403 for lines that change where the caller does not work, 409, 412, 428. */
export const updateSynonyms = (async (ctx, { body, headers }) => {
  const { siteId } = ctx.site
  await changeCatalogue(ctx, async (tx) => {
    const before = (await tx.one(lockSynonyms(siteId))).file
    requireIfMatch(ctx, headers['if-match'], { etag: digestTag(before), current: () => before })
    const after = requireLegal(await judgeSynonyms(tx, siteId, { ...redirectsOf(before), ...body }))
    if (isDeepStrictEqual(before, after)) return undefined
    for (const line of changedLines(before, after))
      requireOwnCountries(ctx, line, 'Synonyms of all countries')
    return {
      write: async (db, site) => void (await db.run(writeSynonyms(site, after))),
      audit: { operation: 'updateSynonyms', subject: { kind: 'synonyms', id: 'all' }, before, after },
    }
  })
  return answer(ctx)
}) satisfies AdminOperation<typeof synonymContract.updateSynonyms>

type Group = SynonymsFile['groups'][number]

const isSamePlace = (a: Place, b: Place) =>
  a.language === b.language &&
  isDeepStrictEqual((a.countries ?? []).toSorted(), (b.countries ?? []).toSorted())

const has = ({ words }: Pick<Group, 'words'>, word: string) => words.some((one) => fold(one) === fold(word))

/** Groups with a further one: what shares a word with it, where it holds, becomes one group. */
const withGroup = (groups: readonly Group[], added: Group): Group[] => {
  const joins = (one: Group) => isSamePlace(one, added) && added.words.some((word) => has(one, word))
  const joined = groups.filter(joins)
  if (joined.some((one) => added.words.every((word) => has(one, word)))) return [...groups]
  const words = [...joined, added].flatMap((one) => one.words)
  const distinct = words.filter((word, index) => words.findIndex((one) => fold(one) === fold(word)) === index)
  return [...groups.filter((one) => !joins(one)), { ...added, words: distinct }]
}

/**
 * Adds one pair, as a word that found nothing becomes another that does. What is there already stays. Problems: 400, 403 for
 * countries where the caller does not work, 409.
 */
export const addSynonym = (async (ctx, { body }) => {
  const { siteId } = ctx.site
  await changeCatalogue(ctx, async (tx) => {
    requireOwnCountries(ctx, body, 'Synonyms of all countries')
    const before = (await tx.one(lockSynonyms(siteId))).file
    const wanted = { ...before, groups: withGroup(before.groups, body) }
    const after = requireLegal(await judgeSynonyms(tx, siteId, wanted))
    if (isDeepStrictEqual(before, after)) return undefined
    return {
      write: async (db, site) => void (await db.run(writeSynonyms(site, after))),
      audit: {
        operation: 'addSynonym',
        subject: { kind: 'synonyms', id: body.words.join(' = ') },
        after: body,
      },
    }
  })
  return answer(ctx)
}) satisfies AdminOperation<typeof synonymContract.addSynonym>

/** Redirects with a further one: a word leads to one page in the same places. */
const withRedirect = (redirects: readonly SearchRedirect[], added: SearchRedirect): SearchRedirect[] => {
  const others = redirects.flatMap((one) => {
    if (!isSamePlace(one, added)) return [one]
    const words = one.words.filter((word) => !has(added, word))
    return words.length > 0 ? [{ ...one, words }] : []
  })
  const same = others.find((one) => isSamePlace(one, added) && one.to === added.to)
  if (!same) return [...others, added]
  return others.map((one) => (one === same ? { ...one, words: [...one.words, ...added.words] } : one))
}

/**
 * Leads who searches these words, and nothing else, to a page. Problems: 400, 403 for countries where the caller does not work, 409.
 */
export const addSearchRedirect = (async (ctx, { body: { words, ...place } }) => {
  const { siteId } = ctx.site
  const added = { ...place, words: [words] }
  await changeCatalogue(ctx, async (tx) => {
    requireOwnCountries(ctx, added, 'Search redirects of all countries')
    const before = (await tx.one(lockSynonyms(siteId))).file
    const { searchRedirects = [] } = before
    const stands = searchRedirects.some(
      (one) => isSamePlace(one, added) && one.to === added.to && has(one, words),
    )
    if (stands) return undefined
    const wanted = { ...before, searchRedirects: withRedirect(searchRedirects, added) }
    const after = requireLegal(await judgeSynonyms(tx, siteId, wanted))
    return {
      write: async (db, site) => void (await db.run(writeSynonyms(site, after))),
      audit: {
        operation: 'addSearchRedirect',
        subject: { kind: 'synonyms', id: `${words} → ${added.to}` },
        after: added,
      },
    }
  })
  return answer(ctx)
}) satisfies AdminOperation<typeof synonymContract.addSearchRedirect>
