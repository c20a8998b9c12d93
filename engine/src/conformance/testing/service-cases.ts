import { linkIn, mailTo, testShop } from '../../login/testing.ts'
import type { subscriptionsRoutes } from '../../subscriptions/routes.ts'
import type { Case } from './case.ts'
import type { Given } from './scene.ts'

const subscriptionPath = `/custom/subscription/v1/organizations/${testShop.organizationId}/create-subscription?siteId=${testShop.siteId}`

/** The token of the way out, as the first newsletter brings it. */
const subscribed: Given = async ({ shop, owner, ids }) => {
  const email = `${crypto.randomUUID()}@lectores.example`
  await shop.call('POST', subscriptionPath, { as: owner.token, body: { email, country: 'SV' } })
  const mail = await mailTo(shop, email, 'newsletter-welcome')
  const links = mail.plain.match(/https?:\/\/\S+/g) ?? []
  const out = links.map((link) => new URL(link)).find(({ pathname }) => pathname.endsWith('/newsletter'))
  ids.token = out?.searchParams.get('token') ?? String(linkIn(mail))
}

export const serviceCases: Record<keyof typeof subscriptionsRoutes, Case> = {
  createSubscription: {
    by: ['guest', 'customer'],
    body: () => ({ email: `${crypto.randomUUID()}@lectores.example`, country: 'SV' }),
    statements: 6,
  },
  // Only a shop that asks for confirmation mails such links; to this one they are links of no mail.
  confirmSubscription: { by: ['guest'], body: { token: 'of-no-mail' }, status: 404, statements: 1 },
  cancelSubscription: {
    by: ['guest'],
    given: [subscribed],
    body: ({ token }) => ({ token }),
    statements: 2,
  },
}
