import { defineStaffModule } from '../kernel/staff-operation.ts'
import { acceptStaffInvitation, readStaffInvitation } from './accept-invitation.ts'
import { staffHousekeeping } from './housekeeping.ts'
import {
  createRecoveryCodes,
  endOtherStaffSessions,
  endStaffSession,
  getStaffSessions,
  getUsersThis,
  stepUpStaff,
} from './own-access.ts'
import { proveStaff, signInStaff, signOutStaff } from './sign-in.ts'
import { signInContract } from './sign-in-contract.ts'
import { signInRoutes } from './sign-in-routes.ts'

export const staffSignInModule = defineStaffModule({
  name: 'staff-sign-in',
  routes: signInRoutes,
  contract: signInContract,
  operations: {
    signInStaff,
    proveStaff,
    signOutStaff,
    readStaffInvitation,
    acceptStaffInvitation,
    getUsersThis,
    stepUpStaff,
    createRecoveryCodes,
    getStaffSessions,
    endStaffSession,
    endOtherStaffSessions,
  },
})

/** What this module does in the background. */
export const staffJobs = [staffHousekeeping]
