import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  message: { es: 'Mensaje para la mesa de ventas', en: 'Message to the sales desk' },
  messageHint: {
    es: 'Para qué obra es, cuándo lo necesitas, qué acabado buscas. Es opcional.',
    en: 'What it is for, when you need it, the finish you want. Optional.',
  },
  files: { es: 'Fotos, videos o planos', en: 'Pictures, videos or drawings' },
  choose: { es: 'Elige archivos o suéltalos aquí', en: 'Choose files or drop them here' },
  filesHint: {
    es: 'Hasta {files} fotos, videos o PDF de {size} MB cada uno.',
    en: 'Up to {files} pictures, videos or PDFs of {size} MB each.',
  },
  removeFile: { es: 'Quitar {name}', en: 'Remove {name}' },
  tooMany: {
    es: 'Solo se permiten un máximo de {n} archivos.',
    en: 'Only a maximum of {n} files is allowed.',
    quoted: 'es',
  },
  tooLarge: {
    es: '{file} excede el límite de {n} MB.',
    en: '{file} exceeds the {n} MB limit.',
    quoted: 'es',
  },
  wrongType: {
    es: 'Solo se permiten imágenes, videos y PDF.',
    en: 'Only images, videos and PDFs are allowed.',
  },
  send: { es: 'Cotizar', en: 'Request a quote', quoted: 'es' },
  sending: { es: 'Enviando', en: 'Sending' },
  sent: { es: 'Recibimos tu solicitud {number}', en: 'We received your request {number}' },
  sentDetail: {
    es: 'Te escribimos en cuanto tenga precio.',
    en: 'We will write as soon as it has a price.',
  },
  see: { es: 'Ver la cotización', en: 'See the quote' },
  fileFailed: {
    es: '{file} no se pudo enviar. Agrégalo desde la cotización.',
    en: '{file} could not be sent. Add it from the quote.',
  },
  failed: {
    es: 'No pudimos enviar la solicitud. Inténtalo de nuevo: no se duplicará.',
    en: 'We could not send the request. Try again: it will not be sent twice.',
  },
  nothing: {
    es: 'Ya no hay artículos para cotizar.',
    en: 'There is nothing left to quote.',
  },
  splitTitle: { es: 'Cotizar por separado', en: 'Quote separately' },
  splitText: {
    es: 'Enviamos a cotizar estos artículos. El resto queda en el carrito, listo para comprar.',
    en: 'We send these items for a quote. The rest stays in the cart, ready to buy.',
  },
  listTitle: { es: 'Cotizar esta lista', en: 'Ask for a quote of this list' },
  listText: {
    es: '«{title}»: enviamos a cotizar solo esta lista. Lo que tienes en el carrito se queda ahí.',
    en: '“{title}”: we send only this list for a quote. What is in your cart stays there.',
  },
  close: { es: 'Cerrar', en: 'Close' },
})
