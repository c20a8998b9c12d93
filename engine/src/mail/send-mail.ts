import { renderPdf } from '../documents/index.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Job } from '../kernel/outbox.ts'
import { pageLink } from '../kernel/page-link.ts'
import { decryptMail, isSecret, type QueuedMail } from './encrypted-mail.ts'
import type { Sender } from './mail-template.ts'
import { blankMail, insertMail, markSent, selectMail } from './queries.ts'
import { sendMailJob } from './queue-mail.ts'
import { renderHtml } from './render-html.ts'
import { renderPlain } from './render-plain.ts'
import { type MailAttachment, writeMail } from './write-mail.ts'

type Data = { mailId: string } & QueuedMail

/** Writes the mail to the table and, where there is a mail server, sends it. */
export const sendMail: Job<Data> = {
  name: sendMailJob,
  run: async (ctx, { mailId, ...waiting }) => {
    const mail = decryptMail(waiting, ctx.secretKey)
    if (!mail) return
    const sender = senderOf(ctx)
    const letter = writeMail(mail, ctx.locale, (path) => pageLink(ctx, path), ctx.site.name)
    const message = {
      id: mailId,
      recipient: mail.to,
      subject: letter.subject,
      html: renderHtml(letter, sender),
      plain: renderPlain(letter, sender),
      template: mail.template,
      enclosure: mail.enclosure ?? null,
    }
    await ctx.db.run(insertMail(ctx.site.siteId, message, ctx.now))
    const { mail: server } = ctx.gateways
    if (!server) return
    const written = await ctx.db.maybe(selectMail(mailId))
    if (written?.sentAt) return
    await server.send({
      // The same id at a second try: servers and readers recognise it as the same message.
      messageId: `<${mailId}@${new URL(ctx.publicOrigin).hostname}>`,
      from: { name: ctx.site.name, address: sender.email },
      to: mail.to,
      subject: message.subject,
      html: message.html,
      plain: message.plain,
      ...(mail.enclosure ? { files: [await attachDocument(mail.enclosure)] } : {}),
    })
    await ctx.db.run(isSecret(mail.template) ? blankMail(mailId, ctx.now) : markSent(mailId, ctx.now))
  },
}

/** The file of what goes along. */
const attachDocument = async ({ filename, paper: document }: MailAttachment) => ({
  filename,
  content: await renderPdf(document),
})

/** The support of the recipient's country. */
const senderOf = (ctx: Ctx): Sender => {
  const country = ctx.site.countries.find(({ code }) => code === ctx.country) ?? ctx.site.countries[0]
  return {
    shop: ctx.site.name,
    email: country?.support.email ?? '',
    phone: country?.support.phone ?? '',
    origin: ctx.publicOrigin,
    lang: ctx.language,
    theme: ctx.site.preferences.theme,
  }
}
