import type { Order } from './ledger.ts'
import { testPayers } from './test-payers.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const page = (title: string, base: string, body: string) =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="stylesheet" href="${base}/page.css"></head><body><main><p class="test">Modo de prueba · Test mode</p>${body}</main></body></html>`

/** The window in which the payer says yes or no. */
export const approvalPage = (order: Order, base: string): string =>
  page(
    'PayPal (simulador)',
    base,
    `<h1>Pagar a ${escape(order.brandName)}</h1><p class="amount">USD ${escape(order.value)}</p><p>${escape(order.description)}</p><form method="post" action="${base}/checkoutnow"><input type="hidden" name="token" value="${order.id}"><label>Pagador de prueba · Test payer<select name="payer">${Object.keys(
      testPayers,
    )
      .map((payer) => `<option>${payer}</option>`)
      .join(
        '',
      )}</select></label><button name="answer" value="approve">Pagar ahora · Pay now</button><button name="answer" value="cancel" class="quiet">Cancelar y volver · Cancel and return</button></form>`,
  )

const buttonsOf = ({ capture }: Order) => {
  if (capture?.status === 'PENDING')
    return [
      ['accept', 'Aceptar'],
      ['reject', 'Rechazar'],
    ]
  return capture?.status === 'COMPLETED' ? [['reverse', 'Revertir']] : []
}

/** The merchant's desk at the vendor: orders of this run, and what can be done with each. */
export const consolePage = (orders: readonly Order[], base: string): string =>
  page(
    'Pagos con PayPal (simulador)',
    base,
    `<h1>Pagos con PayPal</h1><table>${orders
      .map(
        (order) =>
          `<tr><td>${order.id}</td><td>USD ${escape(order.value)}</td><td>${order.capture?.status ?? order.status}</td><td><form method="post" action="${base}/console/${order.id}">${[
            ...buttonsOf(order),
            ['resend', 'Repetir avisos'],
          ]
            .map(([value, label]) => `<button name="action" value="${value}" class="quiet">${label}</button>`)
            .join('')}</form></td></tr>`,
      )
      .join('')}</table>`,
  )

export const style = `
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#14181c;background:#eef1f6}
main{max-width:440px;margin:6vh auto;padding:28px 24px;background:#fff;border:1px solid #d5dbe1;border-radius:8px}
h1{font-size:22px;line-height:1.2;margin:0 0 8px}
.amount{font-size:32px;font-weight:600;margin:0;font-variant-numeric:tabular-nums}
.test{display:inline-block;margin:0 0 16px;padding:4px 10px;background:#f2b705;border-radius:4px;font-size:14px}
form{display:grid;gap:12px;margin-top:20px}
select{display:block;box-sizing:border-box;width:100%;min-height:44px;margin-top:4px;font:inherit}
button{min-height:48px;border:1px solid #003087;border-radius:24px;background:#003087;color:#fff;font:inherit;cursor:pointer}
button.quiet{background:#fff;color:#003087}
button:focus-visible,select:focus-visible{outline:3px solid #14181c;outline-offset:2px}
table{border-spacing:8px}
`
