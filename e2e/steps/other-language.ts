import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Texts = Record<string, Record<string, unknown>>

/** Texts of the build, as the pages show them. */
const texts = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../storefront/dist/messages.json'), 'utf8'),
) as Texts

/** Texts without places to fill in. */
const plain = (language: string) =>
  new Set(
    Object.values(texts[language] ?? {}).flatMap((text) =>
      Array.isArray(text) && text.length === 1 && typeof text[0] === 'string' ? [text[0].trim()] : [],
    ),
  )

const ownTexts = { es: plain('es'), en: plain('en') }

/** Small words that make out a language, none of them a word of the other. */
const smallWords = {
  es: new Set(
    'el los las del que con para por una este esta como más sin sobre desde hasta y su sus al se'.split(' '),
  ),
  en: new Set(
    'the of and with for your you this that from are which when is be or not by it we our'.split(' '),
  ),
}

const entities: Record<string, string> = { amp: '&', quot: '"', '#39': "'", lt: '<', gt: '>', nbsp: ' ' }
const decodeEntities = (html: string) =>
  html.replaceAll(/&(#39|\w+);/g, (found, name: string) => entities[name] ?? found).trim()

/** What a page says to people: its text, and the attributes that are read out. Parts marked as another language are left out. */
const visibleTexts = (html: string) => {
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(\w+)\b[^>]* lang="[^"]*"[^>]*>[\s\S]*?<\/\1>/g, '')
  const attributes = [...body.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]+)"/g)].map(
    ([, text = '']) => text,
  )
  const shown = body.replaceAll(/<!--[\s\S]*?-->/g, '').split(/<[^>]*>/)
  return [...shown, ...attributes].map(decodeEntities).filter((text) => /\p{L}{2}/u.test(text))
}

/** Texts of a page that are in the other language: one of the shop's own, or a sentence whose small words are. */
export const textsInOtherLanguage = (html: string, language: 'es' | 'en'): string[] => {
  const other = language === 'es' ? 'en' : 'es'
  return visibleTexts(html).filter((text) => {
    if (ownTexts[other].has(text) && !ownTexts[language].has(text)) return true
    const words = text.toLowerCase().split(/[^\p{L}]+/u)
    const count = (set: Set<string>) => words.filter((word) => set.has(word)).length
    return (
      words.length >= 5 &&
      count(smallWords[other]) >= 2 &&
      count(smallWords[other]) > count(smallWords[language])
    )
  })
}
