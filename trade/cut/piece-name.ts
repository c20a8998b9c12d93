import { normalizeText } from '../list/normalize-text.ts'
import { notedUnit } from './noted-length.ts'

/** Letters of a name that a plan has room for. */
const mostLetters = 24

/** Words that one looks through for a name behind a measure. */
const mostWords = 5

/** Words for any piece, and those that lead to one: whoever writes them names none. */
const anyPiece =
  /^(?:pz|pzas?|pc|pcs|un|u|unidad(?:es)?|units?|piezas?|pieces?|partes?|parts?|cortes?|cuts?|tramos?|trozos?|pedazos?|lista|list|medidas?|largos?|lengths?|por|con|by|each|c\/u)[.:]?$/

/** Words that only say how many. */
const countedPieces = /^\d+ ?(?:piezas?|pzas?|pzs?|pcs?|pieces?|unidades|und|u)\.?$/

/** What is cut, not what it becomes: with all that follows it no name of a piece. */
const material =
  /^(?:tubos?|tubes?|barras?|bars?|varillas?|rods?|perfil(?:es)?|angulos?|angles?|platinas?|polin|polines|costaneras?|perlin|perlines|canaletas?|laminas?|sheets?|planchas?|hierros?|fierros?)$/

/** Beginnings that change how many or how long: what is said with them has to be understood or told, never a name. */
const reckons =
  /^(?:x ?\d|\d|(?:y|e|o|u|con|por|mas|menos|medi[oa]|cuartos?|tercios?|cada|doble|triple|docenas?|pares|par|cientos?|and|or|with|by|plus|more|less|half|quarter|each|per|double|twice|dozens?|pairs?|aprox\w*|approx\w*|casi|about)\b)/

/** Beginnings of units that are not read, or misspelt: a length with one of them is no other length with a name. */
const unitLike =
  /^(?:k?m|m[mt].*|mrt.*|c[mt].*|d[mc]|hm|metr.*|(?:cent|deci|kilo|mil[il]?)i?m.*|pul|pulg.*|plg.*|pg.*|ins|inch.*|feets?|foots?|fts?|pie|pies|varas?|vrs?|yar.*|yds?|cuartas?|codos?|palmos?|jemes?|brazas?|brazadas?|leguas?|dedos?|lineas?|miles?|millas?|hands?)\.?$/

/** A post and a brace, whose first word is a unit too. */
const footed = /(?:^|\s)pie$/
const afterFoot = /^(?:derechos?|de amigos?)\b/

/** A word, or a letter with its number; `m2` is an area. */
const startsName = /^(?:[a-z]{3}|(?![cm]*m\d|x\d)[a-z]{1,2}-?\d{1,3}\b)/

const bareUnit = new RegExp(`^(?:${notedUnit})$`)

/** What was read of a text, and what it says is cut, in normalized words. */
type Read<Found> = { found: Found; noun: string }

/**
 * Reads a noted piece and the name it was given: before a colon, in brackets, in place of a noun or behind its measure:
 * `jamba: 2 de 2.10`, `2 de 2.10 (jamba)`, `2 jambas de 2.10`, `2 de 2.10 jamba`. `read` gets the text without the first
 * two, as it was written. Undefined where nothing can be read, or where what looks like a name may change the count or
 * the length.
 */
export function readNamed<Found>(
  noted: string,
  read: (text: string) => Read<Found> | undefined,
): { found: Found; name: string | undefined } | undefined {
  const [, before = '', behind = noted] = /^[\s•·–—-]*(\p{L}[^:()]*):(?=\s*\d)(.*)$/su.exec(noted) ?? []
  const inside: string[] = []
  const bare = behind.replace(/\(([^()]*)\)/g, (whole, words: string) => {
    if (bareUnit.test(normalizeText(words))) return ` ${words} `
    if (!/\p{L}/u.test(words) || countedPieces.test(normalizeText(words))) return whole
    inside.push(words)
    return ' '
  })
  if (inside.some(mayReckon)) return undefined
  const withName = ({ found, noun }: Read<Found>, tail = '') => ({
    found,
    name: nameOf([before, asWritten(noun, bare), tail, ...inside]),
  })
  const whole = read(bare)
  if (whole) return withName(whole)
  const words = bare.trim().split(/\s+/)
  const first = Math.max(1, words.length - mostWords)
  for (let at = words.length - 1; at >= first && isWord(words[at] ?? ''); at--) {
    const [head, tail] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    if (!isBehind(tail, head)) continue
    const found = read(head)
    if (found) return withName(found, tail)
  }
  return undefined
}

/** One name of several parts, of letters that every paper has; undefined where none of them names a piece. */
function nameOf(parts: readonly string[]): string | undefined {
  const name = parts
    .map(withoutCommon)
    .join(' ')
    .normalize('NFC')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[^A-Za-zÀ-ɏ\dªº .,'’/#°&+-]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,'’/&+-]+|[\s,'’/&+-]+$/g, '')
  if (!/\p{L}/u.test(name)) return undefined
  return name.length <= mostLetters ? name : `${name.slice(0, mostLetters - 1).trim()}…`
}

/** What is left when words for any piece are taken off the beginning; nothing of a material. */
function withoutCommon(part: string): string {
  const words = part.split(/\s+/).filter(Boolean)
  const first = words.findIndex((word) => !anyPiece.test(normalizeText(word)))
  if (first < 0 || /^cada un[ao]$/.test(normalizeText(part))) return ''
  return material.test(normalizeText(words[first] ?? '')) ? '' : words.slice(first).join(' ')
}

/** Whether words may say how many or how long. */
function mayReckon(words: string): boolean {
  const text = normalizeText(words)
  if (/^(?:cada un[ao]|each|c\/u)$/.test(text)) return false
  return reckons.test(text) || unitLike.test(text.split(' ')[0] ?? '')
}

/** A word of a name, or its number: `jamba 1`, `P-12`. */
const isWord = (word: string): boolean => /^(?:\p{L}[\p{L}\p{M}.'’-]*\d{0,3}|\d{1,3})$/u.test(word)

/** Whether words behind a measure can be nothing but a name. */
function isBehind(tail: string, head: string): boolean {
  const text = normalizeText(tail)
  if (footed.test(normalizeText(head)) && afterFoot.test(text)) return false
  if (/^pie (?:derechos?|de amigos?)\b/.test(text)) return true
  return startsName.test(text) && !mayReckon(tail)
}

/** Normalized words as they stand in the text, with their accents; what is not found there as it is. */
function asWritten(noun: string, text: string): string {
  const wanted = noun.trim()
  if (wanted === '') return ''
  const words = text.split(/\s+/)
  const count = wanted.split(' ').length
  const at = words.findIndex(
    (_, index) => normalizeText(words.slice(index, index + count).join(' ')) === wanted,
  )
  return at < 0 ? wanted : words.slice(at, at + count).join(' ')
}
