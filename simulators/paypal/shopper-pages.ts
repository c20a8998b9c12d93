import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Ledger, Order } from './ledger.ts'
import { approvalPage, consolePage, style } from './pages.ts'
import type { Webhooks } from './webhooks.ts'

type Options = { ledger: Ledger; webhooks: Webhooks; publicUrl: string }
type Answer = { token?: string; payer?: string; answer?: string }

const html = (reply: FastifyReply, text: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(text)

/** The address the window goes to, with what the vendor adds. */
const back = (url: string, order: Order) => {
  const to = new URL(url)
  to.searchParams.set('token', order.id)
  if (order.status !== 'PAYER_ACTION_REQUIRED') to.searchParams.set('PayerID', 'SIMULATEDPAYER')
  return to.href
}

/** What people see of the vendor: the approval window and the merchant's desk. */
export const shopperPages = (app: FastifyInstance, { ledger, webhooks, publicUrl }: Options) => {
  app.get('/page.css', (_request, reply) => reply.type('text/css').send(style))

  app.get<{ Querystring: Answer }>('/checkoutnow', (request, reply) => {
    const order = ledger.find(request.query.token ?? '')
    if (!order) return reply.code(404).type('text/plain').send('There is nothing to approve.')
    if (order.status !== 'PAYER_ACTION_REQUIRED') return reply.redirect(back(order.returnUrl, order), 303)
    return html(reply, approvalPage(order, publicUrl))
  })

  app.post<{ Body: Answer }>('/checkoutnow', (request, reply) => {
    const order = ledger.find(request.body.token ?? '')
    if (!order) return reply.code(404).type('text/plain').send('There is nothing to approve.')
    if (request.body.answer !== 'approve') return reply.redirect(back(order.cancelUrl, order), 303)
    ledger.approve(order, request.body.payer ?? '')
    return reply.redirect(back(order.returnUrl, order), 303)
  })

  app.get('/console', (_request, reply) => html(reply, consolePage(ledger.all(), publicUrl)))

  app.post<{ Params: { id: string }; Body: { action?: string } }>('/console/:id', async (request, reply) => {
    const order = ledger.find(request.params.id)
    const { action } = request.body
    if (order && action === 'accept') ledger.review(order, true)
    if (order && action === 'reject') ledger.review(order, false)
    if (order && action === 'reverse') ledger.reverse(order)
    if (order && action === 'resend') {
      for (const one of webhooks.sent.filter(({ orderId }) => orderId === order.id))
        await webhooks.deliver(one)
    }
    return reply.redirect(`${publicUrl}/console`, 303)
  })
}
