import type { mediaContract } from '../../../engine/src/media/contract.ts'
import { mediaRoutes } from '../../../engine/src/media/routes.ts'
import type { Answer } from './operation.ts'
import { defineOperations } from './operation.ts'

export const media = defineOperations<typeof mediaContract>(mediaRoutes)

/** A picture as a product takes it. */
export type ReadyPicture = NonNullable<Answer<typeof mediaContract.getMedia>['c_image']>
