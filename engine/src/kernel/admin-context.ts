import type { CountryCode } from '../../../facts/countries.ts'
import type { Grant } from './admin-rights.ts'
import { adminScopes } from './admin-scopes.ts'
import type { Ctx } from './context.ts'
import type { SignedInStaff } from './staff-operation.ts'

/** Who changes something for the merchant: a program with credentials, a person, the command line on the machine itself, or a job. */
export type Actor = { kind: 'client' | 'staff' | 'cli' | 'job'; id: string; name: string }

/**
 * What an operation of the Admin API may know: the world of `Ctx` without a shopper. A type of its own, so that no
 * operation of shoppers can be given it, nor the other way round.
 */
export type AdminContext = Omit<Ctx, 'shopper' | 'audience'> & {
  actor: Actor
  /** The countries this actor may see all of; what lies in another, and in none of `stores`, is missing. */
  countries: readonly CountryCode[]
  /** Stores that the actor may see beside those countries. */
  stores: readonly string[]
  /** What a person may do where; `all` for programs and the command line, which their scopes alone bound. */
  grants: readonly Grant[] | 'all'
  /** What the token opens, or the roles of a person wherever they are. */
  scopes: readonly string[]
  /** Where a person calls. */
  staff: SignedInStaff | undefined
}

/** A shopper's context for rules that merchant and shopper share (steps of orders): nobody's, with prices. */
export const merchantContextOf = ({
  actor: _actor,
  countries: _countries,
  stores: _stores,
  grants: _grants,
  scopes: _scopes,
  staff: _staff,
  ...world
}: AdminContext): Ctx => ({
  ...world,
  shopper: { kind: 'nobody' },
  audience: 'registered',
})

const machineContext = (
  { shopper: _shopper, audience: _audience, ...world }: Ctx,
  actor: Actor,
): AdminContext => ({
  ...world,
  actor,
  countries: world.site.countries.map(({ code }) => code),
  stores: [],
  grants: 'all',
  scopes: adminScopes,
  staff: undefined,
})

/** The context of the command line: it may see everything of the site. */
export const commandLineContext = (world: Ctx): AdminContext =>
  machineContext(world, { kind: 'cli', id: 'cli', name: 'cli' })

/** The context of a job that changes something for the merchant, under its name in the log. */
export const jobContext = (world: Ctx, name: string): AdminContext =>
  machineContext(world, { kind: 'job', id: name, name })
