import type { contentContract } from '../../../engine/src/content/contract.ts'
import { contentRoutes } from '../../../engine/src/content/routes.ts'
import { defineOperations } from './operation.ts'

export const content = defineOperations<typeof contentContract>(contentRoutes)
