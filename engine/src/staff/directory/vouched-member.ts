import { isExampleAddress } from '../../../../facts/email.ts'
import { recordAudit } from '../../audit/index.ts'
import type { Db } from '../../db/db.ts'
import type { DirectoryPerson } from '../../gateways/index.ts'
import type { StaffContext } from '../../kernel/staff-operation.ts'
import { bindToDirectory, type DirectoryMember, lockDirectoryMember } from '../queries.ts'

const longestName = 100

/** Bound to nothing there, or to this account. */
const mayBe = ({ directory, directorySubject }: DirectoryMember, person: DirectoryPerson) =>
  directory !== person.tenant || directorySubject === person.subject

/**
 * The person of ours for whose address the directory vouches, locked, and from now on bound to that account there: who was
 * invited joins by it. Undefined for an address it does not vouch for, for nobody of ours, and where the address was somebody
 * else's at the directory before.
 */
export const vouchedMember = async (
  ctx: StaffContext,
  tx: Db,
  person: DirectoryPerson,
): Promise<DirectoryMember | undefined> => {
  if (!person.emailVerified || person.email === undefined) return undefined
  const email = person.email.normalize('NFC').toLowerCase()
  // In production the people of a demonstration are nobody.
  if (ctx.production && isExampleAddress(email)) return undefined
  const member = await tx.maybe(lockDirectoryMember(ctx.site.organizationId, email))
  if (!member || !mayBe(member, person)) return undefined
  if (member.directory === person.tenant) return member
  const told = `${person.firstName} ${person.lastName}`.trim().slice(0, longestName)
  const { tenant: directory, subject } = person
  await tx.run(bindToDirectory(member.id, { directory, subject, name: told || null }, ctx.now))
  const name = member.hasName ? member.name : told || member.email
  await recordAudit({ ...ctx, actor: { kind: 'staff', id: member.id, name } }, tx, {
    operation: 'joinDirectory',
    subject: { kind: 'staff', id: member.id },
    after: { directory },
  })
  return { ...member, name, directory, directorySubject: subject }
}
