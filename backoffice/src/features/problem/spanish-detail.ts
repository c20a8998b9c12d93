import type { Language } from '../../lib/i18n.ts'

/** What the engine's validator says of a value (Ajv's own sentences), in Spanish. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/is not one of your countries/, 'no es un país de este rol'],
  [/^names no product/, 'falta el código'],
  [
    /^Unknown code; .* or: (.+)\.$/,
    'no existe; un producto nuevo dice a cuál se parece («like»), o bien: $1',
  ],
  [/^is (?:there|counted) twice/, 'está dos veces'],
  [/^This customer owes in (\w+)/, 'este cliente debe en $1'],
  [/cannot be of a time to come/, 'es de un momento que aún no llega'],
  [/has more than (\d+) prices/, 'tiene más de $1 precios'],
  [/^The table has no column (.+)\.$/, 'falta la columna $1'],
  [/^The table has no rows/, 'no tiene filas'],
  [/^The (?:spreadsheet|file) (?:cannot be read|is no)/, 'no se puede leer como tabla'],
  [/^The file is no longer there/, 'ya no está: se guarda siete días'],
  [/either true or false/, 'se escribe true o false'],
  [/a number of kilograms/, 'debe ser un número de kilos'],
  [/must have required property '(\w+)'/, 'falta «$1»'],
  [/^\$\.(?:c_)?(\w+): is missing$/, 'falta «$1»'],
  [/is missing$/, 'falta'],
  [/must NOT have fewer than 1 characters/, 'no puede quedar vacío'],
  [/must NOT have fewer than (\d+) characters/, 'necesita $1 letras o más'],
  [/must NOT have more than (\d+) characters/, 'tiene más de $1 letras'],
  [/must NOT have fewer than (\d+) items/, 'necesita $1 o más'],
  [/must NOT have more than (\d+) items/, 'tiene más de $1'],
  [/must be >= (-?[\d.]+)/, 'debe ser $1 o más'],
  [/must be <= (-?[\d.]+)/, 'debe ser $1 o menos'],
  [/must be > (-?[\d.]+)/, 'debe ser más de $1'],
  [/must be < (-?[\d.]+)/, 'debe ser menos de $1'],
  [/must be (?:number|integer)/, 'debe ser un número'],
  [/must match format "(?:date|date-time|time)"/, 'no es una fecha u hora'],
  [/must match format "email"/, 'no es un correo'],
  [/must match (?:pattern|format)/, 'no tiene la forma debida'],
  [/must be equal to one of the allowed values/, 'no es una de las opciones'],
  [/must NOT have (?:additional|unevaluated) properties/, 'tiene algo que no corresponde'],
  [/(?:is not|are not|is no|no) (?:valid|a valid|mail address)/, 'no es válido'],
  [/(?:already|stands twice)/, 'ya existe'],
  [/(?:There is no|is not (?:a|an|one of)|is none of|unknown)/, 'no existe'],
]

/** The reason of a refusal in a person's language; undefined where Spanish has no sentence for it. */
export const refusalReason = (language: Language, detail: string): string | undefined =>
  language === 'es' ? spanishDetail(detail) : detail

/** The reason of a refusal in Spanish; undefined for one that no sentence is known of. */
export const spanishDetail = (detail: string): string | undefined => {
  for (const [pattern, spanish] of sentences) {
    const found = pattern.exec(detail)
    if (found) return spanish.replace('$1', found[1] ?? '')
  }
  return undefined
}
