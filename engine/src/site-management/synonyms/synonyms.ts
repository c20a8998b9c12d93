import { isDeepStrictEqual } from 'node:util'
import { fold } from '../../../../facts/text.ts'
import type { SynonymsFile } from '../../bundle/synonyms.ts'
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
  const { groups, expansions } = file
  return new Reply(200, { groups, expansions }, { etag: digestTag(file) })
}

/** Words that mean the same, and words that others lead to. */
export const getSynonyms = (async (ctx) => answer(ctx)) satisfies AdminOperation<
  typeof synonymContract.getSynonyms
>

/** Problems: 400, 403, 409, 412, 428. */
export const updateSynonyms = (async (ctx, { body, headers }) => {
  const { siteId } = ctx.site
  await changeCatalogue(ctx, async (tx) => {
    requireEverywhere(ctx, 'Synonyms')
    const before = (await tx.one(lockSynonyms(siteId))).file
    requireIfMatch(ctx, headers['if-match'], { etag: digestTag(before), current: () => before })
    const after = requireLegal(await judgeSynonyms(tx, siteId, body))
    if (isDeepStrictEqual(before, after)) return undefined
    return {
      write: async (db, site) => void (await db.run(writeSynonyms(site, after))),
      audit: { operation: 'updateSynonyms', subject: { kind: 'synonyms', id: 'all' }, before, after },
    }
  })
  return answer(ctx)
}) satisfies AdminOperation<typeof synonymContract.updateSynonyms>

type Group = SynonymsFile['groups'][number]

const isSamePlace = (a: Group, b: Group) =>
  a.language === b.language &&
  isDeepStrictEqual((a.countries ?? []).toSorted(), (b.countries ?? []).toSorted())

const has = ({ words }: Group, word: string) => words.some((one) => fold(one) === fold(word))

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
    if (body.countries === undefined) requireEverywhere(ctx, 'Synonyms of all countries')
    const foreign = body.countries?.filter((code) => !ctx.countries.includes(code)) ?? []
    if (foreign.length > 0)
      throw outsideYourPlaces('The pair would hold where you do not work.', { countries: foreign })
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
