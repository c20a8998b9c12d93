import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Db } from '../db/db.ts'
import { renderPdf } from '../documents/index.ts'
import { listMails, type MailRow, readMail } from './mailbox.ts'
import { mailColours } from './mail-colours.ts'
import { escapeHtml } from './render-html.ts'

/** Mail is shown as it would look, and can do nothing: no scripts, no forms, nothing from elsewhere. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

const { ink, ground, action } = mailColours['v.1']
const style =
  `body{font:16px/1.5 system-ui,sans-serif;max-width:960px;margin:32px auto;padding:0 16px;color:${ink};background:${ground}}` +
  `a{color:${action}}` +
  'table{width:100%;border-collapse:collapse;background:#fff}td,th{padding:10px 12px;text-align:left;border-bottom:1px solid #e7e9ea}' +
  'iframe{width:100%;height:70vh;border:1px solid #c9ced1;background:#fff}pre{white-space:pre-wrap;background:#fff;padding:16px}'

const page = (reply: FastifyReply, title: string, body: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .send(
      `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`,
    )

const rowOf = ({ id, createdAt, recipient, subject }: Omit<MailRow, 'html' | 'plain' | 'enclosure'>) =>
  `<tr><td>${createdAt.toISOString().slice(0, 16).replace('T', ' ')}</td><td>${escapeHtml(recipient)}</td><td><a href="mail/${encodeURIComponent(id)}">${escapeHtml(subject)}</a></td></tr>`

/**
 * The letter-box of the demo: `mail` lists what was sent, `mail/{id}` shows one. Register it with the prefix `/dev`,
 * never in production.
 */
export const devMailbox: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  app.get('/mail', async (_request, reply) => {
    const mails = await listMails(db)
    const rows = mails.map(rowOf).join('') || '<tr><td>Todavía no hay correos. / No mail yet.</td></tr>'
    return page(reply, 'Correo', `<h1>Correo</h1><table>${rows}</table>`)
  })
  app.get<{ Params: { id: string } }>('/mail/:id', async (request, reply) => {
    const mail = await readMail(db, request.params.id)
    if (!mail) return reply.code(404).type('text/plain').send('No such mail')
    const enclosed = mail.enclosure
      ? `<p><a href="${encodeURIComponent(mail.id)}/pdf">${escapeHtml(mail.enclosure.filename)}</a></p>`
      : ''
    const address = `${encodeURIComponent(mail.id)}/html`
    return page(
      reply,
      mail.subject,
      `<p><a href="../mail">Correo</a></p><h1>${escapeHtml(mail.subject)}</h1><p>${escapeHtml(mail.recipient)}</p>${enclosed}<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" src="${address}" title="${escapeHtml(mail.subject)}"></iframe><pre>${escapeHtml(mail.plain)}</pre>`,
    )
  })
  app.get<{ Params: { id: string } }>('/mail/:id/pdf', async (request, reply) => {
    const enclosure = (await readMail(db, request.params.id))?.enclosure
    if (!enclosure) return reply.code(404).type('text/plain').send('No such file')
    return reply
      .type('application/pdf')
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(await renderPdf(enclosure.paper))
  })
  app.get<{ Params: { id: string } }>('/mail/:id/html', async (request, reply) => {
    const mail = await readMail(db, request.params.id)
    if (!mail) return reply.code(404).type('text/plain').send('No such mail')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(mail.html.replace('<head>', '<head><base target="_top">'))
  })
}
