import type { sitePreferenceContract } from '../../../engine/src/site-management/preferences/contract.ts'
import { sitePreferenceRoutes } from '../../../engine/src/site-management/preferences/routes.ts'
import type { Answer } from './operation.ts'
import { defineOperations } from './operation.ts'

export const preferences = defineOperations<typeof sitePreferenceContract>(sitePreferenceRoutes)

export type PreferenceGroup = Answer<typeof sitePreferenceContract.getSitePreferenceGroup>
export type Attribute = NonNullable<PreferenceGroup['c_attributes']>[number]
