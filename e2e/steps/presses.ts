import { expect, type Locator } from '@playwright/test'

/**
 * Counts what a task costs: each press of a button, link or choice, each list opened, and each run of fields that are
 * typed one after the other, since a keyboard's "next" leads from field to field. What is typed costs characters.
 */
export const countPresses = () => {
  let presses = 0
  let characters = 0
  let isTyping = false
  const count = () => {
    presses++
    isTyping = false
  }
  return {
    press: async (target: Locator) => {
      await target.click()
      count()
    },
    choose: async (list: Locator, option: Parameters<Locator['selectOption']>[0]) => {
      await list.selectOption(option)
      count()
    },
    type: async (field: Locator, text: string) => {
      await field.fill(text)
      await expect(field).toHaveValue(/./)
      if (!isTyping) presses++
      isTyping = true
      characters += text.length
    },
    /** Enter, which sends what is typed: the same key that a phone's keyboard shows. */
    enter: async (field: Locator) => {
      await field.press('Enter')
      count()
    },
    /** Presses since the last call. */
    take: () => {
      const taken = { presses, characters }
      presses = 0
      characters = 0
      isTyping = false
      return taken
    },
  }
}
