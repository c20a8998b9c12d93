import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  quoteIntro: {
    es: 'Revisa lo que vas a cotizar. Nuestra mesa de ventas te responde con precio y vigencia.',
    en: 'Check what you want quoted. Our sales desk answers with a price and how long it is valid.',
  },
  intro: {
    es: 'Revisa todo. Al pulsar el botón haces el pedido.',
    en: 'Check everything. Pressing the button places the order.',
  },
  place: { es: 'Realizar pedido por {total}', en: 'Place order for {total}' },
  pay: { es: 'Pagar {total}', en: 'Pay {total}' },
  placing: { es: 'Haciendo tu pedido', en: 'Placing your order' },
  terms: {
    es: 'Al realizar el pedido aceptas los <link>términos y condiciones</link>.',
    en: 'By placing the order you accept the <link>terms and conditions</link>.',
  },
  totalChanged: {
    es: 'El total cambió a {total}. Revísalo y confirma de nuevo.',
    en: 'The total changed to {total}. Check it and confirm again.',
  },
  couponGone: {
    es: 'El cupón {code} ya no se puede usar. El total cambió: revísalo y confirma de nuevo.',
    en: 'The coupon {code} can no longer be used. The total changed: check it and confirm again.',
  },
  noAnswer: {
    es: 'No recibimos respuesta. Vuelve a pulsar: si el pedido ya se hizo, no se repite ni se cobra dos veces.',
    en: 'We got no answer. Press again: if the order was already placed, it is not repeated or charged twice.',
  },
  goesOn: { es: 'Te llevamos a la página de tu banco…', en: 'Taking you to your bank…' },
  bar: { es: 'Hacer el pedido', en: 'Place the order' },
})
