/** Numbers that one word says, in Spanish and English; feminine ones as they count sheets. */
const single: Readonly<Record<string, number>> = {
  ...countFrom('un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince', 1),
  ...countFrom('dieciseis diecisiete dieciocho diecinueve', 16),
  ...countFrom('veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete', 21),
  ...countFrom('veintiocho veintinueve', 28),
  ...countFrom('one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen', 1),
  ...countFrom('sixteen seventeen eighteen nineteen', 16),
  uno: 1,
  una: 1,
  veintiuno: 21,
  veintiuna: 21,
}

const english = new Set('one two three four five six seven eight nine'.split(' '))

const tens: Readonly<Record<string, number>> = {
  ...countFrom('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa', 20, 10),
  ...countFrom('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
}

/** `ciento` is a hundred before another number; alone it is what small goods are sold by. */
const hundreds: Readonly<Record<string, number>> = {
  cien: 100,
  ...countFrom('ciento doscientos trescientos cuatrocientos quinientos', 100, 100),
  ...countFrom('seiscientos setecientos ochocientos novecientos', 600, 100),
  ...countFrom('doscientas trescientas cuatrocientas quinientas', 200, 100),
  ...countFrom('seiscientas setecientas ochocientas novecientas', 600, 100),
}

function countFrom(words: string, first: number, step = 1): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, at) => [word, first + at * step]))
}

/**
 * The whole number that a normalized text begins with in words, or in digits before `mil`, and how many letters say it:
 * `treinta y dos láminas`, `ciento cincuenta`, `2 mil`. Undefined where it begins with none.
 */
export function numberInWords(text: string): { value: number; length: number } | undefined {
  const found = wordsAtStart(text)
  const words = found.map(([word]) => word)
  const digits = /^\d{1,3}$/.test(words[0] ?? '') ? { value: Number(words[0]), used: 1 } : undefined
  const said = digits ?? (words[0] === 'a' ? { value: 1, used: 1 } : below1000(words))
  const isThousands = words[said.used] === 'mil' || words[said.used] === 'thousand'
  if (!isThousands && (digits || said.used === 0)) return undefined
  const rest = isThousands ? below1000(words.slice(said.used + 1)) : { value: 0, used: 0 }
  const used = said.used + (isThousands ? 1 : 0) + rest.used
  const last = found[used - 1]
  return {
    value: (isThousands ? Math.max(1, said.value) * 1000 : said.value) + rest.value,
    length: (last?.index ?? 0) + (last?.[0].length ?? 0),
  }
}

/** Words with a space or a hyphen between them, as `twenty-two` has. */
function wordsAtStart(text: string): RegExpExecArray[] {
  const all = [...text.matchAll(/[a-z]+|\d+/g)]
  const apart = all.findIndex(({ index }, at) => {
    const before = all[at - 1]
    const end = before ? before.index + before[0].length : 0
    return before ? !/^[ -]$/.test(text.slice(end, index)) : index > 0
  })
  return apart < 0 ? all : all.slice(0, apart)
}

function below1000(words: readonly string[]): { value: number; used: number } {
  const [first = '', ...others] = words
  const hundred = hundreds[first]
  if (hundred === undefined) return below100(words)
  if (first === 'cien') return { value: hundred, used: 1 }
  const rest = below100(others)
  if (first === 'ciento' && rest.used === 0) return rest
  return { value: hundred + rest.value, used: 1 + rest.used }
}

function below100([first = '', second = '', third = '']: readonly string[]): { value: number; used: number } {
  const ten = tens[first]
  if (ten === undefined) return { value: single[first] ?? 0, used: single[first] === undefined ? 0 : 1 }
  const [one = 10, used] =
    second === 'y' ? [single[third], 3] : [english.has(second) ? single[second] : 10, 2]
  return one < 10 ? { value: ten + one, used } : { value: ten, used: 1 }
}
