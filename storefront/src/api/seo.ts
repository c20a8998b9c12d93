import type { seoContract } from '../../../engine/src/seo/contract.ts'
import { seoRoutes } from '../../../engine/src/seo/routes.ts'
import { defineOperations } from './operation.ts'

export const seo = defineOperations<typeof seoContract>(seoRoutes)
