import { listMails, readMail } from '../../engine/src/mail/module.ts'
import { StartError } from '../start-error.ts'
import { type Command, withDb } from './command.ts'
import { minute, table } from './table.ts'

const list: Command = {
  usage: 'mail list',
  summary: 'the latest mails',
  run: (context) =>
    withDb(context, async (db) => {
      const rows = (await listMails(db)).map(({ id, createdAt, recipient, subject }) => [
        minute(createdAt),
        id,
        recipient,
        subject,
      ])
      context.say(table(['written', 'id', 'to', 'subject'], rows))
    }),
}

const show: Command = {
  usage: 'mail show <id>',
  summary: 'a mail as plain text',
  run: (context, [id = '']) =>
    withDb(context, async (db) => {
      const mail = await readMail(db, id)
      if (!mail) throw new StartError(`There is no mail ${id}.`)
      context.say(`To: ${mail.recipient}\nSubject: ${mail.subject}\n\n${mail.plain}`)
    }),
}

export const mailCommands = [list, show]
