import { languageOf } from '../../../../facts/locales.ts'
import type { Writer } from './order-mails.ts'

/** A case was written. It repeats nothing that was typed: anybody may type anybody's address. */
export const caseReceived: Writer<{ number: string }> = ({ number }, locale) => {
  const isSpanish = languageOf(locale) === 'es'
  const heading = isSpanish ? `Recibimos tu caso ${number}` : `We received your case ${number}`
  return {
    subject: heading,
    heading,
    blocks: [
      {
        kind: 'text',
        text: isSpanish
          ? 'Ya lo tiene nuestra mesa de ayuda, que te responde por correo o por teléfono.'
          : 'Our support team has it and will answer by mail or phone.',
      },
      {
        kind: 'note',
        text: isSpanish
          ? 'Si tú no escribiste este caso, no hace falta que hagas nada.'
          : 'If you did not write this case, there is nothing you need to do.',
      },
    ],
  }
}
