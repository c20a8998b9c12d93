import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Cuenta de la empresa', en: 'The company’s account' },
  waiting: { es: 'Un momento…', en: 'One moment…' },
  factor: {
    es: 'Tu empresa no te pidió un segundo factor. Muestra el tuyo de aquí.',
    en: 'Your company has not asked you for a second factor. Show the one you have here.',
  },
  wrongCode: {
    es: 'El código no es correcto o ya se usó. Espera el siguiente.',
    en: 'The code is not right or was used before. Wait for the next one.',
  },
  done: { es: 'Listo', en: 'Done' },
  doneWhy: { es: 'Ya puedes cerrar esta ventana.', en: 'You can close this window.' },
  refused: { es: 'Esta cuenta no da entrada aquí', en: 'This account does not open anything here' },
  refusedWhy: {
    es: 'Vuelve a intentar desde la página de entrada. Si sigue igual, pide a quien lleva el equipo que te invite.',
    en: 'Try again from the sign-in page. If it stays like this, ask whoever looks after the team to invite you.',
  },
  noFactor: { es: 'Falta un segundo factor', en: 'A second factor is missing' },
  noFactorWhy: {
    es: 'Tu empresa no te pidió uno y aquí no tienes: acepta primero tu invitación, o pide a tu empresa que lo active.',
    en: 'Your company has not asked for one and you have none here: accept your invitation first, or ask your company to turn it on.',
  },
  away: { es: 'Tu empresa no responde', en: 'Your company does not answer' },
  awayWhy: {
    es: 'Vuelve a intentar en un momento, o entra de otra manera.',
    en: 'Try again in a moment, or sign in another way.',
  },
  toSignIn: { es: 'Ir a la entrada', en: 'Go to the sign-in page' },
})
