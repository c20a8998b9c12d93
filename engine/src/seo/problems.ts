import { defineProblem } from '../kernel/problem.ts'

export const urlMappingNotFound = defineProblem(404, 'seo-url-mapping-not-found', 'SEO URL Mapping Not Found')
