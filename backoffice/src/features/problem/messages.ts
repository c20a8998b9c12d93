import { defineMessages } from '../../lib/i18n.ts'
import { spanishDetail } from './spanish-detail.ts'

/** What the engine refused: the member it is about, if it is about one, and why, in English. */
type Refused = { member: string; detail: string }

const refusedInSpanish = ({ member, detail }: Refused): string => {
  if (member === '') return 'La tienda no lo acepta así. Revisa los datos.'
  const reason = spanishDetail(detail)
  return reason ? `«${member}»: ${reason}.` : `La tienda no acepta «${member}» así.`
}

export const messages = defineMessages({
  network: {
    es: 'No hay conexión con la tienda. Lo que escribiste sigue aquí.',
    en: 'There is no connection to the shop. What you typed is still here.',
  },
  unauthorized: { es: 'La sesión terminó. Entra de nuevo.', en: 'The session is over. Sign in again.' },
  forbidden: { es: 'Tu rol no permite esto.', en: 'Your role does not allow this.' },
  stepUp: { es: 'Hace falta mostrar tu segundo factor.', en: 'Your second factor has to be shown.' },
  notFound: {
    es: 'No existe, o no está en tus países o tiendas.',
    en: 'It does not exist, or is not in your countries or stores.',
  },
  changed: {
    es: 'Alguien lo cambió mientras tanto. Míralo como está ahora y repite el cambio.',
    en: 'Somebody changed it meanwhile. Look at it as it is now and make the change again.',
  },
  tooMany: {
    es: 'Demasiados intentos seguidos. Espera un momento.',
    en: 'Too many attempts in a row. Wait a moment.',
  },
  importing: {
    es: 'Se está importando el catálogo. Intenta en un minuto.',
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
    es: 'El plan ya no está al día: cambió un pedido o una bobina. No se guardó nada; recalcula.',
    en: 'The plan is out of date: an order or a coil has changed. Nothing was saved; recalculate.',
  },
  bankLineDecided: {
    es: 'Alguien ya decidió esta línea del banco.',
    en: 'Somebody has already decided this line of the bank.',
  },
  transferDiffers: {
    es: 'Lo que trae la línea no es lo que el pedido necesita.',
    en: 'What the line brings is not what the order needs.',
  },
  caseMoved: {
    es: 'El caso ya está en otro estado.',
    en: 'The case is in another state by now.',
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
    es: 'La tienda no puede responder ahora mismo. Intenta de nuevo.',
    en: 'The shop cannot answer right now. Try again.',
  },
  refused: { es: refusedInSpanish, en: ({ detail }: Refused) => detail },
  unexpected: { es: 'Algo salió mal de nuestro lado.', en: 'Something went wrong on our side.' },
  reference: { es: (id: string) => `Referencia ${id}`, en: (id: string) => `Reference ${id}` },
  retry: { es: 'Reintentar', en: 'Try again' },
})
