import type { loginContract } from '../../../engine/src/login/contract.ts'
import { loginRoutes } from '../../../engine/src/login/routes.ts'
import { typed } from './operation.ts'

export const login = typed<typeof loginContract>(loginRoutes)
