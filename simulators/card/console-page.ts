import { toMajor } from '../../facts/money.ts'
import type { Payment } from './ledger.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const rowOf = (payment: Payment, base: string) => {
  const decide =
    payment.status === 'AUTHORIZED_PENDING_REVIEW' || payment.status === 'PENDING_REVIEW'
      ? `<form method="post" action="${base}/console/${payment.id}"><button name="decision" value="accept">Aceptar</button><button name="decision" value="reject" class="quiet">Rechazar</button></form>`
      : ''
  return `<tr><td>${escape(payment.code)}</td><td>${escape(payment.currency)} ${toMajor(payment.amount).toFixed(2)}</td><td>${payment.status}</td><td>${decide}</td></tr>`
}

/** The merchant's desk at the vendor: payments of this run, and the decision on those under review. */
export const consolePage = (payments: readonly Payment[], base: string): string =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Pagos con tarjeta (simulador)</title><link rel="stylesheet" href="${base}/challenge.css"></head><body><div class="page"><p class="test">Modo de prueba · Test mode</p><h1>Pagos con tarjeta</h1><table>${payments
    .map((payment) => rowOf(payment, base))
    .join('')}</table></div></body></html>`
