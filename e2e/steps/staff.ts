import { expect, type Page } from '@playwright/test'
import { backOfficeTasks } from './back-office-tasks.ts'
import { demoPassword } from './sign-in.ts'

const organization = 'f_ecom_lmna_001'

type Call = { body?: unknown; ifMatch?: string; query?: Record<string, string> }

/** Calls the Admin API as whoever is signed in to the back office in this browser. `path`: family and what follows the organisation. */
export const callAdmin = async (
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  [family, rest]: [family: string, rest: string],
  { body, ifMatch, query = {} }: Call = {},
) => {
  const search = new URLSearchParams({ siteId: 'Lamina', ...query })
  const answer = await page.request.fetch(`/${family}/organizations/${organization}/${rest}?${search}`, {
    method,
    headers: { 'x-session': 'cookie', ...(ifMatch ? { 'if-match': ifMatch } : {}) },
    ...(body === undefined ? {} : { data: body }),
  })
  const text = await answer.text()
  return { status: answer.status(), body: text ? JSON.parse(text) : undefined, etag: answer.headers().etag }
}

/** Signs one of the demonstration’s people in to the back office, without the form. */
export const signInStaff = async (page: Page, role: string) => {
  const body = { login: `${role}@lamina.example`, password: demoPassword }
  const { status } = await callAdmin(page, 'POST', ['custom/users/v1', 'staff-sessions'], { body })
  expect(status, `sign in as ${role}`).toBe(200)
}

/**
 * Counts presses from here on: clicks, Enter and the keys that open something. What is typed into a field is not one, nor a
 * click that only puts the cursor there.
 */
export const countPresses = async (page: Page) => {
  await page.evaluate(() => {
    const presses = { count: 0 }
    Object.assign(globalThis, { presses })
    const isField = (target: EventTarget | null) =>
      target instanceof HTMLElement && target.matches('input:not([type=checkbox], [type=radio]), textarea')
    addEventListener(
      'click',
      (event) => {
        // Enter in a form is told as a click of its button, at no place.
        if (event.isTrusted && event.detail > 0 && !isField(event.target)) presses.count++
      },
      true,
    )
    addEventListener('keydown', (event) => event.key === 'Enter' && presses.count++, true)
  })
  return () => page.evaluate(() => (globalThis as unknown as { presses: { count: number } }).presses.count)
}

const tasks = new Map(backOfficeTasks().map((task) => [task.number, task]))

type Counted = {
  /** Lines, orders, differences that it was done for. */
  units?: number
  /** Which of its parts, from 0. */
  part?: number
}

/** That these presses are no more than a task of the back office may take, and that who made them has the role that does it. */
export const expectTask = async (
  page: Page,
  number: number,
  presses: number,
  { units = 0, part = 0 }: Counted = {},
) => {
  const task = tasks.get(number)
  const limit = task?.limits[part]
  if (!task || !limit) throw new Error(`the table of the back office has no part ${part} of a task ${number}`)
  const { body } = await callAdmin(page, 'GET', ['custom/users/v1', 'users/this'])
  const roles = (body.roles as { role: string }[]).map(({ role }) => role)
  expect(roles, `who does task ${number}`).toContain(task.who)
  expect(presses, `presses of task ${number}`).toBeGreaterThan(0)
  expect(presses, `presses of task ${number}`).toBeLessThanOrEqual(limit.presses + limit.each * units)
}
