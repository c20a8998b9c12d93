import type { usersContract } from '../../../engine/src/staff/users-contract.ts'
import { usersRoutes } from '../../../engine/src/staff/users-routes.ts'
import type { Answer } from './operation.ts'
import { defineOperations } from './operation.ts'

export const users = defineOperations<typeof usersContract>(usersRoutes)

export type User = Answer<typeof usersContract.getUser>
export type Role = Answer<typeof usersContract.getRoles>['data'][number]
