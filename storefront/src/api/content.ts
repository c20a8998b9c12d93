import type { contentContract } from '../../../engine/src/content/contract.ts'
import { contentRoutes } from '../../../engine/src/content/routes.ts'
import { typed } from './operation.ts'

export const content = typed<typeof contentContract>(contentRoutes)
