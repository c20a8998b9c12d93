import { fold } from '../../facts/text.ts'

const fractions: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

/** Lower case, without accents or what a messenger pastes along unseen, one sign for each meaning: `1½”×2` becomes `1 1/2" x2`, a letter in quotes that letter. */
export function normalizeText(text: string): string {
  return fold(text.replace(/\p{Cf}/gu, '').replace(/[½¼¾⅛⅜⅝⅞]/g, (sign) => ` ${fractions[sign] ?? ''}`))
    .replace(/[“”″]|''|´´|``/g, '"')
    .replace(/[’‘′´`]/g, "'")
    .replace(/[×✕]/g, 'x')
    .replace(/"([a-z])"/g, '$1')
    .replace(/(["'])x(?=\s*[\d.])/g, '$1 x')
    .replace(/(\d)\s*\*\s*(?=\d)/g, '$1x')
    .replace(/\bp\//g, 'para ')
    .replace(/n[º°]|nro\.?(?=\s*\d)|num\.?(?=\s*\d)|\bno\.?(?=\s*\d)/g, '#')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d{1,2}(?!\d))/g, '$1.')
    .replace(/\s+/g, ' ')
    .trim()
}

/** What singular and plural share, roughly: `verde` and `verdes`, `canal` and `canales` are one. Takes normalized text. */
export const stem = (word: string): string => (word.length > 3 ? word.replace(/(?:es|e|s)$/, '') : word)
