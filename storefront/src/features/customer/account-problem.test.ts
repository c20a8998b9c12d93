import { expect, test } from 'vitest'
import { problemOf } from '../../api/problem.ts'
import { defaults } from '../../lib/i18n/defaults.ts'
import { accountProblem } from './account-problem.ts'

const problemText = (slug: string) =>
  accountProblem(problemOf(400, JSON.stringify({ type: `https://shop.example/errors/${slug}`, title: slug })))

test.each([
  ['[S8.010]', 'invalid-email', 'Invalid email address, please check your email and try again'],
  ['[S8.011]', 'update-password', 'Password incorrect, please try again'],
  [
    '[S8.012]',
    'invalid-credentials',
    'Invalid email or password, please check your credentials and try again',
  ],
  ['[S8.013]', 'login-already-in-use', 'This email address is already in use, please try another'],
])('%s %s has its own text', (_, slug, text) => {
  expect(defaults[problemText(slug)]).toEqual([text])
})
