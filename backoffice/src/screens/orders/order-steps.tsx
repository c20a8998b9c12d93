import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type DeskOrder, type OrderHit, orders } from '../../api/orders.ts'
import { useSession } from '../../api/session.ts'
import { StepsDialog, TextStepsDialog } from '../../features/bulk/index.ts'
import type { Selected } from '../../features/list/index.ts'
import { problemText } from '../../features/problem/index.ts'
import { Button, showToast } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { PrintedOrders } from './printed-orders.tsx'

/** Steps from which what is picked up becomes ready. */
const canBeReady: ReadonlySet<string> = new Set(['paid', 'cut'])
/** As many sheets are printed at once. */
const mostSheets = 100
/** Written to while somebody is there to read it. */
const hasReader = ({ customerName }: OrderHit) => customerName !== ''

type Asked = { step: 'ready' | 'cut' | 'write'; load(): Promise<readonly OrderHit[]>; clear(): void }

/** What can be done with orders that are selected: the buttons below the list, and what they open. */
export const useOrderSteps = (loadAll: () => Promise<readonly OrderHit[]>) => {
  const { call, t, format } = useEnv()
  const { can, has } = useSession()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const [printed, setPrinted] = useState<readonly DeskOrder[]>()
  const readAgain = () => queries.invalidateQueries({ queryKey: [orders.searchOrders] })
  const stepTo =
    (step: 'ready' | 'cut') =>
    ({ orderNo, c_revision }: OrderHit) =>
      call(orders.stepOrderLines, { params: { orderNo }, body: { step }, ifMatch: `"${c_revision}"` })
  const markReady = useMutation({
    mutationFn: async (chosen: readonly OrderHit[]) => {
      const results = await Promise.allSettled(chosen.map(stepTo('ready')))
      return chosen.filter((_, index) => results[index]?.status === 'rejected')
    },
    onSuccess: (refused, chosen) => {
      if (chosen.length > refused.length) showToast(t(messages.marked, chosen.length - refused.length))
      if (refused.length > 0)
        showToast(t(messages.notMarked, refused.map(({ orderNo }) => orderNo).join(', ')), { tone: 'bad' })
    },
    onSettled: readAgain,
  })
  const print = useMutation({
    mutationFn: async (load: Asked['load']) => {
      const sheets: DeskOrder[] = []
      for (const { orderNo } of await load())
        sheets.push(await call(orders.getDeskOrder, { params: { orderNo } }))
      return sheets
    },
    onSuccess: setPrinted,
    onError: (error) => showToast(problemText(t, error), { tone: 'bad' }),
  })
  const buttons = ({ rows, isAll, count }: Selected<OrderHit>, clear: () => void) => {
    const load = isAll ? loadAll : async () => rows
    const ask = (step: Asked['step']) => setAsked({ step, load, clear })
    return (
      <>
        <Button
          icon="print"
          isBusy={print.isPending}
          disabled={count > mostSheets}
          title={count > mostSheets ? t(messages.printHint, format.number(mostSheets)) : undefined}
          onClick={() => print.mutate(load)}
        >
          {t(messages.print)}
        </Button>
        {can('sfcc.orders.rw') && <Button onClick={() => ask('write')}>{t(messages.write)}</Button>}
        {has('orders.cut') && <Button onClick={() => ask('cut')}>{t(messages.markCut)}</Button>}
        {has('orders.hand-over') && (
          <Button
            kind="main"
            icon="check"
            isBusy={markReady.isPending}
            onClick={() => (isAll ? ask('ready') : markReady.mutate(rows, { onSuccess: clear }))}
          >
            {t(messages.markReady)}
          </Button>
        )}
      </>
    )
  }
  const dialog = asked && {
    load: asked.load,
    nameOf: ({ orderNo }: OrderHit) => orderNo,
    onDone: () => {
      asked.clear()
      void readAgain()
    },
    onClose: () => setAsked(undefined),
  }
  const opened = dialog && (
    <>
      {asked.step === 'ready' && (
        <StepsDialog
          {...dialog}
          title={t(messages.markReady)}
          why={(n) => t(messages.willMark, format.number(n))}
          applies={({ step, delivery }) => canBeReady.has(step) && delivery !== 'delivery'}
          step={stepTo('ready')}
        />
      )}
      {asked.step === 'cut' && (
        <StepsDialog
          {...dialog}
          title={t(messages.markCut)}
          why={(n) => t(messages.willCut, format.number(n))}
          applies={({ step, hasCut }) => step === 'paid' && hasCut}
          step={stepTo('cut')}
        />
      )}
      {asked.step === 'write' && (
        <TextStepsDialog
          {...dialog}
          title={t(messages.write)}
          why={(n) => t(messages.willWrite, format.number(n))}
          label={t(messages.text)}
          maxLength={4_000}
          applies={hasReader}
          step={({ orderNo }, text) =>
            call(orders.writeOrderMessage, { params: { orderNo }, body: { text } })
          }
        />
      )}
    </>
  )
  return {
    buttons,
    dialogs: opened,
    /** On paper, while they are printed. */
    sheets: printed && <PrintedOrders orders={printed} onPrinted={() => setPrinted(undefined)} />,
  }
}
