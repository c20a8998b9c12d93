import { decodeJwt } from 'jose'
import type { shopperContextRoutes } from '../../shopper-context/routes.ts'
import type { Case } from './case.ts'
import type { Given } from './scene.ts'

const contextBody = {
  effectiveDateTime: '2030-01-01T12:00:00Z',
  customQualifiers: { deviceType: 'iPad' },
  geoLocation: { city: 'Santa Ana', countryCode: 'SV' },
}

/** The session of the token. */
const session: Given = async ({ owner, ids }) => {
  ids.usid = String(decodeJwt(owner.token).sub?.split('usid:').at(-1))
}

const path = (usid = '') =>
  `/shopper/shopper-context/v1/organizations/f_ecom_lmna_001/shopper-context/${usid}?siteId=Lamina`

/** Something said of it. */
const context: Given = async (scene) => {
  await session(scene)
  await scene.shop.call('PUT', path(scene.ids.usid), { as: scene.owner.token, body: contextBody })
}

const own = { by: ['guest', 'customer'], owned: true } as const

export const contextCases: Record<keyof typeof shopperContextRoutes, Case> = {
  getShopperContext: { ...own, given: [context], statements: 2 },
  createShopperContext: { ...own, given: [session], body: contextBody, status: 201, statements: 3 },
  updateShopperContext: { ...own, given: [context], body: { sourceCode: 'verano' }, statements: 5 },
  deleteShopperContext: { ...own, given: [context], status: 204, statements: 2 },
}
