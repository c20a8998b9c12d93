import { commandLineContext } from '../../engine/src/kernel/admin-context.ts'
import {
  assignmentText,
  changeRoles,
  endSessionsOf,
  inviteStaff,
  listStaff,
  parseAssignments,
  type StaffMember,
} from '../../engine/src/staff/index.ts'
import type { Command } from './command.ts'
import { minute, table } from './table.ts'
import { withShop } from './with-shop.ts'

const stateOf = ({ disabledAt, joinedAt }: StaffMember) =>
  disabledAt ? 'disabled' : joinedAt ? 'active' : 'invited'

const list: Command = {
  usage: 'staff list',
  summary: 'the people who work for the shop, and what each may do where',
  run: (context) =>
    withShop(context, async (ctx) => {
      const rows = (await listStaff(ctx)).map((member) => [
        member.email,
        member.name ?? '',
        stateOf(member),
        member.roles.map(assignmentText).join(' '),
        member.lastLoginAt ? minute(member.lastLoginAt) : 'never',
      ])
      context.say(table(['mail', 'name', 'state', 'roles', 'last sign-in'], rows))
    }),
}

const invite: Command = {
  usage: 'staff invite <mail> <roles>',
  summary: 'mails a link to join or to come back; roles: owner, manager@SV, clerk@SV-SS01,foreman@SV-SS02',
  run: (context, [email = '', text = '']) =>
    withShop(context, async (ctx) => {
      const roles = await parseAssignments(ctx, text)
      const { link } = await inviteStaff(commandLineContext(ctx), {
        operation: 'staff invite',
        email,
        roles,
      })
      context.say(
        `${email} is invited as ${roles.map(assignmentText).join(' ')}. The link works once:\n${link}`,
      )
    }),
}

const roles: Command = {
  usage: 'staff roles <mail> <roles>',
  summary: 'gives a person these roles in the place of those they have',
  run: (context, [email = '', text = '']) =>
    withShop(context, async (ctx) => {
      const given = await parseAssignments(ctx, text)
      await changeRoles(commandLineContext(ctx), { operation: 'staff roles', email, roles: given })
      context.say(`${email} is ${given.map(assignmentText).join(' ')} now.`)
    }),
}

const endSessions: Command = {
  usage: 'staff end-sessions <mail>',
  summary: 'signs a person out everywhere, at once',
  run: (context, [email = '']) =>
    withShop(context, async (ctx) => {
      const ended = await endSessionsOf(commandLineContext(ctx), { operation: 'staff end-sessions', email })
      context.say(`${email} is signed out; ${ended} sessions ended.`)
    }),
}

export const staffCommands = [list, invite, roles, endSessions]
