import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  title: { es: 'Tu pago', en: 'Your payment' },
  asking: { es: 'Estamos confirmando tu pago…', en: 'We are confirming your payment…' },
  stay: {
    es: 'No cierres esta página. Si el pago se hizo, tu pedido queda guardado.',
    en: 'Do not close this page. If the payment went through, your order is kept.',
  },
  open: {
    es: 'Tu banco espera tu respuesta. Puedes cancelar el pago; tus artículos no se pierden.',
    en: 'Your bank is waiting for your answer. You can cancel the payment; your items are not lost.',
  },
  bank: { es: 'Página de tu banco', en: 'Your bank’s page' },
  cancel: { es: 'Cancelar el pago', en: 'Cancel the payment' },
  canceling: { es: 'Cancelando', en: 'Cancelling' },
  unknown: {
    es: 'No encontramos ese pago. Mira tus pedidos para saber cómo quedó.',
    en: 'We cannot find that payment. Look at your orders to see how it ended.',
  },
  silent: {
    es: 'No pudimos preguntar por tu pago. Lo intentamos de nuevo en unos segundos.',
    en: 'We could not ask about your payment. We will try again in a few seconds.',
  },
  orders: { es: 'Ver mis pedidos', en: 'See my orders' },
})
