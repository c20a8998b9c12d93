import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { fold } from '../../../../facts/text.ts'
import { useEnv } from '../../api/env.tsx'
import { customers } from '../../api/customers.ts'
import { orders } from '../../api/orders.ts'
import { productSearch } from '../../api/products.ts'
import { quotes } from '../../api/quotes.ts'
import { allOf, hasWords } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { localText } from '../../lib/local-text.ts'
import { customerName } from '../customers/index.ts'
import type { IconName } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** A line of the palette: where it leads. */
export type Found = {
  id: string
  icon: IconName
  title: string
  detail?: string
  to: string
  params?: Record<string, string>
}
export type FoundGroup = { title: string; items: readonly Found[] }

export type PalettePage = { to: string; title: string; icon: IconName }

const most = 5
const customerWords = ['customerNo', 'email', 'firstName', 'lastName', 'companyName']

/** What the words find: pages at once, things as they come, only what the person may see. */
export const usePalette = (words: string, pages: readonly PalettePage[]): readonly FoundGroup[] => {
  const { call, shop, t, language, format } = useEnv()
  const { can } = useSession()
  const phrase = useDeferredValue(words.trim())
  const isEnough = phrase.length >= 2
  const foundOrders = useQuery({
    queryKey: [orders.searchOrders, 'palette', phrase],
    enabled: isEnough && can('sfcc.orders'),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(orders.searchOrders, { body: { query: allOf(hasWords(['words'], phrase)), limit: most }, signal }),
  })
  const foundQuotes = useQuery({
    queryKey: [quotes.searchQuotes, 'palette', phrase],
    enabled: isEnough && can('sfcc.quotes'),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(quotes.searchQuotes, { body: { query: allOf(hasWords(['words'], phrase)), limit: most }, signal }),
  })
  const foundCustomers = useQuery({
    queryKey: [customers.searchCustomerInCustomerList, 'palette', phrase],
    enabled: isEnough && can('sfcc.customerlists'),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(customers.searchCustomerInCustomerList, {
        params: { customerListId: shop.id },
        body: { query: allOf(hasWords(customerWords, phrase)), limit: most },
        signal,
      }),
  })
  const foundProducts = useQuery({
    queryKey: [productSearch.searchProducts, 'palette', phrase],
    enabled: isEnough && can('sfcc.products'),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(productSearch.searchProducts, {
        body: { query: allOf(hasWords(['id', 'name'], phrase)), limit: most, expand: ['none'] },
        signal,
      }),
  })
  const matching = pages.filter(({ title }) => fold(title).includes(fold(phrase)))
  return [
    {
      title: t(messages.orders),
      items: (isEnough ? (foundOrders.data?.hits ?? []) : []).map((order) => ({
        id: `order-${order.orderNo}`,
        icon: 'orders' as const,
        title: `${order.orderNo} · ${order.customerName}`,
        detail: format.money(order.orderTotal, order.currency),
        to: '/orders/$orderNo',
        params: { orderNo: order.orderNo },
      })),
    },
    {
      title: t(messages.quotes),
      items: (isEnough ? (foundQuotes.data?.hits ?? []) : []).map(
        ({ quoteId, number, customerName: name, country }) => ({
          id: `quote-${quoteId}`,
          icon: 'quote' as const,
          title: `${number} · ${name}`,
          detail: country,
          to: '/quotes/$quoteId',
          params: { quoteId },
        }),
      ),
    },
    {
      title: t(messages.customers),
      items: (isEnough ? (foundCustomers.data?.hits ?? []) : []).map(({ data: customer }) => ({
        id: `customer-${customer.customerNo}`,
        icon: 'customers' as const,
        title: customerName(customer),
        detail: customer.email,
        to: '/customers/$customerNo',
        params: { customerNo: customer.customerNo },
      })),
    },
    {
      title: t(messages.products),
      items: (isEnough ? (foundProducts.data?.hits ?? []) : []).map(({ id, name }) => ({
        id: `product-${id}`,
        icon: 'product' as const,
        title: localText(name, language) || id,
        detail: id,
        to: '/products/$productId',
        params: { productId: id },
      })),
    },
    {
      title: t(messages.pages),
      items: matching.map(({ to, title, icon }) => ({ id: to, icon, title, to })),
    },
  ].filter(({ items }) => items.length > 0)
}
