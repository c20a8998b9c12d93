import { expect, test } from 'vitest'
import { ContentFile } from '../../../../engine/src/bundle/content.ts'
import { blockFields, blockKinds, emptyBlock, withMember } from './block-fields.ts'

type Variant = { properties: Record<string, { const?: string }>; required: string[] }
const variants = (ContentFile.properties.blocks as unknown as { items: { anyOf: Variant[] } }).items.anyOf

test('every kind of block, and each of its members, can be edited', () => {
  const members = Object.fromEntries(
    variants.map(({ properties: { kind, ...rest } }) => [kind?.const, Object.keys(rest).toSorted()]),
  )
  expect(
    Object.fromEntries(
      blockKinds.map((kind) => [kind, blockFields[kind].map(({ name }) => name).toSorted()]),
    ),
  ).toEqual(members)
})

test('a new block has what it must have, and no more', () => {
  for (const { properties, required } of variants) {
    const kind = properties.kind?.const as (typeof blockKinds)[number]
    expect(Object.keys(emptyBlock(kind)).toSorted(), kind).toEqual(required.toSorted())
  }
})

test('what may be absent goes when it is emptied; what must be there stays empty', () => {
  const [title, text] = blockFields.hero
  const medium = blockFields.hero.find(({ name }) => name === 'medium')
  if (!title || !text || !medium) throw new Error('hero has other fields')
  expect(withMember({ title: { es: 'A', en: 'B' }, medium: 'a.webp' }, medium, '')).toEqual({
    title: { es: 'A', en: 'B' },
  })
  expect(withMember({}, title, { es: '', en: '' })).toEqual({ title: { es: '', en: '' } })
})
