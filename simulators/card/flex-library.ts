/**
 * The vendor's browser library, with the same surface: `new Flex(captureContext).microform('card', options)`, fields in
 * frames of the vendor, `createToken`. The library knows its own address from the capture context alone.
 */
export const flexLibrary = `(() => {
  'use strict'
  const classes = { focus: 'focused', valid: 'valid', invalid: 'invalid', disabled: 'disabled' }
  const failure = (reason, message, details) => Object.assign(new Error(message || reason), { name: 'MicroformError', reason, details: details || [] })
  const payloadOf = (jwt) => {
    const [, body] = String(jwt).split('.')
    return JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')))
  }
  class Field {
    constructor(microform, type, options) {
      Object.assign(this, { microform, type, options: options || {}, handlers: {}, ready: false })
    }
    on(name, handler) { (this.handlers[name] ||= []).push(handler) }
    off(name, handler) { this.handlers[name] = (this.handlers[name] || []).filter((one) => one !== handler) }
    emit(name, data) { for (const handler of this.handlers[name] || []) handler(data) }
    send(message) { if (this.port) this.port.postMessage(message) }
    load(container) {
      const element = typeof container === 'string' ? document.querySelector(container) : container
      if (!element) throw failure('FIELD_LOAD_CONTAINER_SELECTOR', 'Container not found')
      if (this.frame) throw failure('FIELD_ALREADY_LOADED')
      this.element = element
      element.classList.add('flex-microform')
      const frame = document.createElement('iframe')
      const { title, description } = this.options
      frame.title = title || 'Secure ' + this.type
      if (description) frame.setAttribute('aria-description', description)
      for (const [name, value] of [['border', '0'], ['width', '100%'], ['height', '100%']]) frame.style.setProperty(name, value)
      frame.addEventListener('load', () => {
        const channel = new MessageChannel()
        this.port = channel.port1
        this.port.onmessage = ({ data }) => this.hear(data)
        const { context, styles } = this.microform
        frame.contentWindow.postMessage({ type: 'init', field: this.type, context, styles, options: this.options }, this.microform.origin, [channel.port2])
      })
      frame.src = this.microform.base + '/microform/v2/field?session=' + encodeURIComponent(this.microform.session)
      this.frame = frame
      element.append(frame)
      this.timer = setTimeout(() => this.emit('error', failure('FIELD_LOAD_ERROR')), 15000)
    }
    hear(data) {
      if (data.type === 'load') {
        clearTimeout(this.timer)
        this.ready = true
        this.emit('load')
      }
      if (data.type === 'focus' || data.type === 'blur') {
        this.element.classList.toggle('flex-microform-focused', data.type === 'focus')
        this.emit(data.type)
      }
      if (data.type === 'change') {
        this.element.classList.toggle('flex-microform-valid', data.valid)
        this.element.classList.toggle('flex-microform-invalid', !data.couldBeValid)
        const { empty, valid, couldBeValid, card } = data
        this.emit('change', { empty, valid, couldBeValid, card })
      }
      if (data.type === 'inputSubmitRequest') this.emit('inputSubmitRequest')
      if (data.type === 'token' && this.answer) this.answer(data)
    }
    clear() { this.send({ type: 'clear' }) }
    focus() { this.send({ type: 'focus' }) }
    update(options) { Object.assign(this.options, options); this.send({ type: 'update', options }); this.emit('update') }
    unload() { if (this.frame) this.frame.remove(); this.frame = undefined; this.ready = false; this.emit('unload') }
    dispose() { this.unload(); this.handlers = {} }
  }
  class Microform {
    constructor(flex, styles) {
      Object.assign(this, flex, { styles: styles || {}, fields: {} })
    }
    createField(type, options) {
      if (type !== 'number' && type !== 'securityCode') throw failure('CREATE_FIELD_INVALID_FIELD_TYPE', type)
      if (this.fields[type]) throw failure('CREATE_FIELD_DUPLICATE', type)
      return (this.fields[type] = new Field(this, type, options))
    }
    createToken(options, callback) {
      const { number } = this.fields
      if (!number) return callback(failure('CREATE_TOKEN_NO_FIELDS'))
      if (!number.ready) return callback(failure('CREATE_TOKEN_NO_FIELDS_LOADED'))
      const { expirationMonth, expirationYear } = options
      const isDate = /^(0[1-9]|1[0-2])$/.test(expirationMonth) && /^\\d{4}$/.test(expirationYear)
      if (!isDate) return callback(failure('CREATE_TOKEN_VALIDATION_PARAMS', 'Invalid options', [{ location: 'expirationMonth' }]))
      const timer = setTimeout(() => finish({ reason: 'CREATE_TOKEN_TIMEOUT' }), 12000)
      const finish = ({ token, reason, details }) => {
        clearTimeout(timer)
        number.answer = undefined
        if (token) callback(null, token)
        else callback(failure(reason, reason, details))
      }
      number.answer = finish
      number.send({ type: 'tokenize', expirationMonth, expirationYear, code: Boolean(this.fields.securityCode) })
    }
  }
  window.Flex = class Flex {
    constructor(captureContext) {
      const { flx, ctx } = payloadOf(captureContext)
      const { clientLibrary, targetOrigins } = ctx[0].data
      if (!targetOrigins.includes(location.origin)) throw failure('CAPTURE_CONTEXT_INVALID', 'This page is not one of targetOrigins')
      const base = clientLibrary.slice(0, clientLibrary.indexOf('/microform/bundle/'))
      Object.assign(this, { context: captureContext, session: flx.data, origin: flx.origin, base })
    }
    microform(type, options) {
      if (typeof type === 'object') return new Microform(this, type.styles)
      if (type !== 'card') throw failure('API_CONFIGURATION_INVALID', type)
      return new Microform(this, (options || {}).styles)
    }
  }
})()
`
