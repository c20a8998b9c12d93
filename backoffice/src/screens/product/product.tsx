import { useQuery } from '@tanstack/react-query'
import { Link, useBlocker, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useEnv } from '../../api/env.tsx'
import { isProblem } from '../../api/problem.ts'
import { type Product, productSearch } from '../../api/products.ts'
import { allOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { MergeDialog } from '../../features/merge/index.ts'
import { Page } from '../../features/page/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { localText } from '../../lib/local-text.ts'
import { pictureSource } from '../../lib/picture-source.ts'
import {
  Badge,
  Button,
  CheckField,
  Icon,
  KeyValues,
  Notice,
  Section,
  Skeleton,
  TextArea,
  TextField,
} from '../../ui/index.ts'
import { messages } from './messages.ts'
import { fieldsOf, type ProductField } from './product-fields.ts'
import styles from './product.module.css'
import { useProduct } from './use-product.ts'

type FieldProps = {
  field: ProductField
  value: unknown
  isReadOnly: boolean
  error: string | undefined
  onChange(value: unknown): void
}

const FieldInput = ({ field: { title, kind, language }, value, isReadOnly, error, onChange }: FieldProps) => {
  const { t } = useEnv()
  const label = language
    ? `${t(title)} (${t(language === 'es' ? messages.spanish : messages.english)})`
    : t(title)
  if (kind === 'flag')
    return (
      <CheckField
        label={label}
        checked={value === true}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(target.checked)}
      />
    )
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const common = { label, error, lang: language, value: text, readOnly: isReadOnly }
  if (kind === 'area') return <TextArea {...common} onChange={({ target }) => onChange(target.value)} />
  return (
    <TextField
      {...common}
      type={kind === 'number' ? 'number' : 'text'}
      step="any"
      min={kind === 'number' ? 0 : undefined}
      onChange={({ target }) =>
        onChange(kind === 'number' && target.value !== '' ? Number(target.value) : target.value)
      }
    />
  )
}

const Pictures = ({ product }: { product: Product }) => {
  const { shop, t, language } = useEnv()
  const images = product.imageGroups?.flatMap(({ images: all }) => all) ?? []
  const distinct = [...new Map(images.map((image) => [image.path, image])).values()]
  return (
    <Section title={t(messages.pictures)}>
      {distinct.length === 0 && <p>{t(messages.noPictures)}</p>}
      <ul className={styles.pictures}>
        {distinct.slice(0, 12).map(({ path, alt }) => (
          <li key={path}>
            <img src={pictureSource(shop, path)} alt={localText(alt, language)} loading="lazy" />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Variants = ({ masterId }: { masterId: string }) => {
  const { call, t } = useEnv()
  const body = { query: allOf(), limit: 200 }
  const found = useQuery({
    queryKey: [productSearch.searchProductVariations, masterId],
    queryFn: ({ signal }) =>
      call(productSearch.searchProductVariations, { params: { productId: masterId }, body, signal }),
  })
  return (
    <Section title={`${t(messages.variants)} (${found.data?.total ?? '–'})`}>
      {found.error && <ProblemNotice error={found.error} />}
      <ul className={styles.variants}>
        {found.data?.hits.map(({ productId, variationValues }) => (
          <li key={productId}>
            <Link to="/products/$productId" params={{ productId }}>
              {productId}
            </Link>
            <span className={styles.soft}>{Object.values(variationValues ?? {}).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A product and its fields; what was changed is saved in one press, and meets what others saved. */
export const ProductScreen = () => {
  const { t, language } = useEnv()
  const { can } = useSession()
  const { productId = '' } = useParams({ strict: false })
  const editor = useProduct(productId)
  const { query, product, changes, failure, conflicts } = editor
  const count = Object.keys(changes).length
  const mayWrite = can('sfcc.products.rw')
  useBlocker({
    shouldBlockFn: () => count > 0 && !window.confirm(t(messages.leave)),
    enableBeforeUnload: () => count > 0,
  })
  const { save } = editor
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (count > 0) void save()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  const groups = product ? fieldsOf(product) : []
  const nameOf = (path: string) => {
    const field = groups.flatMap(({ fields }) => fields).find((one) => one.path === path)
    return field ? `${t(field.title)}${field.language ? ` (${field.language})` : ''}` : path
  }
  const property =
    isProblem(failure) && typeof failure.members.property === 'string' ? failure.members.property : ''
  const errorAt = (path: string) =>
    isProblem(failure) && property !== '' && (property === path || property.endsWith(`.${path}`))
      ? failure.detail
      : undefined
  const isFieldAtFault = groups.some(({ fields }) => fields.some(({ path }) => errorAt(path)))
  return (
    <Page
      title={product ? localText(product.name, language) || product.id : productId}
      mark={product && <Badge>{product.id}</Badge>}
      actions={
        product && (
          <Link to="/prices" search={{ q: product.id }}>
            {t(messages.prices)}
          </Link>
        )
      }
      back={
        <Link to="/products" className={styles.back}>
          <Icon name="left" />
          {t(messages.back)}
        </Link>
      }
    >
      {query.error && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton lines={10} />}
      {product && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void editor.save()
          }}
        >
          {!mayWrite && <Notice tone="open">{t(messages.readOnly)}</Notice>}
          {failure !== undefined && !isFieldAtFault && <ProblemNotice error={failure} />}
          <div className={styles.columns}>
            <div className={styles.main}>
              {groups.map(({ title, fields }) => (
                <Section key={t(title)} title={t(title)}>
                  <div className={styles.fields}>
                    {fields.map((field) => (
                      <FieldInput
                        key={field.path}
                        field={field}
                        isReadOnly={!mayWrite}
                        value={editor.valueAt(field.path)}
                        error={errorAt(field.path)}
                        onChange={(value) => editor.change(field.path, value)}
                      />
                    ))}
                  </div>
                </Section>
              ))}
            </div>
            <aside className={styles.side}>
              <Section title={product.id}>
                <KeyValues
                  of={[
                    [t(messages.kind), Object.entries(product.type).find(([, is]) => is)?.[0]],
                    [t(messages.mode), product.c_sellMode],
                    [t(messages.countries), product.c_countries?.join(' ')],
                    [
                      t(messages.master),
                      product.master && (
                        <Link to="/products/$productId" params={{ productId: product.master.masterId }}>
                          {product.master.masterId}
                        </Link>
                      ),
                    ],
                  ]}
                />
              </Section>
              <Pictures product={product} />
              {product.type.master && <Variants masterId={product.id} />}
              {product.c_attributes && (
                <Section title={t(messages.attributes)}>
                  <KeyValues
                    of={Object.entries(product.c_attributes).map(([name, value]) => [name, value] as const)}
                  />
                </Section>
              )}
            </aside>
          </div>
          {count > 0 && (
            <footer className={styles.bar} role="status">
              <strong>{t(messages.unsaved, count)}</strong>
              <span className={styles.barEnd}>
                <Button onClick={editor.discard}>{t(messages.discard)}</Button>
                <Button kind="main" type="submit" isBusy={editor.isBusy}>
                  {t(messages.save)}
                </Button>
              </span>
            </footer>
          )}
        </form>
      )}
      {conflicts.length > 0 && (
        <MergeDialog
          conflicts={conflicts}
          nameOf={nameOf}
          isBusy={editor.isBusy}
          onChosen={(chosen) => void editor.resolve(chosen)}
          onClose={editor.later}
        />
      )}
    </Page>
  )
}
