import { expect, test } from 'vitest'
import { changesBack, documentOf, memberAt, membersWith, mergeMembers } from './members.ts'

const base = { name: { default: 'Lámina', en: 'Sheet' }, online: true, c_weightKg: 3.1 }

test('members are read and written by their way', () => {
  expect([memberAt(base, 'name.en'), memberAt(base, 'name.fr.x')]).toEqual(['Sheet', undefined])
  expect(documentOf({ 'name.default': 'A', 'name.en': 'B', online: false })).toEqual({
    name: { default: 'A', en: 'B' },
    online: false,
  })
})

test('what only one of two changed is no conflict, and what both changed alike neither', () => {
  const theirs = { ...base, online: false, c_weightKg: 3.2 }
  const changes = { 'name.default': 'Lámina E-25', c_weightKg: 3.2 }
  expect(mergeMembers(base, theirs, changes)).toEqual({
    changes: { 'name.default': 'Lámina E-25' },
    conflicts: [],
  })
})

test('what both changed another way is asked', () => {
  const theirs = { ...base, name: { default: 'Lámina roja', en: 'Sheet' } }
  const { changes, conflicts } = mergeMembers(base, theirs, { 'name.default': 'Lámina azul', online: false })
  expect(changes).toEqual({ online: false })
  expect(conflicts).toEqual([
    { path: 'name.default', base: 'Lámina', theirs: 'Lámina roja', mine: 'Lámina azul' },
  ])
})

test('changes are taken back by their members, and what was not there is emptied', () => {
  const changes = { 'name.en': 'Tin', online: false, 'pageTitle.en': 'Roofs', 'name.fr': 'Tôle' }
  const back = changesBack(base, changes)
  expect(back).toEqual({ 'name.en': 'Sheet', online: true, pageTitle: null, 'name.fr': undefined })
  const now = { ...base, ...membersWith(base, { ...changes, 'name.default': 'Otra' }) }
  expect(JSON.parse(JSON.stringify(membersWith(now, back)))).toEqual({
    name: { default: 'Otra', en: 'Sheet' },
    online: true,
    pageTitle: null,
  })
})
