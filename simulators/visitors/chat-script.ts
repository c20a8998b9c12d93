/**
 * The vendor's bootstrap as pages know it. It draws by the object model alone, so that it runs where inline styles are
 * forbidden. Its frame's height is capped by the page's own stylesheet.
 */
export const chatScript = (base: string): string => `
(() => {
  const base = '${base}'
  let hidden = {}
  let root
  const tell = (name) => window.dispatchEvent(new CustomEvent(name))
  const place = (element, rules) => Object.assign(element.style, rules)
  const open = () => {
    if (!root) return Promise.reject(new Error('not initialized'))
    if (root.querySelector('iframe')) return Promise.resolve()
    const frame = document.createElement('iframe')
    frame.className = 'embeddedMessagingFrame isMaximized'
    frame.title = service.settings.language === 'en' ? 'Chat' : 'Chat en línea'
    const query = new URLSearchParams({ lang: service.settings.language || 'es', name: hidden.firstName || '' })
    frame.src = base + '/chat/conversation?' + query
    place(frame, { position: 'fixed', right: '16px', bottom: '16px', width: 'min(380px, calc(100vw - 32px))',
      height: '640px', border: '0', borderRadius: '8px', zIndex: '2147483000', background: '#fff',
      boxShadow: '0 8px 32px rgb(20 24 28 / 0.28)' })
    root.append(frame)
    fetch(base + '/chat/started', { method: 'POST', mode: 'no-cors', credentials: 'omit', body: JSON.stringify(hidden) }).catch(() => {})
    frame.focus()
    return Promise.resolve()
  }
  addEventListener('message', (event) => {
    const frame = root && root.querySelector('iframe')
    if (!frame || event.source !== frame.contentWindow || event.data !== 'close') return
    frame.remove()
    tell('onEmbeddedMessagingConversationClosed')
  })
  const service = (window.embeddedservice_bootstrap = {
    settings: {},
    init(organizationId, deployment, siteUrl, options) {
      if (!organizationId || !deployment || !siteUrl || !options || !options.scrt2URL) throw new Error('init needs all of its parameters')
      root = document.createElement('div')
      root.id = 'embedded-messaging'
      root.className = 'embedded-messaging'
      document.body.append(root)
      setTimeout(() => tell('onEmbeddedMessagingReady'), 0)
    },
    prechatAPI: {
      setHiddenPrechatFields(fields) { hidden = { ...hidden, ...fields } },
      removeHiddenPrechatFields(names) { hidden = Object.fromEntries(Object.entries(hidden).filter(([name]) => !names.includes(name))) },
    },
    utilAPI: { launchChat: open, showChatButton() {}, hideChatButton() {} },
    userVerificationAPI: { clearSession() {
      const frame = root && root.querySelector('iframe')
      if (frame) frame.remove()
      return Promise.resolve()
    } },
  })
})()
`
