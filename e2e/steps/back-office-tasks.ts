import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** At most so many presses, and so many more for each line, order or difference. */
type Limit = { presses: number; each: number }

/** One of the forty tasks of the back office. */
export type BackOfficeTask = {
  number: number
  /** The role that does it. */
  who: string
  /** Of each of its parts; most have one. */
  limits: readonly Limit[]
  /** Where it is done and counted: the file of the journey, and how its title begins. */
  journeys: readonly { spec: string; title: string }[]
}

/** `6, 2 a line`: six, and two for each. What is counted once has a number alone, what is counted only by the piece none. */
const limitOf = (text: string): Limit => {
  const parts = text
    .split(', ')
    .map((part) => ({ number: Number.parseInt(part, 10), isEach: / (an?|each)\b|\beach\b/.test(part) }))
  const sum = (isEach: boolean) =>
    parts.filter((part) => part.isEach === isEach).reduce((total, { number }) => total + number, 0)
  return { presses: sum(false), each: sum(true) }
}

/** The table of the back office's own README: who does what, in how many presses at most, and which journey counts them. */
export const backOfficeTasks = (): readonly BackOfficeTask[] =>
  readFileSync(join(import.meta.dirname, '../../backoffice/README.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d+ /.test(line))
    .map((line) => {
      const [, number = '', who = '', , presses = '', journey = ''] = line
        .split('|')
        .map((cell) => cell.trim())
      return {
        number: Number(number),
        who,
        limits: presses.split(' · ').map(limitOf),
        journeys: journey.split('; ').flatMap((one) => {
          const [, spec, title] = /^`([\w-]+)` (.+)$/.exec(one) ?? []
          return spec && title ? [{ spec, title }] : []
        }),
      }
    })
