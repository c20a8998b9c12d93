import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type BankMapping, bank } from '../../api/bank.ts'
import { useEnv } from '../../api/env.tsx'
import { isProblem } from '../../api/problem.ts'
import { usePlace } from '../../features/place/index.ts'
import { problemText } from '../../features/problem/index.ts'
import { base64Of } from '../../lib/base64.ts'
import { Button, showToast } from '../../ui/index.ts'
import { ImportDialog } from './import-dialog.tsx'
import { messages } from './messages.ts'
import type { StatementFile, Trial } from './statement-file.ts'

const mostBytes = 5_000_000
/** As many banks are tried as a minute of calls allows, and the import after them. */
const mostTried = 12

const readsAll = ({ read }: Trial) =>
  read !== undefined && read.faults.length === 0 && read.imported + read.known > 0

/** Chooses a bank's file. One that exactly one known bank writes like this is imported at once; else a dialog asks. */
export const ImportStatement = ({ onImported }: { onImported(): void }) => {
  const { call, t } = useEnv()
  const { country } = usePlace()
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState<{ file: StatementFile; trials: readonly Trial[] }>()
  const known = useQuery({
    queryKey: [bank.getBankMappings],
    queryFn: () => call(bank.getBankMappings),
  })
  const tryOut = async (mapping: BankMapping, { fileContent }: StatementFile): Promise<Trial> => {
    try {
      const body = { mappingId: mapping.id, fileContent, dryRun: true }
      return { mapping, read: await call(bank.importStatement, { body }) }
    } catch (error) {
      if (!isProblem(error, 400)) throw error
      return { mapping, read: undefined }
    }
  }
  const importNow = useMutation({
    mutationFn: async ({ mapping, file }: { mapping: BankMapping; file: StatementFile }) => ({
      mapping,
      read: await call(bank.importStatement, {
        body: { mappingId: mapping.id, fileContent: file.fileContent },
      }),
    }),
    onSuccess: ({ mapping, read: { imported, known: before } }) => {
      showToast(t(messages.imported, mapping.name, imported, before))
      setOpen(undefined)
      onImported()
    },
    onError: (error) => showToast(problemText(t, error), { tone: 'bad' }),
  })
  const choose = useMutation({
    mutationFn: async (chosen: File) => {
      const file = {
        name: chosen.name,
        bytes: await chosen.arrayBuffer(),
        fileContent: await base64Of(chosen),
      }
      const { data } = await queries.ensureQueryData({
        queryKey: [bank.getBankMappings],
        queryFn: () => call(bank.getBankMappings),
      })
      const mappings = data.filter((one) => country === undefined || one.country === country)
      const trials: Trial[] = []
      for (const mapping of mappings.slice(0, mostTried)) trials.push(await tryOut(mapping, file))
      return { file, trials }
    },
    onSuccess: ({ file, trials }) => {
      const [only, second] = trials.filter(readsAll)
      if (only && !second) importNow.mutate({ mapping: only.mapping, file })
      else setOpen({ file, trials })
    },
    onError: (error) => showToast(problemText(t, error), { tone: 'bad' }),
  })
  return (
    <>
      <Button
        icon="upload"
        isBusy={choose.isPending || importNow.isPending}
        onClick={() => input.current?.click()}
      >
        {t(messages.importFile)}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        hidden
        aria-label={t(messages.importFile)}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file && file.size > mostBytes) showToast(t(messages.tooLarge), { tone: 'bad' })
          else if (file) choose.mutate(file)
          target.value = ''
        }}
      />
      {open && (
        <ImportDialog
          file={open.file}
          trials={open.trials}
          knownIds={known.data?.data.map(({ id }) => id) ?? []}
          isBusy={importNow.isPending}
          onSaved={async (mapping) => {
            void queries.invalidateQueries({ queryKey: [bank.getBankMappings] })
            const trial = await tryOut(mapping, open.file)
            setOpen({ file: open.file, trials: [...open.trials, trial] })
          }}
          onImport={(mapping) => importNow.mutate({ mapping, file: open.file })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
