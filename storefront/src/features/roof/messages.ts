import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  'form-gable': { es: 'Dos aguas', en: 'Gable' },
  'form-shed': { es: 'Un agua', en: 'Single slope' },
  'form-hip': { es: 'Cuatro aguas', en: 'Hip' },
  'form-porch': { es: 'Corredor', en: 'Porch' },
  'form-l': { es: 'En L', en: 'L shape' },
  'form-t': { es: 'En T', en: 'T shape' },
  'form-u': { es: 'En U', en: 'U shape' },
  'form-drawn': { es: 'Dibujar', en: 'Draw' },
  planTitle: { es: 'Desde arriba', en: 'From above' },
  slopeTitle: {
    es: 'Agua {letter}: {sheets, plural, one {# lámina} other {# láminas}} de ancho{excess, plural, =0 {} other {; sobran # mm en el alero}}',
    en: 'Slope {letter}: {sheets, plural, one {# sheet} other {# sheets}} wide{excess, plural, =0 {} other {; # mm too long, at the eave}}',
  },
  ofOffcut: { es: '{piece} sale del recorte de {from}', en: '{piece} comes from the offcut of {from}' },
  pairTitle: {
    es: '{count, plural, one {Una lámina} other {# láminas}} de {length} m en dos piezas: {pieces}',
    en: '{count, plural, one {One sheet} other {# sheets}} of {length} m cut in two: {pieces}',
  },
  spoken: {
    es: '{form} de {length} × {width} m, pendiente {percent} %: {slopes, plural, one {una agua} other {# aguas}} y {sheets} láminas.',
    en: '{form} of {length} × {width} m, slope {percent}%: {slopes, plural, one {one slope} other {# slopes}} and {sheets} sheets.',
  },
  spokenDrawn: {
    es: 'Techo dibujado de {parts, plural, one {una parte} other {# partes}}, pendiente {percent} %: {slopes, plural, one {una agua} other {# aguas}} y {sheets} láminas.',
    en: 'Drawn roof of {parts, plural, one {one part} other {# parts}}, slope {percent}%: {slopes, plural, one {one slope} other {# slopes}} and {sheets} sheets.',
  },
})
