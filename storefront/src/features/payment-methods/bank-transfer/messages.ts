import { defineMessages } from '../../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  detail: {
    es: 'Te damos la cuenta y la referencia al hacer el pedido. Lo preparamos cuando llegue el pago.',
    en: 'You get the account and the reference with the order. We prepare it once the payment arrives.',
  },
  transfer: { es: 'Transferencia bancaria', en: 'Bank transfer' },
  bankTitle: { es: 'Haz la transferencia', en: 'Make the transfer' },
  bankText: {
    es: 'Transfiere {total} y escribe la referencia. Preparamos tu pedido cuando llegue el pago.',
    en: 'Transfer {total} and write the reference. We prepare your order once the payment arrives.',
  },
  bank: { es: 'Banco', en: 'Bank' },
  holder: { es: 'A nombre de', en: 'Account holder' },
  account: { es: 'Cuenta', en: 'Account' },
  reference: { es: 'Referencia', en: 'Reference' },
  proofOf: { es: 'Comprobante del pedido {orderNo}', en: 'Proof of payment of order {orderNo}' },
  proofByMail: { es: 'Enviar el comprobante a {email}', en: 'Send the proof to {email}' },
  proofByWhatsapp: { es: 'Enviarlo por WhatsApp', en: 'Send it by WhatsApp' },
  until: { es: 'Apartado hasta', en: 'Set aside until' },
})
