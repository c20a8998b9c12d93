// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { readDraft, writeDraft } from './tool-drafts.ts'

beforeEach(() => localStorage.clear())

test('[T1.001] the draft of each tool is its shopper’s alone', () => {
  writeDraft('ana', 'roof', { text: 'l=12', at: 1 })
  writeDraft('ana', 'cuts', { text: 'c=3', at: 2 })
  expect(readDraft('ana', 'roof')).toEqual({ text: 'l=12', at: 1 })
  expect(readDraft('luis', 'roof')).toBeUndefined()
})

test('[T1.001] an emptied one is forgotten; of many the latest twenty stay', () => {
  writeDraft('', 'roof', { text: 'l=12', at: 1 })
  writeDraft('', 'roof', { text: '', at: 2 })
  expect(readDraft('', 'roof')).toBeUndefined()
  for (let at = 1; at <= 25; at++) writeDraft('', `tool-${at}`, { text: 'x', at })
  expect(readDraft('', 'tool-5')).toBeUndefined()
  expect(readDraft('', 'tool-6')).toBeDefined()
})
