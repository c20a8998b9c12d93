import { isEmail, isExampleAddress } from '../../../facts/email.ts'
import type { Ctx } from '../kernel/context.ts'
import { badRequest } from '../kernel/problem.ts'
import type { Assignment } from './assignment.ts'

/** One of the merchant's people. */
export type StaffMember = {
  id: string
  email: string
  /** Told when an invitation is accepted. */
  name: string | null
  roles: Assignment[]
  createdAt: Date
  /** When an invitation was first accepted. */
  joinedAt: Date | null
  disabledAt: Date | null
  lastLoginAt: Date | null
  /** Grows with each change of roles or state. */
  revision: number
}

export const nameOf = ({ name, email }: Pick<StaffMember, 'name' | 'email'>): string => name ?? email

/** A mail address to sign in with, as it is stored. Problem: 400, in production for addresses of the demonstration too. */
export const readStaffEmail = ({ production }: Pick<Ctx, 'production'>, email: string): string => {
  if (!isEmail(email) || (production && isExampleAddress(email)))
    throw badRequest(`'${email}' is no mail address.`, { property: 'email' })
  return email.trim().normalize('NFC').toLowerCase()
}
