import type { seoContract } from '../../../engine/src/seo/contract.ts'
import { seoRoutes } from '../../../engine/src/seo/routes.ts'
import { typed } from './operation.ts'

export const seo = typed<typeof seoContract>(seoRoutes)
