import { defineMessages, type Translate } from '../../lib/i18n.ts'

/** Documents that are no initials. */
const named = defineMessages({
  cedula: { es: 'Cédula', en: 'Cédula' },
  cedulaJuridica: { es: 'Cédula jurídica', en: 'Cédula jurídica' },
  pasaporte: { es: 'Pasaporte', en: 'Passport' },
})

/** What a document that proves who somebody is is called: `dui` is DUI. */
export const idTypeName = (t: Translate, type: string): string =>
  Object.hasOwn(named, type) ? t(named[type as keyof typeof named]) : type.toUpperCase()
