import { fold } from './text.ts'

/**
 * Passwords that satisfy the checklist and are still the first ones an attacker tries: a common word, with or
 * without letters swapped for look-alikes, and a common ending. Written as parts, some thousands of combinations.
 */
const words = new Set(
  `password passwort pass passw contrasena clave claves secreto secret admin administrador administrator root
  user usuario guest invitado welcome bienvenido bienvenidos bienvenida hola hello test testing prueba demo
  login acceso letmein changeme cambiame temporal temp default qwerty qwert qwertyuiop asdf asdfgh zxcvbn
  abc abcd abcde abcdef aa aaa iloveyou teamo tequiero amor dios jesus familia futbol
  football princess princesa dragon monkey sunshine superman batman master shadow elsalvador salvador
  guatemala honduras nicaragua costarica ecuador barcelona realmadrid america summer winter spring autumn
  verano invierno enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`
    .trim()
    .split(/\s+/),
)

const endings = new Set(
  `1 12 123 1234 12345 123456 1234567 12345678 123456789 0 01 00 007 11 111 2 21 22 321 4321 54321 654321 99 100
  1990 1995 2000 2010 2015 2018 2019 2020 2021 2022 2023 2024 2025 2026 2027`
    .trim()
    .split(/\s+/),
)

const lookAlikes: Record<string, string> = {
  '@': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '!': 'i',
}

/** Whether nothing follows a common word but a common number with up to three marks on each side. */
export function isCommonPassword(password: string): boolean {
  const lower = fold(password)
  // Where the word stops is unknown ('p@ssw0rd1!'), so every cut is tried.
  for (let cut = 2; cut <= Math.min(lower.length, 14); cut++) {
    if (words.has(unmask(lower.slice(0, cut))) && isCommonEnding(lower.slice(cut))) return true
  }
  return false
}

function isCommonEnding(rest: string): boolean {
  const match = /^[^\p{L}\d]{0,3}(\d*)[^\p{L}\d]{0,3}$/u.exec(rest)
  return match !== null && (match[1] === '' || endings.has(match[1] ?? ''))
}

function unmask(word: string): string {
  return [...word].map((letter) => lookAlikes[letter] ?? letter).join('')
}
