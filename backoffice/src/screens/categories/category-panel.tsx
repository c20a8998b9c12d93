import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { categories } from '../../api/categories.ts'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { categoriesKey, categoryOptions, type PlacedCategory } from '../../features/categories/index.ts'
import {
  EditedFlag,
  EditedSelect,
  EditedTexts,
  EditorForm,
  Fields,
  memberName,
  useDocument,
  useEditing,
} from '../../features/editor/index.ts'
import { PictureField } from '../../features/pictures/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, Dialog, Section, showToast, Skeleton } from '../../ui/index.ts'
import { AssignedProducts } from './assigned-products.tsx'
import { messages } from './messages.ts'

type CategoryPanelProps = {
  placed: readonly PlacedCategory[]
  chosen: PlacedCategory
  onRemoved(): void
}

const useCategory = (categoryId: string) => {
  const { call, shop } = useEnv()
  const queries = useQueryClient()
  const params = { catalogId: shop.id, categoryId }
  return useDocument({
    name: `category.${categoryId}`,
    queryKey: [categories.getCategoryFromCatalog, categoryId],
    load: () => call.tagged(categories.getCategoryFromCatalog, { params }),
    write: (members, etag) =>
      call.tagged(categories.updateCategoryInCatalog, {
        params,
        body: members,
        ifMatch: etag,
      }),
    onSaved: () => void queries.invalidateQueries({ queryKey: categoriesKey }),
  })
}

const Remove = ({ chosen, onRemoved }: Pick<CategoryPanelProps, 'chosen' | 'onRemoved'>) => {
  const { call, shop, t } = useEnv()
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const params = { catalogId: shop.id, categoryId: chosen.category.id }
  const remove = useMutation({
    mutationFn: async () => {
      const { etag } = await call.tagged(categories.getCategoryFromCatalog, { params })
      await call(categories.deleteCategoryFromCatalog, { params, ifMatch: etag })
    },
    onSuccess: () => {
      showToast(t(messages.removed))
      onRemoved()
      void queries.invalidateQueries({ queryKey: categoriesKey })
    },
  })
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t(messages.remove)}</Button>
      {isAsked && (
        <Dialog
          title={t(messages.removeTitle, chosen.title)}
          closeLabel={t(messages.cancel)}
          onClose={() => setAsked(false)}
          footer={
            <>
              <Button onClick={() => setAsked(false)}>{t(messages.cancel)}</Button>
              <Button kind="stop" isBusy={remove.isPending} onClick={() => remove.mutate()}>
                {t(messages.remove)}
              </Button>
            </>
          }
        >
          {remove.error ? <ProblemNotice error={remove.error} /> : <p>{t(messages.removeWhy)}</p>}
        </Dialog>
      )}
    </>
  )
}

const CategoryPicture = () => {
  const { t } = useEnv()
  const { editor, mayWrite } = useEditing()
  const textAt = (path: string) => {
    const value = editor.valueAt(path)
    return typeof value === 'string' ? value : ''
  }
  return (
    <PictureField
      label={t(messages.image)}
      path={textAt('image')}
      alt={{ default: textAt('name.default'), en: textAt('name.en') }}
      disabled={!mayWrite}
      onChange={({ path }) => editor.change('image', path)}
    />
  )
}

/** What a category says, and the products that it shows. */
export const CategoryPanel = ({ placed, chosen, onRemoved }: CategoryPanelProps) => {
  const { t } = useEnv()
  const { can } = useSession()
  const { query, data, ...editor } = useCategory(chosen.category.id)
  const mayWrite = can('sfcc.catalogs.rw')
  // It cannot stand below itself.
  const at = placed.indexOf(chosen)
  const after = placed.findIndex(({ depth }, index) => index > at && depth <= chosen.depth)
  const below = new Set(placed.slice(at, after === -1 ? undefined : after))
  const titles = { name: messages.name, description: messages.description, parentCategoryId: messages.parent }
  return (
    <>
      {query.error && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton lines={8} />}
      {data && (
        <EditorForm editor={editor} mayWrite={mayWrite} nameOf={(path) => memberName(t, titles, path)}>
          <Section
            title={chosen.title}
            actions={mayWrite && <Remove chosen={chosen} onRemoved={onRemoved} />}
          >
            <Fields>
              <EditedTexts path="name" label={t(messages.name)} />
              <EditedTexts path="description" label={t(messages.description)} isLong />
              <EditedSelect
                path="parentCategoryId"
                label={t(messages.parent)}
                options={categoryOptions(placed.filter((one) => !below.has(one)))}
                none={chosen.category.parentCategoryId === undefined ? t(messages.first) : undefined}
              />
              <CategoryPicture />
              <EditedFlag path="online" label={t(messages.online)} />
              <EditedFlag path="c_showInMenu" label={t(messages.menu)} />
            </Fields>
          </Section>
          <AssignedProducts categoryId={chosen.category.id} />
          <Section title={t(messages.seo)}>
            <Fields>
              <EditedTexts path="pageTitle" label={t(messages.pageTitle)} />
              <EditedTexts path="pageDescription" label={t(messages.pageDescription)} isLong />
            </Fields>
          </Section>
        </EditorForm>
      )}
    </>
  )
}
