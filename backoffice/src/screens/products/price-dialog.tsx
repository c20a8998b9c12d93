import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { priceBooks } from '../../api/prices.ts'
import { productSearch } from '../../api/products.ts'
import type { SearchQuery } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { textIn } from '../../features/confirm/index.ts'
import { loadPages, mostRows } from '../../features/list/index.ts'
import { useCountryName } from '../../features/place/index.ts'
import { addToDraft, priceNow, RuleFields, ruleIn, useAllPrices } from '../../features/prices/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { writeAmount } from '../../lib/amount.ts'
import { Button, Dialog, Notice, SelectField, Skeleton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './products.module.css'

/** Products of one question for prices. */
const chunk = 100

type PriceDialogProps = {
  query: SearchQuery
  /** Where one works; its prices come first. */
  place: string | undefined
  onClose(): void
}

/** New prices of some products and their variants by a rule: they are drafted, and looked through in the country’s list. */
export const PriceDialog = ({ query, place, onClose }: PriceDialogProps) => {
  const { call, t, format } = useEnv()
  const { person, has } = useSession()
  const navigate = useNavigate()
  const countryName = useCountryName()
  const readPrices = useAllPrices()
  const [found, setFound] = useState<'none' | 'many'>()
  const books = useQuery({
    queryKey: [priceBooks.getPriceBooks],
    queryFn: () => call(priceBooks.getPriceBooks),
    staleTime: 300_000,
  })
  const own = books.data?.data.filter(({ id }) => has('prices.apply', id))
  const draft = useMutation({
    mutationFn: async (form: FormData) => {
      const country = textIn(form, 'country')
      const rule = ruleIn(form)
      const products = await loadPages((page) =>
        call(productSearch.searchProducts, { body: { query, expand: ['none'], ...page } }),
      )
      const rows: Awaited<ReturnType<typeof readPrices>> = []
      for (let at = 0; at < products.length && rows.length <= mostRows; at += chunk) {
        const ids = products.slice(at, at + chunk).map(({ id }) => id)
        rows.push(...(await readPrices({ country, words: '', ids })))
      }
      const priced = rows.flatMap((row) => {
        const now = priceNow(row)
        return now === undefined ? [] : [{ ...row, typed: writeAmount(rule(now)) }]
      })
      return { country, priced }
    },
    onSuccess: ({ country, priced }) => {
      if (priced.length === 0 || priced.length > mostRows) {
        setFound(priced.length === 0 ? 'none' : 'many')
        return
      }
      addToDraft(person.userId, country, priced)
      void navigate({ to: '/prices', search: { country, show: 'drafted' } as never })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFound(undefined)
    draft.mutate(new FormData(event.currentTarget))
  }
  return (
    <Dialog title={t(messages.newPrices)} closeLabel={t(messages.close)} onClose={onClose}>
      {books.error && <ProblemNotice error={books.error} onRetry={() => void books.refetch()} />}
      {books.isPending && <Skeleton lines={4} />}
      {own && (
        <form className={styles.fields} onSubmit={submit}>
          {draft.error && <ProblemNotice error={draft.error} />}
          {found && (
            <Notice tone="warn">
              {found === 'none' ? t(messages.noPrices) : t(messages.newPricesMost, format.number(mostRows))}
            </Notice>
          )}
          <p>{t(messages.newPricesWhy)}</p>
          <SelectField label={t(messages.country)} name="country" defaultValue={place ?? own[0]?.id}>
            {own.map(({ id }) => (
              <option key={id} value={id}>
                {countryName(id)}
              </option>
            ))}
          </SelectField>
          <RuleFields />
          <Button kind="main" type="submit" isBusy={draft.isPending}>
            {t(messages.draftPrices)}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
