import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { categories } from '../../api/categories.ts'
import { useEnv } from '../../api/env.tsx'
import { categoriesKey, type PlacedCategory } from '../../features/categories/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { idOf } from '../../lib/sku.ts'
import { Button, CheckField, Dialog, showToast, TextField } from '../../ui/index.ts'
import styles from './categories.module.css'
import { messages } from './messages.ts'

type NewCategoryProps = {
  parent: PlacedCategory | undefined
  placed: readonly PlacedCategory[]
  onClose(): void
  onMade(id: string): void
}

/** A category inside the chosen one, else inside the first, at the end. */
export const NewCategory = ({ parent, placed, onClose, onMade }: NewCategoryProps) => {
  const { call, shop, t } = useEnv()
  const queries = useQueryClient()
  const [names, setNames] = useState({ default: '', en: '' })
  const [code, setCode] = useState<string>()
  const [isOnline, setOnline] = useState(true)
  const above = (parent ?? placed[0])?.category.id
  const id = code ?? idOf(names.default)
  const make = useMutation({
    mutationFn: () =>
      call(categories.createCategoryInCatalog, {
        params: { catalogId: shop.id, categoryId: id },
        headers: { 'x-dw-validate-existing': 'true' },
        body: {
          name: { default: names.default, en: names.en || names.default },
          online: isOnline,
          position: placed.filter(({ category }) => category.parentCategoryId === above).length + 1,
          ...(above === undefined ? {} : { parentCategoryId: above }),
        },
      }),
    onSuccess: () => {
      showToast(t(messages.made))
      onMade(id)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: categoriesKey }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    make.mutate()
  }
  return (
    <Dialog
      title={parent ? t(messages.addBelow, parent.title) : t(messages.add)}
      closeLabel={t(messages.close)}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={submit}>
        {make.error && <ProblemNotice error={make.error} />}
        <TextField
          label={t(messages.nameSpanish)}
          lang="es"
          required
          autoFocus
          value={names.default}
          onChange={({ target }) => setNames({ ...names, default: target.value })}
        />
        <TextField
          label={t(messages.nameEnglish)}
          lang="en"
          value={names.en}
          onChange={({ target }) => setNames({ ...names, en: target.value })}
        />
        <TextField
          label={t(messages.code)}
          required
          value={id}
          onChange={({ target }) => setCode(target.value.trim())}
        />
        <CheckField
          label={t(messages.online)}
          checked={isOnline}
          onChange={({ target }) => setOnline(target.checked)}
        />
        <Button kind="main" type="submit" isBusy={make.isPending}>
          {t(messages.make)}
        </Button>
      </form>
    </Dialog>
  )
}
