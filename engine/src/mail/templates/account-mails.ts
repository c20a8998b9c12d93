import { type LocaleId, languageOf } from '../../../../facts/locales.ts'
import { pagePaths } from '../../kernel/page-routes.ts'
import type { MailContent, PageLink } from '../mail-template.ts'

type Writer<Values> = (values: Values, locale: LocaleId, link: PageLink, shop: string) => MailContent

/** A new account. */
export const welcome: Writer<{ firstName: string }> = ({ firstName }, locale, link, shop) => {
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
        link: link(pagePaths.home),
      },
    ],
  }
}

/** The link by which a customer whose account the shop has made chooses a password; `hours` is how long it works. */
export const customerInvitation: Writer<{ firstName: string; link: string; hours: number }> = (
  { firstName, link, hours },
  locale,
  _link,
  shop,
) => {
  const es = languageOf(locale) === 'es'
  const name = firstName ? `, ${firstName}` : ''
  return {
    subject: es ? `Tu cuenta en ${shop}` : `Your account at ${shop}`,
    heading: es ? `Ya tienes una cuenta${name}` : `You have an account${name}`,
    blocks: [
      {
        kind: 'text',
        text: es
          ? `La creamos para ti. Abre el enlace y elige tu contraseña: con ella ves precios, compras, cotizas y sigues tus pedidos. Funciona una vez y durante ${hours} horas.`
          : `We made it for you. Open the link and choose your password: with it you see prices, buy, ask for quotes and follow your orders. It works once and for ${hours} hours.`,
      },
      { kind: 'button', label: es ? 'Elegir contraseña' : 'Choose a password', link },
      {
        kind: 'note',
        text: es
          ? 'Si el enlace ya no funciona, pide otro en «¿Olvidaste tu contraseña?». Si no esperabas este correo, responde y cerramos la cuenta.'
          : 'If the link no longer works, ask for another by “Forgot your password?”. If you did not expect this mail, reply and we close the account.',
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

/** Tells the owner, in case it was somebody else. */
export const passwordChanged: Writer<Record<string, never>> = (_values, locale, link, shop) => {
  const es = languageOf(locale) === 'es'
  return {
    subject: es ? 'Tu contraseña cambió' : 'Your password has changed',
    heading: es ? 'Tu contraseña cambió' : 'Your password has changed',
    blocks: [
      {
        kind: 'text',
        text: es
          ? `La contraseña de tu cuenta en ${shop} cambió y cerramos tus demás sesiones.`
          : `The password of your account at ${shop} has changed and your other sessions are closed.`,
      },
      {
        kind: 'note',
        text: es
          ? 'Si no fuiste tú, elige una contraseña nueva cuanto antes.'
          : 'If it was not you, choose a new password as soon as you can.',
      },
      {
        kind: 'button',
        label: es ? 'Restablecer contraseña' : 'Reset password',
        link: link(pagePaths.resetPassword),
      },
    ],
  }
}

/** The link that proves a new address; `minutes` is how long it works. */
export const emailChange: Writer<{ link: string; minutes: number }> = (
  { link, minutes },
  locale,
  _link,
  shop,
) => {
  const es = languageOf(locale) === 'es'
  return {
    subject: es ? 'Confirma tu correo nuevo' : 'Confirm your new email',
    heading: es ? 'Confirma tu correo nuevo' : 'Confirm your new email',
    blocks: [
      {
        kind: 'text',
        text: es
          ? `Abre el enlace para usar este correo en tu cuenta de ${shop}. Funciona una vez y durante ${minutes} minutos.`
          : `Open the link to use this email for your account at ${shop}. It works once and for ${minutes} minutes.`,
      },
      { kind: 'button', label: es ? 'Confirmar correo' : 'Confirm email', link },
      {
        kind: 'note',
        text: es
          ? 'Si no lo pediste, no hagas nada: ninguna cuenta cambia.'
          : 'If you did not ask for it, do nothing: no account changes.',
      },
    ],
  }
}

/** Tells the former address of an account that it no longer signs in. */
export const emailChanged: Writer<{ email: string }> = ({ email }, locale, _link, shop) => {
  const es = languageOf(locale) === 'es'
  return {
    subject: es ? 'El correo de tu cuenta cambió' : 'The email of your account has changed',
    heading: es ? 'El correo de tu cuenta cambió' : 'The email of your account has changed',
    blocks: [
      {
        kind: 'text',
        text: es
          ? `Tu cuenta en ${shop} ahora usa ${email}. Este correo ya no sirve para iniciar sesión.`
          : `Your account at ${shop} now uses ${email}. This address no longer signs in.`,
      },
      {
        kind: 'note',
        text: es
          ? 'Si no fuiste tú, responde a este correo cuanto antes.'
          : 'If it was not you, reply to this mail as soon as you can.',
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

const providerName = (provider: string) => provider.charAt(0).toUpperCase() + provider.slice(1)

/** Tells the owner that another site signs in to the account from now on; the names of such sites are their own. */
export const identityJoined: Writer<{ provider: string }> = ({ provider }, locale, link, shop) => {
  const es = languageOf(locale) === 'es'
  const name = providerName(provider)
  return {
    subject: es ? `Ya puedes entrar con ${name}` : `You can now sign in with ${name}`,
    heading: es ? `Ya puedes entrar con ${name}` : `You can now sign in with ${name}`,
    blocks: [
      {
        kind: 'text',
        text: es
          ? `Unimos una cuenta de ${name} a tu cuenta en ${shop}. Tus datos y pedidos siguen iguales.`
          : `We joined a ${name} account to your account at ${shop}. Your details and orders stay as they are.`,
      },
      {
        kind: 'note',
        text: es
          ? 'Si no fuiste tú, o si no elegiste tú la contraseña de esta cuenta, elige una nueva y responde a este correo.'
          : 'If it was not you, or if you did not choose this account’s password, choose a new one and reply to this mail.',
      },
      {
        kind: 'button',
        label: es ? 'Restablecer contraseña' : 'Reset password',
        link: link(pagePaths.resetPassword),
      },
    ],
  }
}

/** Tells the owner that another site signs in to the account no more. */
export const identityRemoved: Writer<{ provider: string }> = ({ provider }, locale, link, shop) => {
  const es = languageOf(locale) === 'es'
  const name = providerName(provider)
  return {
    subject: es ? `Ya no entras con ${name}` : `${name} no longer signs you in`,
    heading: es ? `Ya no entras con ${name}` : `${name} no longer signs you in`,
    blocks: [
      {
        kind: 'text',
        text: es
          ? `Tu cuenta en ${shop} ya no se abre con ${name}, y cerramos las sesiones que se abrieron así.`
          : `Your account at ${shop} no longer opens with ${name}, and we ended the sessions that were opened with it.`,
      },
      {
        kind: 'note',
        text: es
          ? 'Si no fuiste tú, elige una contraseña nueva y responde a este correo.'
          : 'If it was not you, choose a new password and reply to this mail.',
      },
      {
        kind: 'button',
        label: es ? 'Restablecer contraseña' : 'Reset password',
        link: link(pagePaths.resetPassword),
      },
    ],
  }
}
