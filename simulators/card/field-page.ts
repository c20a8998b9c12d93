/** One field in a frame of the vendor: the page has an input, its script does the rest. */
export const fieldPage = (base: string): string =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Field</title><link rel="stylesheet" href="${base}/microform/v2/field.css"></head><body><input id="field" inputmode="numeric"><script type="module" src="${base}/microform/v2/field.js"></script></body></html>`

export const fieldStyle = `
*{box-sizing:border-box}
html,body{margin:0;height:100%;background:transparent}
input{width:100%;height:100%;margin:0;padding:0;border:0;outline:0;background:transparent;font:16px/1.4 sans-serif;color:#000}
`

/** Talks with the library through its port alone; the number goes to this origin only. */
export const fieldScript = `
const input = document.querySelector('#field')
const digits = () => input.value.replace(/\\D/g, '')
const styleNames = ['color', 'font-size', 'font-family', 'font-weight', 'line-height', 'letter-spacing']
const types = [[/^4/, 'visa', 'VISA', '001'], [/^(5[1-5]|2[2-7])/, 'mastercard', 'MASTERCARD', '002'], [/^3[47]/, 'amex', 'AMEX', '003'], [/^6/, 'discover', 'DISCOVER', '004']]

const isCheckDigitRight = (number) => [...number].reverse().reduce((sum, digit, index) => {
  const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
  return sum + (value > 9 ? value - 9 : value)
}, 0) % 10 === 0

const stateOf = (field) => {
  const value = digits()
  if (field === 'securityCode') return { empty: value === '', valid: /^\\d{3,4}$/.test(value), couldBeValid: value.length <= 4, card: [] }
  const card = types.filter(([pattern]) => pattern.test(value)).map(([, name, brandedName, cardType]) => ({ name, brandedName, cardType, valid: true, couldBeValid: true }))
  const valid = /^\\d{13,19}$/.test(value) && isCheckDigitRight(value)
  return { empty: value === '', valid, couldBeValid: valid || value.length < 16, card }
}

/** The two fields of a session talk with each other without the page between them. */
const askCode = (channel) => new Promise((resolve) => {
  const timer = setTimeout(() => resolve(''), 2000)
  channel.onmessage = ({ data }) => {
    if (data.type !== 'code') return
    clearTimeout(timer)
    resolve(data.value)
  }
  channel.postMessage({ type: 'ask' })
})

const tokenize = async (session, channel, data) => {
  const securityCode = data.code ? await askCode(channel) : ''
  const { expirationMonth, expirationYear } = data
  const response = await fetch('tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, number: digits(), securityCode, expirationMonth, expirationYear }),
  }).catch(() => undefined)
  if (response?.status === 201) return { type: 'token', token: await response.text() }
  const answer = await response?.json().catch(() => undefined)
  return { type: 'token', reason: answer?.reason ?? 'CREATE_TOKEN_XHR_ERROR', details: answer?.details ?? [] }
}

addEventListener('message', ({ source, data, ports: [port] }) => {
  if (source !== parent || data?.type !== 'init' || !port) return
  const { field, styles, options } = data
  const session = new URLSearchParams(location.search).get('session')
  const channel = new BroadcastChannel('card ' + session)
  const apply = (options) => {
    if (options.placeholder !== undefined) input.placeholder = options.placeholder
    if (options.title !== undefined) input.setAttribute('aria-label', options.title)
    if (options.disabled !== undefined) input.disabled = options.disabled
    input.maxLength = field === 'number' ? 23 : (options.maxLength ?? 4)
  }
  apply(options)
  input.autocomplete = field === 'number' ? 'cc-number' : 'cc-csc'
  for (const name of styleNames) if (styles.input?.[name]) input.style.setProperty(name, styles.input[name])
  if (field === 'securityCode') channel.onmessage = ({ data }) => data.type === 'ask' && channel.postMessage({ type: 'code', value: digits() })
  input.addEventListener('input', () => {
    if (field === 'number') input.value = digits().slice(0, 19).replace(/(.{4})(?=.)/g, '$1 ')
    port.postMessage({ type: 'change', ...stateOf(field) })
  })
  for (const name of ['focus', 'blur']) input.addEventListener(name, () => port.postMessage({ type: name }))
  input.addEventListener('keydown', ({ key }) => key === 'Enter' && port.postMessage({ type: 'inputSubmitRequest' }))
  port.onmessage = async ({ data }) => {
    if (data.type === 'focus') input.focus()
    if (data.type === 'clear') input.value = ''
    if (data.type === 'update') apply(data.options)
    if (data.type === 'tokenize') port.postMessage(await tokenize(session, channel, data))
  }
  port.postMessage({ type: 'load' })
})
`
