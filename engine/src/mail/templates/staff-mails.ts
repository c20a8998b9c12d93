import { type LocaleId, languageOf } from '../../../../facts/locales.ts'
import type { MailContent, PageLink } from '../mail-template.ts'

type Writer<Values> = (values: Values, locale: LocaleId, link: PageLink, shop: string) => MailContent

/** The link by which one of the merchant's people joins; `hours` is how long it works. */
export const staffInvitation: Writer<{ link: string; hours: number }> = (
  { link, hours },
  locale,
  _page,
  shop,
) => {
  const es = languageOf(locale) === 'es'
  return {
    subject: es ? `Tu acceso al equipo de ${shop}` : `Your access to the team of ${shop}`,
    heading: es ? `Te invitamos al equipo de ${shop}` : `You are invited to the team of ${shop}`,
    blocks: [
      {
        kind: 'text',
        text: es
          ? `Abre el enlace para elegir cómo inicias sesión. Funciona una vez y durante ${hours} horas.`
          : `Open the link to choose how you sign in. It works once and for ${hours} hours.`,
      },
      { kind: 'button', label: es ? 'Aceptar la invitación' : 'Accept the invitation', link },
      {
        kind: 'note',
        text: es
          ? 'Si no esperabas este correo, avisa a quien administra la tienda y no lo reenvíes.'
          : 'If you did not expect this mail, tell whoever runs the store and do not forward it.',
      },
    ],
  }
}
