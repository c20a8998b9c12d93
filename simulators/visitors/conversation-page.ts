/** The conversation: somebody from the shop answers anything with the same words. */
export const conversationPage = (base: string): string =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Chat (simulador)</title><link rel="stylesheet" href="${base}/chat/conversation.css"></head><body><main class="chat"><header><h1>Chat</h1><button id="close" type="button">×</button></header><p class="test">Modo de prueba · Test mode</p><ol id="said" aria-live="polite"></ol><form id="say"><input id="words" autocomplete="off" required><button></button></form></main><script src="${base}/chat/conversation.js"></script></body></html>`

export const conversationStyle = `
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#14181c;background:#fff}
main{padding:16px}
main.chat{display:flex;flex-direction:column;box-sizing:border-box;height:100vh;padding:0 16px 16px}
header{display:flex;align-items:center;justify-content:space-between}
h1{font-size:20px}
#close{width:44px;height:44px;border:0;background:none;font-size:28px;cursor:pointer}
ol{flex:1;margin:0;padding:0;overflow:auto;list-style:none}
li{width:fit-content;max-width:85%;margin:8px 0;padding:8px 12px;border-radius:8px;background:#f0eee9}
li.mine{margin-left:auto;background:#14181c;color:#fff}
form{display:flex;gap:8px}
input{flex:1;min-width:0;height:44px;padding:0 12px;border:1px solid #6b747a;border-radius:4px;font:inherit}
form button{padding:0 16px;border:0;border-radius:4px;background:#b5301a;color:#fff;font:inherit;cursor:pointer}
.test{width:fit-content;margin:0;padding:2px 10px;background:#f2b705;border-radius:4px;font-size:14px}
table{border-collapse:collapse;font-size:14px}
td{padding:4px 10px;border-bottom:1px solid #ddd;vertical-align:top}
`

export const conversationScript = `
const query = new URLSearchParams(location.search)
const english = query.get('lang') === 'en'
const text = english
  ? { hello: 'Hello', ask: 'How can we help you?', send: 'Send', close: 'Close', words: 'Your message', answer: 'Thank you. This is a test: nobody is here.' }
  : { hello: 'Hola', ask: '¿En qué te ayudamos?', send: 'Enviar', close: 'Cerrar', words: 'Tu mensaje', answer: 'Gracias. Esto es una prueba: aquí no hay nadie.' }
const byId = (id) => document.getElementById(id)
document.documentElement.lang = english ? 'en' : 'es'
const say = (words, mine) => {
  const line = document.createElement('li')
  line.textContent = words
  if (mine) line.className = 'mine'
  byId('said').append(line)
  line.scrollIntoView()
}
byId('words').setAttribute('aria-label', text.words)
byId('close').setAttribute('aria-label', text.close)
byId('say').querySelector('button').textContent = text.send
say([text.hello, query.get('name')].filter(Boolean).join(' ') + '. ' + text.ask)
byId('close').addEventListener('click', () => parent.postMessage('close', '*'))
byId('say').addEventListener('submit', (event) => {
  event.preventDefault()
  say(byId('words').value, true)
  byId('words').value = ''
  say(text.answer)
})
byId('words').focus()
`
