import { expect, test } from 'vitest'
import { consentOf } from './do-not-track.ts'

test('[S6.012] only do-not-track that is explicitly off lets the shop follow; a browser’s own wish goes before it', () => {
  expect([undefined, '', '1', '0', 'false'].map((cookie) => consentOf(cookie, false))).toEqual([
    'unanswered',
    'unanswered',
    'refused',
    'given',
    'unanswered',
  ])
  expect([undefined, '1', '0'].map((cookie) => consentOf(cookie, true))).toEqual([
    'refused',
    'refused',
    'refused',
  ])
})
