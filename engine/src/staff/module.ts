import { defineAdminModule } from '../kernel/admin-operation.ts'
import { defineStaffModule } from '../kernel/staff-operation.ts'
import { acceptStaffInvitation, readStaffInvitation } from './accept-invitation.ts'
import { directoryContract } from './directory/contract.ts'
import { directoryRoutes } from './directory/routes.ts'
import { askDirectory, getStaffSignInWays, returnFromDirectory } from './directory/sign-in.ts'
import { staffHousekeeping } from './housekeeping.ts'
import {
  createRecoveryCodes,
  endOtherStaffSessions,
  endStaffSession,
  getStaffSessions,
  getUsersThis,
  stepUpStaff,
} from './own-access.ts'
import { passkeyContract } from './passkey-contract.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import {
  addPasskey,
  getPasskeyCreation,
  getPasskeyRequest,
  getPasskeys,
  removePasskey,
  signInWithPasskey,
  stepUpWithPasskey,
} from './passkeys.ts'
import { presenceContract } from './presence/contract.ts'
import { putPresence } from './presence/presence.ts'
import { presenceRoutes } from './presence/routes.ts'
import { savedViewContract } from './saved-views/contract.ts'
import { savedViewRoutes, sharedViewRoutes } from './saved-views/routes.ts'
import { deleteSavedView, getSavedViews, putSavedView } from './saved-views/saved-views.ts'
import { sharedViewContract } from './saved-views/shared-contract.ts'
import { createSharedView, deleteSharedView, updateSharedView } from './saved-views/shared-views.ts'
import { proveStaff, signInStaff, signOutStaff } from './sign-in.ts'
import { signInContract } from './sign-in-contract.ts'
import { signInRoutes } from './sign-in-routes.ts'
import {
  disableUser,
  endUserSessions,
  getRoles,
  getUser,
  getUsers,
  inviteUser,
  reinviteUser,
  updateUser,
} from './users.ts'
import { usersContract } from './users-contract.ts'
import { usersRoutes } from './users-routes.ts'

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

/** Passkeys of the merchant's people. */
export const staffPasskeyModule = defineStaffModule({
  name: 'staff-passkeys',
  routes: passkeyRoutes,
  contract: passkeyContract,
  operations: {
    getPasskeyRequest,
    signInWithPasskey,
    stepUpWithPasskey,
    getPasskeyCreation,
    addPasskey,
    getPasskeys,
    removePasskey,
  },
})

/** The way in by the company's directory. */
export const staffDirectoryModule = defineStaffModule({
  name: 'staff-directory',
  routes: directoryRoutes,
  contract: directoryContract,
  operations: { getStaffSignInWays, askDirectory, returnFromDirectory },
})

/** What they have named of their lists. */
export const savedViewModule = defineStaffModule({
  name: 'saved-views',
  routes: savedViewRoutes,
  contract: savedViewContract,
  operations: { getSavedViews, putSavedView, deleteSavedView },
})

/** Which of them have the same thing open. */
export const presenceModule = defineStaffModule({
  name: 'staff-presence',
  routes: presenceRoutes,
  contract: presenceContract,
  operations: { putPresence },
})

/** Who works for the merchant, for those who look after them. */
export const usersModule = defineAdminModule({
  name: 'users',
  routes: { ...usersRoutes, ...sharedViewRoutes },
  contract: { ...usersContract, ...sharedViewContract },
  operations: {
    getRoles,
    getUsers,
    getUser,
    inviteUser,
    reinviteUser,
    updateUser,
    disableUser,
    endUserSessions,
    createSharedView,
    updateSharedView,
    deleteSharedView,
  },
})

/** What this module does in the background. */
export const staffJobs = [staffHousekeeping]
