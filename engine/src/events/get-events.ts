import type { AdminOperation } from '../kernel/admin-operation.ts'
import { badRequest } from '../kernel/problem.ts'
import { csv } from '../kernel/schema.ts'
import type { eventContract } from './contract.ts'
import { eventView } from './event-view.ts'
import { eventTypes, isEventType } from './event-types.ts'
import { cursorExpired } from './problems.ts'
import { publishEvents } from './publish-events.ts'
import { selectEvents, selectFeed } from './queries.ts'

const readTypes = (text: string | undefined) => {
  const types = csv(text)
  const unknown = types.find((type) => !isEventType(type))
  if (unknown !== undefined)
    throw badRequest(`'${unknown}' is no type of event. There are: ${eventTypes.join(', ')}.`, {
      property: 'types',
    })
  return types
}

/**
 * What happened in the countries that the caller may see, in the order in which changes were committed; whoever asks with
 * the cursor of the last answer misses nothing. Problems: 400 for an unknown type, 410 for a cursor older than what is kept.
 */
export const getEvents = (async (ctx, { query }) => {
  const types = readTypes(query.types)
  await publishEvents(ctx)
  const { siteId } = ctx.site
  const feed = (await ctx.db.maybe(selectFeed(siteId))) ?? { lastPosition: 0, droppedPosition: 0 }
  const oldest = feed.droppedPosition
  const after = query.after === undefined ? oldest : Number(query.after)
  if (after < oldest || after > feed.lastPosition)
    throw cursorExpired(
      'What follows this cursor is not there: export what you need, then go on from "oldest".',
      {
        oldest: String(oldest),
      },
    )
  const { limit = 100 } = query
  const choice = { after, until: feed.lastPosition, types, countries: ctx.countries, limit }
  const events = await ctx.db.query(selectEvents(siteId, choice))
  const last = events.length < limit ? feed.lastPosition : (events.at(-1)?.position ?? after)
  return { data: events.map(eventView), cursor: String(last) }
}) satisfies AdminOperation<typeof eventContract.getEvents>
