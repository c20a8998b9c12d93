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
  proofByWhatsapp: { es: 'Enviarlo por WhatsApp', en: 'Send it on WhatsApp' },
  proofLabel: { es: 'Comprobante de la transferencia', en: 'Proof of the transfer' },
  proofChoose: { es: 'Adjunta el comprobante', en: 'Attach the proof' },
  proofHint: {
    es: 'Una foto, una captura o el PDF del banco, hasta {size} MB.',
    en: 'A photo, a screenshot or the bank’s PDF, up to {size} MB.',
  },
  proofReceived: {
    es: '{n, plural, one {Recibimos tu comprobante.} other {Recibimos tus # comprobantes.}} Te escribimos cuando el pago esté confirmado.',
    en: '{n, plural, one {We received your proof.} other {We received your # proofs.}} We will write once the payment is confirmed.',
  },
  proofRefused: {
    es: 'Solo se aceptan imágenes o PDF de hasta 4 MB.',
    en: 'Only pictures or PDFs of up to 4 MB are accepted.',
  },
  proofMany: { es: 'Ya enviaste tres archivos.', en: 'You have sent three files already.' },
  proofLate: {
    es: 'Este pedido ya no espera una transferencia.',
    en: 'This order is not waiting for a transfer.',
  },
  until: { es: 'Apartado hasta', en: 'Set aside until' },
})
