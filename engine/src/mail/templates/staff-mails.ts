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

/** Tells owners that another system of theirs is not called any more; `reason` is what its last try met. */
export const webhookFailed: Writer<{ url: string; reason: string }> = ({ url, reason }, locale) => {
  const es = languageOf(locale) === 'es'
  return {
    subject: es
      ? 'Un sistema conectado dejó de recibir avisos'
      : 'A connected system no longer receives notices',
    heading: es ? 'Se apagó un webhook' : 'A webhook was switched off',
    blocks: [
      {
        kind: 'text',
        text: es
          ? 'Durante más de tres días no aceptó un aviso de la tienda. Nada se perdió: lo que pasó sigue 30 días en la lista de eventos.'
          : 'For more than three days it did not take a notice of the shop. Nothing is lost: what happened stays 30 days in the feed of events.',
      },
      {
        kind: 'facts',
        rows: [
          { label: es ? 'Dirección' : 'Address', value: url },
          { label: es ? 'Último error' : 'Last error', value: reason },
        ],
      },
      {
        kind: 'note',
        text: es
          ? 'Cuando el sistema responda, vuelve a encender el webhook y lee lo que falta de la lista de eventos.'
          : 'Once the system answers, switch the webhook on again and read what is missing from the feed of events.',
      },
    ],
  }
}

/**
 * Tells who asked for long work that it has ended. `work`: what it was; `done`: rows or things; `faults`: of them, those that could not
 * be read or were not changed; `minutes`: how long it took; `link`: its page, where its result is.
 */
export const jobEnded: Writer<{
  work: { es: string; en: string }
  hasFailed: boolean
  done: number
  faults: number
  minutes: number
  reason?: string
  link: string
}> = ({ work, hasFailed, done, faults, minutes, reason, link }, locale) => {
  const es = languageOf(locale) === 'es'
  const what = work[es ? 'es' : 'en']
  const number = new Intl.NumberFormat(locale)
  const rows = [
    { label: es ? 'Hechos' : 'Done', value: number.format(done) },
    ...(faults > 0
      ? [{ label: es ? 'Con faltas o sin cambiar' : 'Faulty or not changed', value: number.format(faults) }]
      : []),
    { label: es ? 'Duró' : 'Took', value: `${number.format(minutes)} min` },
    ...(reason === undefined ? [] : [{ label: es ? 'Por qué' : 'Why', value: reason }]),
  ]
  return {
    subject: hasFailed
      ? es
        ? `No se pudo terminar: ${what}`
        : `Could not be finished: ${what}`
      : es
        ? `Terminó: ${what}`
        : `Finished: ${what}`,
    heading: hasFailed
      ? es
        ? 'Lo que pediste no se pudo terminar'
        : 'What you asked for could not be finished'
      : es
        ? 'Lo que pediste está listo'
        : 'What you asked for is ready',
    blocks: [
      { kind: 'text', text: es ? `Pediste ${what}.` : `You asked for: ${what}.` },
      { kind: 'facts', rows },
      { kind: 'button', label: es ? 'Ver el trabajo' : 'See the job', link },
      {
        kind: 'note',
        text: es
          ? 'Ahí están su informe y, durante siete días, sus archivos.'
          : 'Its report is there, and its files for seven days.',
      },
    ],
  }
}
