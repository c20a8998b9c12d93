import type { casesRoutes } from '../../cases/routes.ts'
import { linkIn, mailTo, testShop } from '../../login/testing.ts'
import type { consentRoutes } from '../../subscriptions/consent-routes.ts'
import type { stockNoticesRoutes } from '../../stock-notices/routes.ts'
import type { subscriptionsRoutes } from '../../subscriptions/routes.ts'
import type { Case } from './case.ts'
import type { Given } from './scene.ts'

const subscriptionPath = `/custom/subscription/v1/organizations/${testShop.organizationId}/create-subscription?siteId=${testShop.siteId}`

/** The token of the way out, as the first newsletter brings it. */
const subscription: Given = async ({ shop, owner, ids }) => {
  const email = `${crypto.randomUUID()}@lectores.example`
  await shop.call('POST', subscriptionPath, { as: owner.token, body: { email, country: 'SV' } })
  const mail = await mailTo(shop, email, 'newsletter-welcome')
  const links = mail.plain.match(/https?:\/\/\S+/g) ?? []
  const out = links.map((link) => new URL(link)).find(({ pathname }) => pathname.endsWith('/newsletter'))
  ids.token = out?.searchParams.get('token') ?? String(linkIn(mail))
}

const casesPath = `/custom/case-creation/v1/organizations/${testShop.organizationId}/case-creation?siteId=${testShop.siteId}`

const caseBody = {
  name: 'Rosa Prueba',
  email: 'rosa@example.com',
  phone: '50370000000',
  subject: 'Warranty',
  description: 'La lámina llegó golpeada.',
}
export const picture = Buffer.from('GIF89a--').toString('base64')

/** A case that the caller has written. */
const writtenCase: Given = async ({ shop, owner, ids }) => {
  const { body } = await shop.call('POST', casesPath, { as: owner.token, body: caseBody })
  ids.caseId = String(body.id)
}

/** A case that has all the files it may have. */
export const caseWithFiles: Given = async (scene) => {
  await writtenCase(scene)
  const body = { caseId: scene.ids.caseId, file: { filename: 'foto.gif', fileContent: picture } }
  for (let file = 0; file < 3; file += 1) {
    await scene.shop.call('POST', casesPath.replace('/case-creation?', '/case-attachment?'), {
      as: scene.owner.token,
      body,
    })
  }
}

/** As many as may wait. */
export const twentyNotices: Given = async ({ shop, owner }) => {
  await shop.database.pool.query(
    `insert into stock_notice (site_id, id, product_id, store_id, customer_id, locale, composed, created_at)
     select $1, 'n' || n || $2, 'P' || n, 'S', $2, 'es-SV', false, now() from generate_series(1, 20) n`,
    [testShop.siteId, owner.customerId],
  )
}

type Operations =
  | keyof typeof subscriptionsRoutes
  | keyof typeof consentRoutes
  | keyof typeof casesRoutes
  | keyof typeof stockNoticesRoutes

/** No store has any of it. */
export const missing = { productId: 'QA-NONE', storeId: 'SV-SS01' }
const noticesPath = `/custom/stock-notices/v1/organizations/${testShop.organizationId}/stock-notices?siteId=${testShop.siteId}`

/** A notice that the caller waits for. */
export const stockNotice: Given = async ({ shop, owner, ids }) => {
  const body = { ...missing, email: `${crypto.randomUUID()}@obra.example` }
  const asked = await shop.call('POST', noticesPath, { as: owner.token, body })
  ids.noticeId = String(asked.body.noticeId)
}

/** An address nobody has subscribed yet. */
const consent = () => ({
  subscriptionId: 'newsletter',
  contactPointValue: `${crypto.randomUUID()}@lectores.example`,
  channel: 'email',
  status: 'opt_in',
})

export const serviceCases: Record<Operations, Case> = {
  createCase: { by: ['guest', 'customer'], body: caseBody, statements: 6 },
  addCaseAttachment: {
    by: ['guest', 'customer'],
    owned: true,
    given: [writtenCase],
    body: ({ caseId = 'C1' }) => ({ caseId, file: { filename: 'foto.gif', fileContent: picture } }),
    statements: 6,
  },
  getCases: { by: ['customer'], statements: 2 },
  createStockNotice: {
    by: ['guest', 'customer'],
    body: () => ({ ...missing, email: `${crypto.randomUUID()}@obra.example` }),
    statements: 6,
  },
  getStockNotices: { by: ['guest', 'customer'], given: [stockNotice], statements: 2 },
  deleteStockNotice: {
    by: ['guest', 'customer'],
    owned: true,
    given: [stockNotice],
    status: 204,
    statements: 2,
  },
  // The link comes with the mail of a notice: the module's own test opens it.
  endStockNotices: { by: ['guest'], body: { token: 'of-no-mail' }, status: 404, statements: 1 },
  createSubscription: {
    by: ['guest', 'customer'],
    body: () => ({ email: `${crypto.randomUUID()}@lectores.example`, country: 'SV' }),
    statements: 6,
  },
  // Only a shop that asks for confirmation mails such links; to this one they are links of no mail.
  confirmSubscription: { by: ['guest'], body: { token: 'of-no-mail' }, status: 404, statements: 1 },
  cancelSubscription: {
    by: ['guest'],
    given: [subscription],
    body: ({ token = 'x' }) => ({ token }),
    statements: 2,
  },
  getSubscriptions: { by: ['guest', 'customer'], query: { expand: 'consentStatus' }, statements: 3 },
  updateSubscription: { by: ['guest', 'customer'], body: consent, statements: 6 },
  updateSubscriptions: {
    by: ['guest', 'customer'],
    body: () => ({ subscriptions: [consent(), { ...consent(), channel: 'sms' }] }),
    statements: 6,
  },
}
