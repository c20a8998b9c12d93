import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CaseHit, cases } from '../../api/cases.ts'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { StepsDialog, TextStepsDialog } from '../../features/bulk/index.ts'
import type { Selected } from '../../features/list/index.ts'
import { type Colleague, useColleagues } from '../../features/owner/index.ts'
import { Button, Menu, MenuItem, showToast } from '../../ui/index.ts'
import { messages } from './messages.ts'

type Asked = { load(): Promise<readonly CaseHit[]>; clear(): void } & (
  | { step: 'take' | 'close' | 'reopen' }
  | { step: 'give'; to: Colleague }
)

const isClosed = ({ status }: CaseHit) => status === 'closed'

/** What can be done with cases that are selected: the buttons below the list, and what they open. */
export const useCaseSteps = (loadAll: () => Promise<readonly CaseHit[]>) => {
  const { call, t, format } = useEnv()
  const { person } = useSession()
  const queries = useQueryClient()
  const colleagues = useColleagues('sfcc.cases.rw')
  const [asked, setAsked] = useState<Asked>()
  const readAgain = () => queries.invalidateQueries({ queryKey: [cases.searchCases] })
  const currentTag = async (caseId: string) => (await call.tagged(cases.getCase, { params: { caseId } })).etag
  const assign = async ({ caseId }: CaseHit, staffId: string | null) => {
    const ifMatch = await currentTag(caseId)
    await call(cases.assignCase, { params: { caseId }, body: { staffId }, ifMatch })
  }
  const take = (hit: CaseHit) => assign(hit, person.userId)
  const giveBack = (hit: CaseHit) => assign(hit, hit.owner?.id ?? null)
  const close = async ({ caseId }: CaseHit, reason: string) => {
    const ifMatch = await currentTag(caseId)
    await call(cases.closeCase, { params: { caseId }, body: { reason }, ifMatch })
  }
  const reopen = async ({ caseId }: CaseHit) => {
    const ifMatch = await currentTag(caseId)
    await call(cases.reopenCase, { params: { caseId }, ifMatch })
  }
  /** Takes the chosen cases, or gives them back, one after the other; names those that were refused, and its toast takes it back. */
  const takeChosen = useMutation({
    mutationFn: async ({ chosen, isUndo }: { chosen: readonly CaseHit[]; isUndo: boolean }) => {
      const [done, refused]: [CaseHit[], string[]] = [[], []]
      for (const hit of chosen)
        try {
          await (isUndo ? giveBack : take)(hit)
          done.push(hit)
        } catch {
          refused.push(hit.caseId)
        }
      return { done, refused }
    },
    onSuccess: ({ done, refused }, { isUndo }) => {
      const run = () => takeChosen.mutate({ chosen: done, isUndo: true })
      if (done.length > 0)
        showToast(
          t(isUndo ? messages.untaken : messages.taken, done.length),
          isUndo ? {} : { undo: { label: t(messages.undo), run } },
        )
      if (refused.length > 0) showToast(t(messages.refused, refused.join(', ')), { tone: 'bad' })
    },
    onSettled: readAgain,
  })
  const buttons = ({ rows, isAll }: Selected<CaseHit>, clear: () => void) => {
    const load = isAll ? loadAll : async () => rows
    return (
      <>
        {colleagues.length > 0 && (
          <Menu label={t(messages.give)}>
            {colleagues.map((to) => (
              <MenuItem key={to.id} onClick={() => setAsked({ step: 'give', to, load, clear })}>
                {to.name}
              </MenuItem>
            ))}
          </Menu>
        )}
        {(isAll || rows.some(isClosed)) && (
          <Button onClick={() => setAsked({ step: 'reopen', load, clear })}>{t(messages.reopen)}</Button>
        )}
        {(isAll || !rows.every(isClosed)) && (
          <Button onClick={() => setAsked({ step: 'close', load, clear })}>{t(messages.close)}</Button>
        )}
        <Button
          kind="main"
          isBusy={takeChosen.isPending}
          onClick={() =>
            isAll
              ? setAsked({ step: 'take', load, clear })
              : takeChosen.mutate({ chosen: rows, isUndo: false }, { onSuccess: clear })
          }
        >
          {t(messages.take)}
        </Button>
      </>
    )
  }
  const dialog = asked && {
    load: asked.load,
    nameOf: ({ caseId }: CaseHit) => caseId,
    onDone: () => {
      asked.clear()
      void readAgain()
    },
    onClose: () => setAsked(undefined),
  }
  const opened = dialog && (
    <>
      {asked.step === 'take' && (
        <StepsDialog
          {...dialog}
          title={t(messages.take)}
          why={(n) => t(messages.willTake, format.number(n))}
          applies={(hit) => !isClosed(hit) && hit.owner?.id !== person.userId}
          step={take}
          undo={giveBack}
        />
      )}
      {asked.step === 'give' && (
        <StepsDialog
          {...dialog}
          title={t(messages.giveTo, asked.to.name)}
          why={(n) => t(messages.willGive, format.number(n), asked.to.name)}
          applies={(hit) => !isClosed(hit) && hit.owner?.id !== asked.to.id && asked.to.isIn(hit.country)}
          step={(hit) => assign(hit, asked.to.id)}
          undo={giveBack}
        />
      )}
      {asked.step === 'close' && (
        <TextStepsDialog
          {...dialog}
          title={t(messages.close)}
          why={(n) => t(messages.willClose, format.number(n))}
          label={t(messages.reason)}
          maxLength={4_000}
          applies={(hit) => !isClosed(hit)}
          step={close}
          undo={reopen}
        />
      )}
      {asked.step === 'reopen' && (
        <StepsDialog
          {...dialog}
          title={t(messages.reopen)}
          why={(n) => t(messages.willReopen, format.number(n))}
          applies={isClosed}
          step={reopen}
        />
      )}
    </>
  )
  return { buttons, dialogs: opened }
}
