const texts = {
  es: {
    title: 'Datos de la tarjeta',
    number: 'Número de tarjeta',
    holder: 'Nombre en la tarjeta',
    expiry: 'Vencimiento (MM/AA)',
    code: 'Código de seguridad',
    test: 'Modo de prueba: usa una tarjeta de prueba, por ejemplo 4111 1111 1111 1111.',
    errors: {
      number: 'Revisa el número de la tarjeta.',
      holder: 'Escribe el nombre como está en la tarjeta.',
      expiry: 'Revisa la fecha de vencimiento.',
      code: 'Revisa el código de seguridad.',
      server: 'No pudimos leer la tarjeta. Inténtalo de nuevo.',
    },
  },
  en: {
    title: 'Card details',
    number: 'Card number',
    holder: 'Name on card',
    expiry: 'Expiry (MM/YY)',
    code: 'Security code',
    test: 'Test mode: use a test card, for example 4111 1111 1111 1111.',
    errors: {
      number: 'Check the card number.',
      holder: 'Enter the name as it is on the card.',
      expiry: 'Check the expiry date.',
      code: 'Check the security code.',
      server: 'We could not read the card. Try again.',
    },
  },
}

export type FieldsLanguage = keyof typeof texts

const field = (id: string, label: string, attributes: string) =>
  `<div class="field ${id}"><label for="${id}">${label}</label><input id="${id}" ${attributes} aria-describedby="${id}-error" required><p class="error" id="${id}-error" hidden></p></div>`

/** The frame with the card fields. What its script needs is in data attributes: the page allows no inline script. */
export const fieldsPage = (options: {
  language: FieldsLanguage
  session: string
  targetOrigins: string[]
  base: string
}): string => {
  const say = texts[options.language]
  const attribute = (value: unknown) =>
    JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<!doctype html><html lang="${options.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${say.title}</title><link rel="stylesheet" href="${options.base}/fields.css"></head><body><form id="card" novalidate data-session="${options.session}" data-origins="${attribute(options.targetOrigins)}" data-errors="${attribute(say.errors)}" data-post="${options.base}/flex/v2/tokens">
${field('number', say.number, 'inputmode="numeric" autocomplete="cc-number" maxlength="23"')}
${field('holder', say.holder, 'autocomplete="cc-name" maxlength="60"')}
${field('expiry', say.expiry, 'inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="MM/AA"')}
${field('code', say.code, 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"')}
<p class="test">${say.test}</p></form><script type="module" src="${options.base}/fields.js"></script></body></html>`
}

export const fieldsStyle = `
*{box-sizing:border-box}
body{margin:0;padding:2px;font:16px/1.5 Roboto,'Helvetica Neue',Arial,sans-serif;color:#14181c;background:transparent}
form{display:grid;grid-template-columns:1fr 1fr;gap:16px}
.number,.holder,.test{grid-column:1/-1}
label{display:block;margin:0 0 4px;font-weight:500;font-size:14px}
input{width:100%;height:48px;padding:0 12px;border:1px solid #6b747a;border-radius:4px;background:#fff;color:inherit;font:inherit;font-variant-numeric:tabular-nums}
input:focus-visible{outline:2px solid #b5301a;outline-offset:1px}
input[aria-invalid=true]{border-color:#b5301a}
.error{margin:4px 0 0;color:#a32812;font-size:14px}
.test{margin:0;padding:10px 12px;background:#fdf3d0;border-radius:4px;font-size:14px}
@media(max-width:340px){form{grid-template-columns:1fr}.field{grid-column:1}}
`

/** Talks with the page that holds the frame, and with nobody else; the number goes to this origin only. */
export const fieldsScript = `
const form = document.querySelector('#card')
const origins = JSON.parse(form.dataset.origins)
const errors = JSON.parse(form.dataset.errors)
const input = (id) => document.querySelector('#' + id)
let parentOrigin

const tell = (message) => {
  for (const origin of parentOrigin ? [parentOrigin] : origins) parent.postMessage({ source: 'card-fields', ...message }, origin)
}
const digits = (text) => text.replace(/\\D/g, '')
const group = (text) => digits(text).slice(0, 19).replace(/(.{4})(?=.)/g, '$1 ')

input('number').addEventListener('input', (event) => {
  event.target.value = group(event.target.value)
})
input('expiry').addEventListener('input', (event) => {
  const typed = digits(event.target.value).slice(0, 4)
  if (event.inputType !== 'deleteContentBackward') event.target.value = typed.length > 2 ? typed.slice(0, 2) + '/' + typed.slice(2) : typed
})

const mark = (id, text) => {
  const error = input(id + '-error')
  error.hidden = !text
  error.textContent = text ?? ''
  input(id).setAttribute('aria-invalid', text ? 'true' : 'false')
}
const values = () => ({
  number: digits(input('number').value),
  holder: input('holder').value.trim(),
  expiry: digits(input('expiry').value),
  code: digits(input('code').value),
})
const resize = () => tell({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) + 4 })

const submit = async () => {
  const { number, holder, expiry, code } = values()
  for (const id of ['number', 'holder', 'expiry', 'code']) mark(id)
  const response = await fetch(form.dataset.post, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session: form.dataset.session, number, holder, month: Number(expiry.slice(0, 2)), year: 2000 + Number(expiry.slice(2)), code }),
  }).catch(() => undefined)
  const answer = await response?.json().catch(() => undefined)
  if (response?.ok) return tell({ type: 'token', ...answer })
  const fields = answer?.fields ?? []
  for (const id of fields) mark(id, errors[id])
  if (fields[0]) input(fields[0]).focus()
  resize()
  tell({ type: 'invalid', fields, message: errors[fields[0] ?? 'server'] })
}

addEventListener('message', (event) => {
  if (event.source !== parent || !origins.includes(event.origin)) return
  parentOrigin = event.origin
  if (event.data?.target === 'card-fields' && event.data.type === 'submit') submit()
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  submit()
})
form.addEventListener('input', () => {
  const { number, holder, expiry, code } = values()
  tell({ type: 'change', complete: number.length >= 13 && holder !== '' && expiry.length === 4 && code.length >= 3 })
})
new ResizeObserver(resize).observe(document.body)
tell({ type: 'ready' })
`
