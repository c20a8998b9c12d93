import type { Locator, Page } from '@playwright/test'

/** What a person does to get somewhere: presses of buttons, links and lists, fields and characters typed, words read. */
export type Effort = { presses: number; fields: number; characters: number; words: number }

/**
 * Operators of the keystroke-level model (Card, Moran and Newell, 1980), in seconds: a character by who types slowly, the way
 * of the pointer to something, a press and its letting go, the hand's way between mouse and keys, a thought before each deed.
 */
const seconds = { character: 0.5, pointing: 1.1, pressing: 0.2, homing: 0.4, thinking: 1.35 }
/** Of who reads every word that stands there, though most skim. */
const wordsPerMinute = 200

/** Minutes that a person takes who does it for the first time, reads all and makes no mistake. */
export const minutesOf = ({ presses, fields, characters, words }: Effort): number => {
  const { character, pointing, pressing, homing, thinking } = seconds
  const press = thinking + pointing + pressing
  const field = press + 2 * homing
  return (presses * press + fields * field + characters * character) / 60 + words / wordsPerMinute
}

/** Does as a person does, and counts it. A list is two presses: it is opened, and something in it taken. */
export const countEffort = (page: Page) => {
  const effort: Effort = { presses: 0, fields: 0, characters: 0, words: 0 }
  const seen = new Set<string>()
  /** Lines that were not there before are read. */
  const read = async () => {
    for (const line of (await page.locator('main').innerText()).split('\n')) {
      if (seen.has(line)) continue
      seen.add(line)
      effort.words += line.split(/\s+/).filter(Boolean).length
    }
  }
  return {
    effort,
    press: async (what: Locator) => {
      await what.waitFor()
      await read()
      await what.click()
      effort.presses += 1
    },
    type: async (where: Locator, text: string) => {
      await where.fill(text)
      effort.fields += 1
      effort.characters += text.length
    },
    choose: async (where: Locator, option: Parameters<Locator['selectOption']>[0]) => {
      await where.selectOption(option)
      effort.presses += 2
    },
  }
}
