import type { loginContract } from '../../../engine/src/login/contract.ts'
import { loginRoutes } from '../../../engine/src/login/routes.ts'
import { defineOperations } from './operation.ts'

export const login = defineOperations<typeof loginContract>(loginRoutes)
