import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  network: {
    es: 'No hay conexión con la tienda. Lo que escribió sigue aquí.',
    en: 'There is no connection to the shop. What you typed is still here.',
  },
  unauthorized: { es: 'La sesión terminó. Entre de nuevo.', en: 'The session is over. Sign in again.' },
  forbidden: { es: 'Su rol no permite esto.', en: 'Your role does not allow this.' },
  stepUp: { es: 'Hace falta mostrar su segundo factor.', en: 'Your second factor has to be shown.' },
  notFound: {
    es: 'No existe, o no está en sus países o tiendas.',
    en: 'It does not exist, or is not in your countries or stores.',
  },
  changed: {
    es: 'Alguien lo cambió mientras tanto. Véalo como está ahora y repita el cambio.',
    en: 'Somebody changed it meanwhile. Look at it as it is now and make the change again.',
  },
  tooMany: {
    es: 'Demasiados intentos seguidos. Espere un momento.',
    en: 'Too many attempts in a row. Wait a moment.',
  },
  importing: {
    es: 'Se está importando el catálogo. Intente en un minuto.',
    en: 'The catalogue is being imported. Try again in a minute.',
  },
  transition: {
    es: (status: string) => `El pedido ya no está en ese paso (${status}).`,
    en: (status: string) => `The order is no longer at that step (${status}).`,
  },
  deskElsewhere: {
    es: 'Las ofertas de esta tienda se hacen en su CRM.',
    en: 'Offers of this shop are made in its CRM.',
  },
  quoteState: {
    es: 'La cotización ya no está en ese estado.',
    en: 'The quote is no longer in that state.',
  },
  notEnoughStock: { es: 'No hay tanto en existencia.', en: 'There is not that much in stock.' },
  transferMoved: {
    es: 'El traslado ya no está en ese paso.',
    en: 'The transfer is no longer at that step.',
  },
  planOutdated: {
    es: 'El plan ya no está al día: cambió un pedido o una bobina. No se guardó nada; recalcule.',
    en: 'The plan is out of date: an order or a coil has changed. Nothing was saved; make it anew.',
  },
  bankLineDecided: {
    es: 'Alguien ya decidió esta línea del banco.',
    en: 'Somebody has already decided this line of the bank.',
  },
  transferDiffers: {
    es: 'Lo que trae la línea no es lo que el pedido necesita.',
    en: 'What the line brings is not what the order needs.',
  },
  matchStands: {
    es: 'Ya no se puede deshacer: pasó el día o el pedido siguió adelante.',
    en: 'It can no longer be undone: the day is over, or the order has gone on.',
  },
  statementNotRead: {
    es: 'El archivo no se puede leer como estado de cuenta de ese banco.',
    en: 'The file cannot be read as a statement of that bank.',
  },
  weakPassword: {
    es: 'La contraseña es débil: mayúscula, minúscula, cifra y un signo, y que no sea de las comunes.',
    en: 'The password is weak: a capital, a small letter, a digit and a sign, and none of the common ones.',
  },
  unavailable: {
    es: 'La tienda no puede responder ahora mismo. Intente de nuevo.',
    en: 'The shop cannot answer right now. Try again.',
  },
  unexpected: { es: 'Algo salió mal de nuestro lado.', en: 'Something went wrong on our side.' },
  reference: { es: (id: string) => `Referencia ${id}`, en: (id: string) => `Reference ${id}` },
  retry: { es: 'Reintentar', en: 'Try again' },
})
