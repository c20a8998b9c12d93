/**
 * The vendor's bootstrap as pages know it. The script draws by the DOM alone, so that it runs where inline styles are
 * forbidden. The page's own stylesheet limits the height of the chat's frame.
 */
export const chatScript = (base: string): string => `
(() => {
  const base = '${base}'
  let hidden = {}
  let root
  let isReady = false
  // Hidden fields that the deployment has, and how long each may be.
  const declared = { firstName: 40, lastName: 80, email: 80, phone: 40, country: 80 }
  const isTaken = ([name, value]) => {
    const fits = Object.hasOwn(declared, name) && typeof value === 'string' && value.length <= declared[name] && !/<script/i.test(value)
    if (!fits) console.error('setHiddenPrechatFields drops ' + name)
    return fits
  }
  const tell = (name) => window.dispatchEvent(new CustomEvent(name))
  const place = (element, rules) => Object.assign(element.style, rules)
  const open = () => {
    if (!isReady) return Promise.reject(new Error('launchChat was called before onEmbeddedMessagingReady'))
    if (root.querySelector('.embeddedMessagingFrame')) return Promise.resolve()
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
    const frame = root && root.querySelector('.embeddedMessagingFrame')
    if (!frame || event.source !== frame.contentWindow || event.data !== 'close') return
    frame.remove()
    tell('onEmbeddedMessagingConversationClosed')
  })
  const loaded = (element, address, name) => new Promise((resolve, reject) => {
    element.addEventListener('load', resolve)
    element.addEventListener('error', () => reject(new Error('Error loading ' + name)))
    element[element instanceof HTMLLinkElement ? 'href' : 'src'] = address
    document.head.append(element)
  })
  const styles = (siteUrl) => loaded(Object.assign(document.createElement('link'), { rel: 'stylesheet' }), siteUrl + '/assets/styles/bootstrap.min.css', 'CSS')
  const config = (url, path) => fetch(url + '/embeddedservice/v1/' + path, { credentials: 'omit' }).then((answer) => {
    if (!answer.ok) throw new Error('Error loading configuration')
  })
  const context = (siteUrl) => new Promise((resolve, reject) => {
    const frame = Object.assign(document.createElement('iframe'), { hidden: true, title: 'site context' })
    frame.addEventListener('load', resolve)
    frame.addEventListener('error', () => reject(new Error('Error loading site context')))
    frame.src = siteUrl + '/assets/htdocs/sitecontext.min.html'
    root.append(frame)
  })
  const service = (window.embeddedservice_bootstrap = {
    settings: {},
    init(organizationId, deployment, siteUrl, options) {
      const isOrganization = /^00D\\w{12}(\\w{3})?$/.test(organizationId)
      if (!isOrganization || !deployment || !siteUrl || !options || !options.scrt2URL) return console.error('init needs all of its parameters')
      root = document.createElement('div')
      root.id = 'embedded-messaging'
      root.className = 'embedded-messaging'
      document.body.append(root)
      const query = new URLSearchParams({ orgId: organizationId, esConfigName: deployment, language: service.settings.language || 'en' })
      // Only when all came is it ever ready.
      Promise.all([styles(siteUrl), config(options.scrt2URL, 'embedded-service-config?' + query), config(options.scrt2URL, 'businesshours?' + query), context(siteUrl)])
        .then(() => {
          isReady = true
          tell('onEmbeddedMessagingReady')
        })
        .catch((error) => console.error(error.message))
    },
    prechatAPI: {
      setHiddenPrechatFields(fields) { hidden = { ...hidden, ...Object.fromEntries(Object.entries(fields).filter(isTaken)) } },
      removeHiddenPrechatFields(names) { hidden = Object.fromEntries(Object.entries(hidden).filter(([name]) => !names.includes(name))) },
    },
    utilAPI: { launchChat: open, showChatButton() {}, hideChatButton() {} },
    userVerificationAPI: { clearSession() {
      const frame = root && root.querySelector('.embeddedMessagingFrame')
      if (frame) frame.remove()
      hidden = {}
      // A session that was cleared is opened anew.
      tell('onEmbeddedMessagingReady')
      return Promise.resolve()
    } },
  })
})()
`
