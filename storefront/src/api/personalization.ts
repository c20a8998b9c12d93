import type { Input } from '../../../engine/src/kernel/contract.ts'
import type { personalisationContract } from '../../../engine/src/personalisation/contract.ts'
import { personalisationRoutes } from '../../../engine/src/personalisation/routes.ts'
import { readConsent } from '../lib/consent.ts'
import type { Env } from './env.tsx'
import { defineOperations, type Operation } from './operation.ts'
import { isProblem } from './problem.ts'

export const personalization = defineOperations<typeof personalisationContract>(personalisationRoutes)

type Contract = typeof personalisationContract
type Activity = Exclude<keyof Contract, `get${string}`>
/** Our server says who asks (S6.011): the page holds neither the visit's id nor the customer's. */
type Own = 'realm' | 'instanceType' | 'cookieId' | 'userId'
export type ActivityOf<K extends Activity> = Omit<Input<Contract[K]>['body'], Own>

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
let opening: Promise<void> | undefined

/** Tells an activity, if the shopper lets the shop follow them; skipped in silence otherwise (S6.012). */
export const tellActivity = async <K extends Activity>(env: Env, kind: K, activity: ActivityOf<K>) => {
  if (readConsent() !== 'given') return
  const operation = personalization[kind] as Operation
  const input = { params: { siteId: env.place.site.id }, body: activity }
  const send = () => env.call(operation, input as never).catch(logFailure)
  if (opening) {
    await opening
    return send()
  }
  const first = send()
  opening = first.then(ignoreFailure, ignoreFailure)
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

type Answered = {
  recoUUID?: string
  recommenderName?: string
  displayMessage?: string
  display_message?: string
  recs?: readonly { id: string; product_name?: string; image_url?: string }[]
}

/** The service's answer in our words; members the vendor leaves out are empty. */
export const recommendationsOf = (answer: Answered, zone: string): Recommendations => ({
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
    ...(signal ? { signal } : {}),
  }
  try {
    return recommendationsOf(await env.call(personalization.getZoneRecommendations, input as never), zone)
  } catch (error) {
    logFailure(error)
    return recommendationsOf({}, zone)
  }
}
