import { Link } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import type { ProductHit } from '../../api/products.ts'
import { useSession } from '../../api/session.ts'
import { useValueNames } from '../../features/attributes/index.ts'
import { categoryOptions, useCategories } from '../../features/categories/index.ts'
import type { Column, Filter } from '../../features/list/index.ts'
import { localText } from '../../lib/local-text.ts'
import { pictureSource } from '../../lib/picture-source.ts'
import { Badge } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './products.module.css'

const kinds = ['item', 'master', 'variant', 'bundle', 'set'] as const
const sellModes = ['unit', 'pack', 'cut', 'quote'] as const
export const issues = ['picture', 'price', 'translation', 'weight'] as const

/** The kind of a product. */
export const kindOf = ({ type }: ProductHit) => kinds.find((kind) => type[kind]) ?? 'item'

/** The largest picture that a list needs: the first of the first group. */
const pictureOf = ({ imageGroups }: ProductHit): string | undefined => imageGroups?.[0]?.images[0]?.path

/** How products, and what they lack, are called. */
export const useProductWords = () => {
  const { t, language } = useEnv()
  const valueName = useValueNames()
  return {
    nameOf: ({ id, name, variationValues }: ProductHit) =>
      localText(name, language) ||
      Object.entries(variationValues ?? {})
        .map(([attribute, value]) => valueName(attribute, value))
        .join(' · ') ||
      id,
    issueName: (issue: string) => {
      const known = issues.find((one) => one === issue)
      return known ? t(known === 'price' ? messages.price_ : messages[known]) : issue
    },
  }
}

/** Columns of the list; prices and stock are those of a country. */
export const useProductColumns = (country: { code: string; currency: string } | undefined, now: Date) => {
  const { shop, t, format } = useEnv()
  const { nameOf, issueName } = useProductWords()
  const code = country?.code ?? ''
  const modeOf = ({ c_sellMode: mode }: ProductHit) => {
    const known = sellModes.find((one) => one === mode)
    return known ? t(messages[known]) : ''
  }
  const columns: readonly Column<ProductHit>[] = [
    {
      id: 'product',
      title: messages.product,
      cell: (hit) => (
        <span className={styles.product}>
          <span className={styles.picture}>
            {pictureOf(hit) && <img src={pictureSource(shop, pictureOf(hit) ?? '')} alt="" loading="lazy" />}
          </span>
          <Link to="/products/$productId" params={{ productId: hit.id }}>
            {nameOf(hit)}
          </Link>
          <span className={styles.sku}>{hit.id}</span>
        </span>
      ),
      text: ({ id }) => id,
      sortBy: 'name',
      isWide: true,
    },
    {
      id: 'kind',
      title: messages.kind,
      cell: (hit) => t(messages[kindOf(hit)]),
      text: kindOf,
    },
    {
      id: 'mode',
      title: messages.mode,
      cell: modeOf,
      text: ({ c_sellMode }) => c_sellMode,
    },
    {
      id: 'countries',
      title: messages.countries,
      cell: ({ c_countries }) => c_countries?.join(' '),
      text: ({ c_countries }) => c_countries?.join(' '),
    },
    {
      id: 'price',
      title: messages.priceTitle,
      align: 'end',
      cell: ({ c_prices }) => {
        const amount = c_prices?.[code as never] as number | undefined
        return amount === undefined ? '' : format.money(amount, country?.currency ?? 'USD')
      },
      text: ({ c_prices }) => c_prices?.[code as never],
      ...(code ? { sortBy: `c_price.${code}` } : {}),
    },
    {
      id: 'available',
      title: messages.available,
      align: 'end',
      cell: ({ c_available }) => {
        const amount = c_available?.[code as never] as number | undefined
        return amount === undefined ? '' : format.quantity(amount)
      },
      text: ({ c_available }) => c_available?.[code as never],
      ...(code ? { sortBy: `c_available.${code}` } : {}),
    },
    {
      id: 'online',
      title: messages.online,
      cell: ({ online }) => (
        <Badge tone={online ? 'good' : 'none'}>{t(online ? messages.yes : messages.no)}</Badge>
      ),
      text: ({ online }) => String(online ?? false),
    },
    {
      id: 'issues',
      title: messages.issues,
      cell: ({ c_issues }) => <span className={styles.issues}>{c_issues?.map(issueName).join(', ')}</span>,
      text: ({ c_issues }) => c_issues?.join(' '),
    },
    {
      id: 'edited',
      title: messages.edited,
      cell: ({ c_edited: edited }) =>
        edited && (
          <span className={styles.edited} title={format.dateTime(edited.at)}>
            {format.age(edited.at, now)}
            <small>{edited.by}</small>
          </span>
        ),
      text: ({ c_edited: edited }) => edited?.at,
      sortBy: 'c_editedAt',
    },
  ]
  return columns
}

/** Days within which an edit is asked for. */
const editedWithin = [1, 7, 30] as const

/** Filters of the list. `seesMargins`: whether the person may know costs there. */
export const useProductFilters = (seesMargins: boolean): readonly Filter[] => {
  const { shop, t } = useEnv()
  const { person } = useSession()
  const { issueName } = useProductWords()
  const { placed } = useCategories()
  return [
    {
      id: 'type',
      title: messages.kind,
      options: kinds.map((value) => ({ value, title: t(messages[value]) })),
    },
    { id: 'category', title: messages.category, options: categoryOptions(placed) },
    {
      id: 'mode',
      title: messages.mode,
      options: sellModes.map((value) => ({ value, title: t(messages[value]) })),
    },
    {
      id: 'online',
      title: messages.online,
      options: [
        { value: 'true', title: t(messages.yes) },
        { value: 'false', title: t(messages.no) },
      ],
    },
    {
      id: 'c_issues',
      title: messages.issues,
      options: issues.map((value) => ({ value, title: issueName(value) })),
    },
    ...(seesMargins ? [{ id: 'margin', title: messages.marginBelow, unit: '%' }] : []),
    {
      id: 'country',
      title: messages.countries,
      options: shop.countries.map((one) => ({ value: one.code, title: one.code })),
    },
    {
      id: 'edited',
      title: messages.edited,
      options: editedWithin.map((days) => ({ value: String(days), title: t(messages.withinDays, days) })),
      isSingle: true,
    },
    {
      id: 'editor',
      title: messages.editor,
      options: [{ value: person.userId, title: t(messages.byMe) }],
    },
  ]
}
