import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isEmail } from '../../../../facts/email.ts'
import { useEnv } from '../../api/env.tsx'
import { isProblem } from '../../api/problem.ts'
import { problemMessage } from '../../api/problem-message.ts'
import { products } from '../../api/products.ts'
import { useShopper } from '../../api/shopper.ts'
import { stockNotices, stockNoticesQuery } from '../../api/stock-notices.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Field, TextInput } from '../../ui/index.ts'
import { messages } from './tell-me-messages.ts'
import styles from './ways-out.module.css'

type TellMeProps = { productId: string; store: { id: string; name: string } }

/**
 * Has the shopper written to once the store can give the product again: a customer at the account's address, a guest at the
 * one they type. Whoever has asked already may take it back.
 */
export const TellMe = ({ productId, store }: TellMeProps) => {
  const t = useText()
  const env = useEnv()
  const { kind, customerId } = useShopper()
  const mine = stockNoticesQuery(env, productId)
  const { data } = useQuery({ ...mine, enabled: customerId !== undefined })
  const notice = data?.data.find(({ storeId }) => storeId === store.id)
  const button = useRef<HTMLButtonElement>(null)
  const [email, setEmail] = useState('')
  const [isWrong, setWrong] = useState(false)
  const show = (notices: NonNullable<typeof data>['data']) =>
    env.queries.setQueryData(mine.queryKey, { data: notices, total: notices.length })
  const ask = useMutation({
    mutationFn: () =>
      env.call(stockNotices.createStockNotice, {
        body: { productId, storeId: store.id, ...(kind === 'guest' ? { email: email.trim() } : {}) },
      }),
    onSuccess: (made) => show([...(data?.data ?? []), made]),
    onError: (error) => {
      if (isProblem(error, 'product-in-stock'))
        void env.queries.invalidateQueries({ queryKey: [products.getProducts] })
    },
  })
  const stop = useMutation({
    mutationFn: (noticeId: string) => env.call(stockNotices.deleteStockNotice, { params: { noticeId } }),
    onSuccess: (_, noticeId) => {
      ask.reset()
      show((data?.data ?? []).filter((one) => one.noticeId !== noticeId))
    },
  })
  // The button that was pressed gives way to the other one.
  const turn = ask.isSuccess ? 'asked' : stop.isSuccess ? 'stopped' : undefined
  useEffect(() => {
    if (turn) button.current?.focus()
  }, [turn])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = kind === 'guest' && !isEmail(email)
    setWrong(wrong)
    if (wrong || ask.isPending) return
    stop.reset()
    ask.mutate()
  }
  const failure = ask.error ?? stop.error
  return (
    <section className={styles.tellMe} aria-labelledby="tell-me">
      <h3 id="tell-me" className={styles.title}>
        {t(messages.title)}
      </h3>
      <div role="status">
        <p>
          {notice
            ? t(messages.asked, { store: store.name })
            : stop.isSuccess
              ? t(messages.stopped)
              : t(messages.promise, { store: store.name })}
        </p>
      </div>
      {notice ? (
        <div>
          <Button
            ref={button}
            variant="secondary"
            size="small"
            pending={stop.isPending}
            pendingLabel={t(messages.working)}
            onClick={() => stop.mutate(notice.noticeId)}
          >
            {t(messages.stop)}
          </Button>
        </div>
      ) : (
        <form noValidate className={styles.ask} onSubmit={submit}>
          {kind === 'guest' && (
            <Field
              label={t(messages.email)}
              error={isWrong && t(messages.wrongEmail)}
              className={styles.email}
            >
              <TextInput
                type="email"
                inputMode="email"
                autoComplete="email"
                value={email}
                onChange={(event) => {
                  setEmail(event.target.value)
                  setWrong(false)
                }}
              />
            </Field>
          )}
          <Button
            ref={button}
            type="submit"
            variant="secondary"
            pending={ask.isPending}
            pendingLabel={t(messages.working)}
          >
            {t(messages.ask)}
          </Button>
        </form>
      )}
      {failure && (
        <Alert tone="error">
          {t(
            problemMessage(failure, {
              'too-many-stock-notices': messages.tooMany,
              'product-in-stock': messages.inStock,
            }),
          )}
        </Alert>
      )}
    </section>
  )
}
