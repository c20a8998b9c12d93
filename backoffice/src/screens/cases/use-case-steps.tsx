import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CaseHit, cases } from '../../api/cases.ts'
import { useEnv } from '../../api/env.tsx'
import { StepsDialog, TextStepsDialog } from '../../features/bulk/index.ts'
import type { Selected } from '../../features/list/index.ts'
import { useOwnerSteps } from '../../features/owner/index.ts'
import { Button } from '../../ui/index.ts'
import { messages } from './messages.ts'

type Asked = { step: 'close' | 'reopen'; load(): Promise<readonly CaseHit[]>; clear(): void }

const isClosed = ({ status }: CaseHit) => status === 'closed'
const nameOf = ({ caseId }: CaseHit) => caseId

/** What can be done with cases that are selected: the buttons below the list, and what they open. */
export const useCaseSteps = (loadAll: () => Promise<readonly CaseHit[]>) => {
  const { call, t, format } = useEnv()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const readAgain = () => queries.invalidateQueries({ queryKey: [cases.searchCases] })
  const currentTag = async (caseId: string) => (await call.tagged(cases.getCase, { params: { caseId } })).etag
  const assign = async ({ caseId }: CaseHit, staffId: string | null) => {
    const ifMatch = await currentTag(caseId)
    await call(cases.assignCase, { params: { caseId }, body: { staffId }, ifMatch })
  }
  const close = async ({ caseId }: CaseHit, reason: string) => {
    const ifMatch = await currentTag(caseId)
    await call(cases.closeCase, { params: { caseId }, body: { reason }, ifMatch })
  }
  const reopen = async ({ caseId }: CaseHit) => {
    const ifMatch = await currentTag(caseId)
    await call(cases.reopenCase, { params: { caseId }, ifMatch })
  }
  const { giveMenu, takeButton, dialog } = useOwnerSteps<CaseHit>({
    work: 'sfcc.cases.rw',
    nameOf,
    assign,
    applies: (hit) => !isClosed(hit),
    loadAll,
    readAgain,
    words: messages,
  })
  const buttons = (selected: Selected<CaseHit>, clear: () => void) => {
    const { rows, isAll } = selected
    const load = isAll ? loadAll : async () => rows
    return (
      <>
        {giveMenu(selected, clear)}
        {(isAll || rows.some(isClosed)) && (
          <Button onClick={() => setAsked({ step: 'reopen', load, clear })}>{t(messages.reopen)}</Button>
        )}
        {(isAll || !rows.every(isClosed)) && (
          <Button onClick={() => setAsked({ step: 'close', load, clear })}>{t(messages.close)}</Button>
        )}
        {takeButton(selected, clear)}
      </>
    )
  }
  const common = asked && {
    load: asked.load,
    nameOf,
    onDone: () => {
      asked.clear()
      void readAgain()
    },
    onClose: () => setAsked(undefined),
  }
  const dialogs = (
    <>
      {dialog}
      {common && asked.step === 'close' && (
        <TextStepsDialog
          {...common}
          title={t(messages.close)}
          why={(n) => t(messages.willClose, format.number(n))}
          label={t(messages.reason)}
          maxLength={4_000}
          applies={(hit) => !isClosed(hit)}
          step={close}
          undo={reopen}
        />
      )}
      {common && asked.step === 'reopen' && (
        <StepsDialog
          {...common}
          title={t(messages.reopen)}
          why={(n) => t(messages.willReopen, format.number(n))}
          applies={isClosed}
          step={reopen}
        />
      )}
    </>
  )
  return { buttons, dialogs }
}
