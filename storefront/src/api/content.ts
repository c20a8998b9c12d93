import type { Answer } from '../../../engine/src/kernel/contract.ts'
import type { contentContract } from '../../../engine/src/content/contract.ts'
import { contentRoutes } from '../../../engine/src/content/routes.ts'
import { defineOperations } from './operation.ts'

export const content = defineOperations<typeof contentContract>(contentRoutes)

/** What a merchant publishes under an id. `c_body` is HTML that the engine has sanitised. */
export type Asset = Answer<typeof contentContract.getContentAssets>[number]
