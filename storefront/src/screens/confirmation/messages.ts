import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  thanks: { es: '¡Gracias por tu compra!', en: 'Thank you for your order!' },
  mail: { es: 'Te escribimos a {email}.', en: "We'll write to you at {email}." },
  review: {
    es: 'Tu pago está en revisión. Te avisaremos cuando se confirme.',
    en: 'Your payment is under review. We will let you know when it is confirmed.',
  },
  failed: {
    es: 'El pago de este pedido no se realizó. Tus artículos están de nuevo en el carrito.',
    en: 'The payment of this order failed. Your items are back in the cart.',
  },
  orders: { es: 'Ver mis pedidos', en: 'See my orders' },
  shop: { es: 'Seguir comprando', en: 'Continue shopping' },
  total: { es: 'Total del pedido', en: 'Order Total' },
})
