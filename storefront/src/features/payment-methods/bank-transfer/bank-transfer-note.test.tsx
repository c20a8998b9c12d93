import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CustomPreferencesProvider, preferencesQuery } from '../../../api/preferences.tsx'
import { onStage } from '../../../app/testing/on-stage.tsx'
import type { NotedOrder } from '../payment-method.ts'
import { BankTransferNote } from './bank-transfer-note.tsx'

const order = {
  orderNo: '00028016',
  orderTotal: 90,
  currency: 'USD',
  c_history: [],
  c_bankTransfer: {
    bankName: '',
    accountHolder: '',
    accountNumber: '1',
    accountType: '',
    reference: '00028016',
  },
} as unknown as NotedOrder

const show = (support: object) => {
  const { env, around } = onStage()
  env.queries.setQueryData(preferencesQuery(env).queryKey, [{ support }])
  return renderToStaticMarkup(
    around(
      <CustomPreferencesProvider>
        <BankTransferNote order={order} />
      </CustomPreferencesProvider>,
    ),
  )
}

test('the proof of a transfer has an address, with the number of the order written', () => {
  const page = show({ email: 'ayuda@shop.example', whatsapp: '+503 7000 0100' })
  expect(page).toContain('href="mailto:ayuda@shop.example?subject=Comprobante%20del%20pedido%2000028016"')
  expect(page).toContain('href="https://wa.me/50370000100?text=Comprobante%20del%20pedido%2000028016"')
})

test('where the shop names nobody, no way is offered', () => {
  expect(show({})).not.toMatch(/mailto:|wa\.me/)
})
