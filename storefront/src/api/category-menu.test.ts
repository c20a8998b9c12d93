import { expect, test } from 'vitest'
import { onStage } from '../app/testing/on-stage.tsx'
import { type MenuCategory, menuQuery, visibleCategories } from './category-menu.ts'

const category = (id: string, ...categories: MenuCategory[]): MenuCategory => ({ id, name: id, categories })

/** A tree of three levels, of which a call tells no more than it was asked for. */
const cutAt = (levels: number, { categories = [], ...own }: MenuCategory): MenuCategory =>
  levels === 0 ? own : { ...own, categories: categories.map((one) => cutAt(levels - 1, one)) }
const tops = [
  category('techos', category('lamina', category('zinc'))),
  { ...category('nuevos'), c_showInMenu: false },
  category('hierro'),
]

const menuOf = async (levels?: number) => {
  const asked: string[] = []
  const { env } = onStage({
    transport: (path) => {
      const url = new URL(path, 'http://shop')
      const ids = url.searchParams.get('ids')
      const depth = Number(url.searchParams.get('levels'))
      asked.push(`${ids ?? url.pathname.split('/').at(-1)} ${depth}`)
      const found = tops.filter(({ id }) => ids?.split(',').includes(id)).map((one) => cutAt(depth, one))
      const body = ids ? { data: found } : cutAt(depth, category('root', ...tops))
      return Promise.resolve({ status: 200, body: JSON.stringify(body) })
    },
  })
  const menu = { ...env.shop.menu, ...(levels === undefined ? {} : { levels }) }
  const tree = await env.queries.fetchQuery(menuQuery({ ...env, shop: { ...env.shop, menu } }))
  return { asked, tree }
}

test('[S9.019] one level of the tree, then two of each category that a menu may show: the third is there', async () => {
  const { asked, tree } = await menuOf()
  expect(asked).toEqual(['root 1', 'techos,hierro 2'])
  const [techos] = visibleCategories(tree)
  const [lamina] = visibleCategories(techos)
  expect(visibleCategories(lamina).map(({ id }) => id)).toEqual(['zinc'])
  expect(visibleCategories(tree).map(({ id }) => id)).toEqual(['techos', 'hierro'])
})

test('[S9.019] how many levels are asked first is the shop’s setting', async () => {
  expect((await menuOf(2)).asked).toEqual(['root 2', 'techos,hierro 2'])
})
