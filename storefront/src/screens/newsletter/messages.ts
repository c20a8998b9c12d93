import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  title: { es: 'Noticias y promociones', en: 'News and promotions' },
  promise: {
    es: 'Deja tu correo y te contamos las novedades y promociones de tu país.',
    en: 'Leave your email and we will send you news and promotions for your country.',
  },
  leave: {
    es: '¿Ya no quieres recibirlas? Al final de cada correo nuestro hay un enlace para darte de baja.',
    en: 'No longer want them? Every email we send ends with an unsubscribe link.',
  },
  confirmTitle: { es: 'Confirma tu suscripción', en: 'Confirm your subscription' },
  confirmText: {
    es: 'Un paso más y recibirás nuestras noticias.',
    en: 'One more step and you will get our news.',
  },
  confirm: { es: 'Confirmar', en: 'Confirm' },
  confirmed: { es: 'Listo: recibirás nuestras noticias.', en: 'Done: you will get our news.' },
  cancelTitle: { es: 'Dejar de recibir noticias', en: 'Stop receiving news' },
  cancelText: {
    es: 'Si confirmas, no te enviaremos más noticias a este correo. Los avisos de tus pedidos siguen llegando.',
    en: 'If you confirm, we send no more news to this address. You still get messages about your orders.',
  },
  cancel: { es: 'Darme de baja', en: 'Unsubscribe' },
  cancelled: { es: 'Listo: no recibirás más noticias.', en: 'Done: you will get no more news.' },
  stockTitle: { es: 'Dejar de recibir avisos de existencia', en: 'Stop back-in-stock notices' },
  stockText: {
    es: 'Si confirmas, ya no te avisamos de ningún producto que estés esperando. Los avisos de tus pedidos siguen llegando.',
    en: 'If you confirm, we stop telling you when products are back. You still get messages about your orders.',
  },
  stock: { es: 'No avisarme más', en: 'Stop all notices' },
  stockDone: { es: 'Listo: ya no te avisamos.', en: 'Done: we will send no more notices.' },
  working: { es: 'Enviando', en: 'Sending' },
  invalid: {
    es: 'Este enlace no es válido. Abre el enlace del último correo que te enviamos.',
    en: 'This link is not valid. Open the link in the last email we sent you.',
  },
  home: { es: 'Ir a la tienda', en: 'Go to the store' },
})
