import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  title: { es: 'Servicio al cliente', en: 'Customer service' },
  write: { es: 'Abrir un caso', en: 'Open a case' },
  empty: { es: 'Aún no has abierto ningún caso.', en: 'You have not opened a case yet.' },
  emptyHint: {
    es: 'Escríbenos por una garantía, un reclamo o una duda: respondemos por correo o por teléfono.',
    en: 'Write to us about a warranty, a claim or a question: we answer by email or phone.',
  },
  number: { es: 'Caso {id}', en: 'Case {id}' },
  files: {
    es: '{n, plural, one {# archivo} other {# archivos}}',
    en: '{n, plural, one {# file} other {# files}}',
  },
  failed: { es: 'No pudimos cargar tus casos.', en: 'We could not load your cases.' },
  retry: { es: 'Reintentar', en: 'Try again' },
})
