import { defineMessages } from '../../../lib/i18n/define-messages.ts'

export const changeMessages = defineMessages({
  title: {
    es: 'Algo cambió desde que viste tu carrito',
    en: 'Something has changed since you saw your cart',
  },
  price: { es: 'costaba {before} y ahora {now}', en: 'was {before} and is now {now}' },
  day: { es: 'estaba listo el {before} y ahora el {now}', en: 'was ready on {before} and is now on {now}' },
})
