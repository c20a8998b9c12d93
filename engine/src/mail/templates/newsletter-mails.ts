import { type LocaleId, languageOf } from '../../../../facts/locales.ts'
import { pagePaths } from '../../kernel/page-routes.ts'
import type { MailContent, PageLink } from '../mail-template.ts'

type Writer<Values> = (values: Values, locale: LocaleId, link: PageLink, shop: string) => MailContent

/** Asks the owner of an address whether it may be written to. */
export const newsletterConfirm: Writer<{ confirm: string }> = ({ confirm }, locale, _link, shop) => {
  const es = languageOf(locale) === 'es'
  return {
    subject: es ? 'Confirma tu suscripción' : 'Confirm your subscription',
    heading: es ? 'Confirma tu suscripción' : 'Confirm your subscription',
    blocks: [
      {
        kind: 'text',
        text: es
          ? `Alguien pidió recibir las noticias de ${shop} en este correo. Si fuiste tú, confírmalo.`
          : `Somebody asked for news from ${shop} at this address. If it was you, confirm it.`,
      },
      { kind: 'button', label: es ? 'Confirmar' : 'Confirm', link: confirm },
      {
        kind: 'note',
        text: es
          ? 'Si no lo pediste, no hagas nada: no te escribiremos.'
          : 'If you did not ask for it, do nothing: we will not write to you.',
      },
    ],
  }
}

/** The newsletter's welcome, with the link to unsubscribe. */
export const newsletterWelcome: Writer<{ cancel: string }> = ({ cancel }, locale, link, shop) => {
  const es = languageOf(locale) === 'es'
  return {
    subject: es ? `Ya recibes las noticias de ${shop}` : `You are now subscribed to news from ${shop}`,
    heading: es ? 'Gracias por suscribirte' : 'Thank you for subscribing',
    blocks: [
      {
        kind: 'text',
        text: es
          ? 'Te escribiremos cuando haya promociones en tu país y cuando llegue material nuevo.'
          : 'We will write to you when there are promotions in your country and when new material arrives.',
      },
      { kind: 'button', label: es ? 'Ver la tienda' : 'See the store', link: link(pagePaths.home) },
      {
        kind: 'note',
        text: es ? `Para dejar de recibirlas: ${cancel}` : `To stop receiving them: ${cancel}`,
      },
    ],
  }
}
