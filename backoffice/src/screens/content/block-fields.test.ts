import { expect, test } from 'vitest'
import { ContentFile } from '../../../../engine/src/bundle/content.ts'
import { blockFields, blockKinds, emptyBlock, withMember, withPicture } from './block-fields.ts'

type Variant = { properties: Record<string, { const?: string }>; required: string[] }
const variants = (ContentFile.properties.blocks as unknown as { items: { anyOf: Variant[] } }).items.anyOf

test('every kind of block, and each of its members, can be edited', () => {
  const members = Object.fromEntries(
    variants.map(({ properties: { kind, ...rest } }) => [kind?.const, Object.keys(rest).toSorted()]),
  )
  expect(
    Object.fromEntries(
      blockKinds.map((kind) => [
        kind,
        blockFields[kind].flatMap(({ name, medium }) => (medium ? [name, medium] : [name])).toSorted(),
      ]),
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
  const [title, anchor] = blockFields.steps
  if (!title || !anchor) throw new Error('steps has other fields')
  expect(withMember({ title: { es: 'A', en: 'B' }, anchor: 'a' }, anchor, '')).toEqual({
    title: { es: 'A', en: 'B' },
  })
  expect(withMember({}, title, { es: '', en: '' })).toEqual({ title: { es: '', en: '' } })
})

test('a picture brings its smaller version, or takes that of the one before along', () => {
  const image = blockFields.hero.find(({ name }) => name === 'image')
  if (!image) throw new Error('hero has no picture')
  const before = { image: 'a.webp', medium: 'a-640.webp' }
  expect(withPicture(before, image, { path: 'b.webp', c_medium: 'b-640.webp' })).toEqual({
    image: 'b.webp',
    medium: 'b-640.webp',
  })
  expect(withPicture(before, image, { path: 'c.webp' })).toEqual({ image: 'c.webp' })
})
