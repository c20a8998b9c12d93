import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { basketQuery } from '../basket/index.ts'
import { ListActions } from './list-actions.tsx'
import type { useAddGoods } from './use-add-goods.ts'

const add = { add: () => undefined, isPending: false } as unknown as ReturnType<typeof useAddGoods>

const show = (inCart: string[]) => {
  const { env, around } = onStage({ transport: () => new Promise(() => undefined) })
  const productItems = inCart.map((productId) => ({ itemId: productId, productId, quantity: 1 }))
  env.queries.setQueryData(basketQuery(env).queryKey, { basketId: 'b', productItems })
  return renderToStaticMarkup(
    around(
      <ListActions
        label="Agregar todo"
        items={[{ productId: 'TE001-30-183', quantity: 3 }]}
        name="Techo"
        add={add}
      >
        {null}
      </ListActions>,
    ),
  )
}

test('a quote asks for the whole cart, so a tool says what else lies there before it is pressed', () => {
  expect(show(['AI108-GRIS', 'FI095'])).toContain('otros 2 artículos: la cotización también los incluye')
  expect(show(['AI108-GRIS', 'TE001-30-183'])).toContain('otro artículo: la cotización también lo incluye')
  expect(show(['TE001-30-183'])).not.toContain('la cotización')
  expect(show([])).not.toContain('la cotización')
})
