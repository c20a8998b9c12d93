// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { Problem } from '../../api/problem.ts'
import { mountInBackOffice } from '../../api/testing/in-back-office.tsx'
import { ProblemNotice } from './problem-notice.tsx'

test.each([
  [503, 'unavailable', 'Reintentar'],
  [404, 'order-not-found', undefined],
])('a second try is offered where it may help: %d', (status, slug, words) => {
  const { host, unmount } = mountInBackOffice(
    <ProblemNotice error={new Problem(status, slug, 'No.')} onRetry={() => undefined} />,
  )
  expect(host.querySelector('button')?.textContent).toBe(words)
  unmount()
})
