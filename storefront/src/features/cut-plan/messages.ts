import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  bar: {
    es: '{n, plural, one {# barra} other {# barras}} de {length} m:',
    en: '{n, plural, one {# bar} other {# bars}} of {length} m:',
  },
  ownBar: {
    es: '{n, plural, one {Tu recorte} other {Tus # recortes}} de {length} m:',
    en: '{n, plural, one {Your offcut} other {Your # offcuts}} of {length} m:',
  },
  rest: { es: 'sobra {rest}', en: '{rest} left' },
  noRest: { es: 'no sobra nada', en: 'nothing left' },
  sheet: {
    es: '{times, plural, one {Lámina {at}} other {Láminas {at}, # iguales}}: {pieces}',
    en: '{times, plural, one {Sheet {at}} other {Sheets {at}, # alike}}: {pieces}',
  },
})
