import type { StaffModule } from '../kernel/staff-operation.ts'
import {
  presenceModule,
  savedViewModule,
  staffDirectoryModule,
  staffPasskeyModule,
  staffSignInModule,
} from '../staff/module.ts'

/** Every module of calls by which the merchant's people look after their own access. */
export const staffModules: StaffModule[] = [
  staffSignInModule,
  staffPasskeyModule,
  staffDirectoryModule,
  presenceModule,
  savedViewModule,
]
