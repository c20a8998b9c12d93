import { expect, test } from 'vitest'
import { type MenuCategory, visibleCategories } from '../../api/category-menu.ts'
import { menuHref, menusOf } from './menu-query.ts'

const tree: MenuCategory = {
  id: 'root',
  name: 'Todo',
  categories: [
    { id: 'techos', name: 'Techos y láminas', categories: [{ id: 'teja', name: 'Teja' }] },
    { id: 'tubos', name: 'Tubos', categories: [{ id: 'cuadrado', name: 'Tubo cuadrado' }] },
    { id: 'newarrivals', name: 'Nuevos', c_showInMenu: false },
  ],
}
const category = (categoryId: string, es: string, en: string) => ({ categoryId, name: { es, en } })

test('[S2.061] other category ids in the configuration make other menus', () => {
  const first = category('root', 'Productos', 'Products')
  const menus = (secondId: string) =>
    menusOf(tree, { first, second: category(secondId, 'Techos', 'Roofing') }, 'es').map(
      ({ name, category }) => [name, visibleCategories(category).map(({ id }) => id)],
    )
  expect(menus('techos')).toEqual([
    ['Productos', ['techos', 'tubos']],
    ['Techos', ['teja']],
  ])
  expect(menus('tubos')[1]).toEqual(['Techos', ['cuadrado']])
  expect(menus('no-such')).toHaveLength(1)
  expect(menusOf(tree, { first: category('tubos', 'Tubos', 'Tubes'), second: first }, 'en')).toMatchObject([
    { name: 'Tubes', category: { id: 'tubos' } },
    { name: 'Products', category: { id: 'root' } },
  ])
})

test('an entry leads to its own address, else to its page', () => {
  expect(menuHref({ id: 'tubos', name: 'Tubos' })).toBe('/category/tubos')
  expect(menuHref({ id: 'x', name: 'X', c_alternativeUrl: '/servicios' })).toBe('/servicios')
})
