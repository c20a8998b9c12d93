import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  required: {
    es: 'Los campos con asterisco rojo son obligatorios.',
    en: 'Fields with a red asterisk are required.',
  },
  show: { es: 'Mostrar la contraseña', en: 'Show password' },
  hide: { es: 'Ocultar la contraseña', en: 'Hide password' },
  dateFormat: { es: 'DD/MM/AAAA', en: 'DD/MM/YYYY' },
  missing: { es: 'Escribe la fecha.', en: 'Enter the date.' },
  notADate: {
    es: 'Escribe una fecha que exista, como 05/02/2024.',
    en: 'Enter a date that exists, such as 05/02/2024.',
  },
  tooLate: { es: 'La fecha no puede ser posterior al {date}.', en: 'The date cannot be after {date}.' },
  tooYoung: { es: 'Debes ser mayor de {age} años.', en: 'You must be at least {age} years old.' },
  tooLongAgo: {
    es: 'La fecha no puede ser de hace más de 100 años.',
    en: 'The date cannot be more than 100 years ago.',
  },
  choose: { es: 'Elige o suelta fotos y videos', en: 'Choose or drop pictures and videos' },
  limits: {
    es: 'Hasta {n} archivos de {size} MB cada uno.',
    en: 'Up to {n} files of {size} MB each.',
  },
  size: { es: '{size} MB', en: '{size} MB' },
  remove: { es: 'Quitar {name}', en: 'Remove {name}' },
  wrongType: {
    es: 'Solo se permiten imágenes y videos.',
    en: 'Only images and videos are allowed.',
  },
  tooMany: {
    es: 'Solo se permiten un máximo de {n} archivos.',
    en: 'Only a maximum of {n} files is allowed.',
    quoted: 'es',
  },
  tooLarge: {
    es: '{file} excede el límite de {n} MB.',
    en: '{file} exceeds the {n} MB limit.',
    quoted: 'es',
  },
})
