import { useEffect, useRef, useState } from 'react'
import { caseSubjects } from '../../../../facts/service-case.ts'
import { useCustomPreferences } from '../../api/preferences.tsx'
import { isProblem } from '../../api/problem.ts'
import { timings } from '../../config/timings.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Field, Stack, Textarea, useToast } from '../../ui/index.ts'
import { useCustomer } from '../customer/index.ts'
import { FormField, RequiredNote, useAttachments, useFormDraft, useSingleSubmit } from '../form/index.ts'
import { type CaseValues, faultsOf, startValues, subjectLabels } from './case-values.ts'
import { messages } from './messages.ts'
import styles from './service-case.module.css'
import { Thanks } from './thanks.tsx'
import { useSendCase } from './use-send-case.ts'

/** The form of a customer-service case [S5.021–S5.032]; sent, it thanks [S4.087]. */
export const CaseForm = ({ onDone }: { onDone: () => void }) => {
  const t = useText()
  const show = useToast()
  const customer = useCustomer().data
  const { caseMaxFiles, caseMaxFileSizeMB } = useCustomPreferences()
  const attachments = useAttachments({ maxFiles: caseMaxFiles, maxSizeMB: caseMaxFileSizeMB })
  const [edited, setEdited] = useState<Partial<CaseValues>>({})
  const draft = useFormDraft<CaseValues>('case', setEdited)
  const [tried, setTried] = useState(false)
  const { send, failed, again } = useSendCase()
  const form = useRef<HTMLFormElement>(null)
  const resetting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resetting.current), [])

  const values = { ...startValues(customer), ...edited }
  const faults = tried ? faultsOf(values) : {}
  const text = (name: keyof CaseValues) => ({
    name,
    required: true,
    value: values[name],
    error: faults[name] && t(faults[name]),
    onChange: (value: string) => {
      const next = { ...edited, [name]: value }
      setEdited(next)
      draft.save(next)
    },
  })

  const submit = useSingleSubmit(async () => {
    if (send.isPending) return
    setTried(true)
    const [first] = Object.keys(faultsOf(values))
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      return
    }
    try {
      await send.mutateAsync({ values, files: await attachments.read() })
      draft.forget()
    } catch (error) {
      const detail = isProblem(error) && error.detail && error.status > 0 ? error.detail : t(messages.failed)
      show({ title: t(messages.error), detail, tone: 'error' })
      resetting.current = setTimeout(() => {
        setEdited({})
        draft.forget({ over: false })
        setTried(false)
        attachments.clear()
      }, timings.caseFormReset)
    }
  })

  if (send.isSuccess)
    return (
      <Thanks id={send.data} failed={failed} onRetry={again.mutate} busy={again.isPending} onDone={onDone} />
    )
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <p className={styles.intro}>{t(messages.intro)}</p>
        <RequiredNote />
        <FormField {...text('name')} type="text" label={t(messages.name)} autoComplete="name" />
        <FormField {...text('email')} type="email" label={t(messages.email)} autoComplete="email" />
        <FormField {...text('phone')} type="phone" label={t(messages.phone)} autoComplete="tel" />
        <FormField
          {...text('subject')}
          type="select"
          label={t(messages.subject)}
          placeholder={t(messages.choose)}
          options={caseSubjects.map((value) => ({ value, label: t(subjectLabels[value]) }))}
        />
        <Field label={t(messages.description)} required error={faults.description && t(faults.description)}>
          <Textarea
            name="description"
            rows={5}
            value={values.description}
            onChange={(event) => text('description').onChange(event.target.value)}
          />
        </Field>
        <FormField type="files" name="file" label={t(messages.files)} attachments={attachments} />
        <Button type="submit" wide pending={send.isPending} pendingLabel={t(messages.sending)}>
          {t(messages.send)}
        </Button>
      </Stack>
    </form>
  )
}
