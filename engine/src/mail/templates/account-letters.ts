import { type LocaleId, languageOf } from '../../../../facts/locales.ts'
import type { Letter } from '../letter.ts'

type Writer<Values> = (values: Values, locale: LocaleId, origin: string, shop: string) => Letter

/** A new account. */
export const welcome: Writer<{ firstName: string }> = ({ firstName }, locale, origin, shop) => {
  const es = languageOf(locale) === 'es'
  const name = firstName ? `, ${firstName}` : ''
  return {
    subject: es ? `Te damos la bienvenida a ${shop}` : `Welcome to ${shop}`,
    heading: es ? `¡Te damos la bienvenida${name}!` : `Welcome${name}!`,
    blocks: [
      {
        kind: 'text',
        text: es
          ? 'Tu cuenta está lista. Con ella ves precios, compras, cotizas y sigues tus pedidos.'
          : 'Your account is ready. With it you see prices, buy, ask for quotes and follow your orders.',
      },
      {
        kind: 'button',
        label: es ? 'Ir a la tienda' : 'Go to the store',
        link: `${origin}/${locale.slice(3).toLowerCase()}/${locale}/`,
      },
    ],
  }
}

/** The link to choose a new password; `minutes` is how long it works. */
export const passwordReset: Writer<{ link: string; minutes: number }> = ({ link, minutes }, locale) => {
  const es = languageOf(locale) === 'es'
  return {
    subject: es ? 'Restablece tu contraseña' : 'Reset your password',
    heading: es ? 'Restablece tu contraseña' : 'Reset your password',
    blocks: [
      {
        kind: 'text',
        text: es
          ? `Abre el enlace para elegir una contraseña nueva. Funciona una vez y durante ${minutes} minutos.`
          : `Open the link to choose a new password. It works once and for ${minutes} minutes.`,
      },
      { kind: 'button', label: es ? 'Elegir contraseña' : 'Choose a password', link },
      {
        kind: 'note',
        text: es
          ? 'Si no lo pediste, no hagas nada: tu contraseña sigue igual.'
          : 'If you did not ask for it, do nothing: your password stays as it is.',
      },
    ],
  }
}

/** A code, and where there is one a link, to sign in without a password. */
export const signInCode: Writer<{ code: string; link?: string; minutes: number }> = (
  { code, link, minutes },
  locale,
) => {
  const es = languageOf(locale) === 'es'
  return {
    subject: es ? `${code} es tu código de acceso` : `${code} is your sign-in code`,
    heading: es ? 'Tu código de acceso' : 'Your sign-in code',
    blocks: [
      { kind: 'code', code },
      ...(link ? [{ kind: 'button' as const, label: es ? 'Iniciar sesión' : 'Sign in', link }] : []),
      {
        kind: 'note',
        text: es
          ? `Vale durante ${minutes} minutos y una sola vez. No lo compartas con nadie.`
          : `Valid once, for ${minutes} minutes. Share it with nobody.`,
      },
    ],
  }
}
