import { toMajor } from '../../facts/money.ts'
import type { Authentication } from './authentications.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const document = (title: string, body: string, base: string) =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="stylesheet" href="${base}/challenge.css"></head><body><div class="page">${body}</div></body></html>`

/** The bank's page: is it really you? `merchantData` comes back to the shop as it was sent. */
export const challengePage = (
  { accessToken, amount, currency }: Authentication,
  merchantData: string,
  base: string,
): string =>
  document(
    'Verificación del banco',
    `<p class="test">Modo de prueba · Test mode</p><h1>Verificación del banco</h1><p>¿Autorizas el pago de <strong>${escape(currency)} ${toMajor(amount).toFixed(2)}</strong>?<br><span lang="en">Do you authorize this payment?</span></p><form method="post" action="${base}/challenge"><input type="hidden" name="JWT" value="${escape(accessToken)}"><input type="hidden" name="MD" value="${escape(merchantData)}"><button name="answer" value="complete">Autorizar · Authorize</button><button name="answer" value="fail" class="quiet">Clave incorrecta · Wrong code</button><button name="answer" value="abandon" class="quiet">Cancelar · Cancel</button></form>`,
    base,
  )

/**
 * The way back to the shop, as banks do it: a form posted across sites. The form does not say how the challenge ended.
 */
export const returnPage = ({ id, returnUrl }: Authentication, merchantData: string, base: string): string =>
  document(
    'Volver a la tienda',
    `<p>Volviendo a la tienda… · Back to the store…</p><form id="return" method="post" action="${escape(returnUrl)}"><input type="hidden" name="TransactionId" value="${escape(id)}"><input type="hidden" name="MD" value="${escape(merchantData)}"><button>Continuar · Continue</button></form><script src="${base}/return.js"></script>`,
    base,
  )

export const returnScript = "document.querySelector('#return').submit()"

/** Device data were taken: told to the page around the frame. */
export const collectedPage = (referenceId: string, base: string): string =>
  document(
    'Device',
    `<p id="collected" data-reference="${escape(referenceId)}">…</p><script src="${base}/collected.js"></script>`,
    base,
  )

export const collectedScript =
  "parent.postMessage(JSON.stringify({ MessageType: 'profile.completed', SessionId: document.querySelector('#collected').dataset.reference, Status: true }), '*')"

export const challengeStyle = `
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#14181c;background:#f5f4f1}
.page{max-width:420px;margin:0 auto;padding:32px 20px;text-align:center}
h1{font-size:24px;line-height:1.2}
form{display:grid;gap:12px;margin-top:24px}
button{min-height:48px;border:1px solid #1f6fb2;border-radius:4px;background:#1f6fb2;color:#fff;font:inherit;cursor:pointer}
button.quiet{background:#fff;color:#14181c;border-color:#6b747a}
button:focus-visible{outline:2px solid #14181c;outline-offset:2px}
.test{display:inline-block;margin:0;padding:4px 10px;background:#f2b705;border-radius:4px;font-size:14px}
`
