import type { Minor } from '../../../facts/money.ts'

/** Money that moved at a vendor, as its own list tells. */
export type Movement = {
  direction: 'in' | 'out'
  /** The vendor's id of this movement. */
  reference: string
  /** Ids and names under which the shop may know the payment: the vendor's, and what we called it. */
  names: string[]
  /** Undefined where the list does not tell: then it is the whole payment. */
  amountMinor: Minor | undefined
  currency: string
  at: Date
}

/** A vendor's list of what moved; later than `knownUntil` some of it may be missing still. */
export type MovementList = { movements: Movement[]; knownUntil: Date }

/** Both ends are included. */
export type Period = { from: Date; to: Date }

/** Money that a vendor has given back, by the vendor's id of it. */
export type Repayment = { reference: string; amountMinor: Minor }
