import type { Static, TSchema, TUnsafe } from 'typebox'
import type { Answer, OperationContract } from '../../../engine/src/kernel/contract.ts'
import type { personalisationContract } from '../../../engine/src/personalisation/contract.ts'
import { personalisationRoutes } from '../../../engine/src/personalisation/routes.ts'
import { readConsent } from '../lib/consent.ts'
import type { Env } from './env.tsx'
import { defineOperations } from './operation.ts'
import { isProblem } from './problem.ts'

/** Our server says who asks (S6.011): the page holds neither the visit's id nor the customer's. */
type AddedByServer = 'realm' | 'instanceType' | 'cookieId' | 'userId'
type OfPage<C extends OperationContract> = C['body'] extends TSchema
  ? Omit<C, 'body'> & { body: TUnsafe<Omit<Static<C['body']>, AddedByServer>> }
  : C
type Contract = { [K in keyof typeof personalisationContract]: OfPage<(typeof personalisationContract)[K]> }

export const personalization = defineOperations<Contract>(personalisationRoutes)

type Activity = Exclude<keyof Contract, `get${string}`>
/** An activity's name with what it tells. */
type Told = { [K in Activity]: [kind: K, activity: Static<Contract[K]['body']>] }[Activity]

/** Logs a failure to the console, without a message to the shopper (S8.043). */
const logFailure = (error: unknown) => {
  if (!isProblem(error)) throw error
  console.warn(`Personalisation did not answer: ${error.message}`)
}

const ignoreFailure = () => undefined
/**
 * The page's first activity: its answer brings the cookie of the visit. What was told beside it would be a visit of its
 * own, and never be among what this one saw.
 */
let firstActivity: Promise<void> | undefined

/** Tells an activity, if the shopper lets the shop follow them; skipped in silence otherwise (S6.012). */
export const sendActivity = async (env: Env, ...[kind, activity]: Told) => {
  if (readConsent() !== 'given') return
  const input = { params: { siteId: env.place.site.id }, body: activity }
  const send = () => env.call<Contract[Activity]>(personalization[kind], input).catch(logFailure)
  if (firstActivity) {
    await firstActivity
    return send()
  }
  const first = send()
  firstActivity = first.then(ignoreFailure, ignoreFailure)
  await first
}

export type Recommendation = { id: string; productName: string; imageUrl?: string }

/** What a zone shows (S3.036). */
export type Recommendations = {
  recoUUID: string
  recommenderName: string
  displayMessage: string
  recs: readonly Recommendation[]
}

type OwnAnswer = Answer<Contract['getZoneRecommendations']>
type OwnRecommendation = OwnAnswer['recs'][number]
/** The engine's answer, as an outside service may give it. */
type ServiceAnswer = Partial<Omit<OwnAnswer, 'recs'>> & {
  display_message?: string
  recs?: readonly (Pick<OwnRecommendation, 'id'> & Partial<OwnRecommendation>)[]
}

/** The service's answer in our words; members the vendor leaves out are empty. */
export const recommendationsOf = (answer: ServiceAnswer, zone: string): Recommendations => ({
  recoUUID: answer.recoUUID ?? '',
  recommenderName: answer.recommenderName ?? zone,
  displayMessage: answer.displayMessage ?? answer.display_message ?? '',
  recs: (answer.recs ?? []).map(({ id, product_name, image_url }) => ({
    id,
    productName: product_name ?? '',
    ...(image_url ? { imageUrl: image_url } : {}),
  })),
})

/** The recommendations of a zone for these products; a failure is logged and gives none (S8.043). */
export const fetchZone = async (
  env: Pick<Env, 'call' | 'place'>,
  zone: string,
  productIds: readonly string[],
  signal?: AbortSignal,
): Promise<Recommendations> => {
  const input = {
    params: { siteId: env.place.site.id, zone },
    body: { products: productIds.map((id) => ({ id })) },
    signal,
  }
  try {
    return recommendationsOf(await env.call(personalization.getZoneRecommendations, input), zone)
  } catch (error) {
    logFailure(error)
    return recommendationsOf({}, zone)
  }
}
