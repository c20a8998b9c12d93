import {
  AuthHelpers,
  useAuthHelper,
  useCustomer,
  useCustomerBaskets,
  useCustomerId,
  useCustomerType,
  useProductSearch,
  useShopperBasketsV2Mutation,
} from '@salesforce/commerce-sdk-react'
import React, { useState } from 'react'

const asPrice = (amount, currency) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount)

/** The shopper's basket, and how a product gets into it: the first one makes the basket. */
const useBasket = () => {
  const customerId = useCustomerId()
  const { data } = useCustomerBaskets({ parameters: { customerId } }, { enabled: Boolean(customerId) })
  const basket = data?.baskets?.[0]
  const create = useShopperBasketsV2Mutation('createBasket')
  const addItem = useShopperBasketsV2Mutation('addItemToBasket')
  const add = async (productId) => {
    const { basketId } = basket ?? (await create.mutateAsync({ body: {} }))
    await addItem.mutateAsync({ parameters: { basketId }, body: [{ productId, quantity: 1 }] })
  }
  return {
    basket,
    add,
    isAdding: create.isLoading || addItem.isLoading,
    error: create.error ?? addItem.error,
  }
}

const Products = ({ phrase, basket }) => {
  const { data, isLoading, error } = useProductSearch({
    parameters: { q: phrase, limit: 10, allImages: true },
  })
  if (error) return <p role="alert">{error.message}</p>
  if (isLoading) return <p>Loading…</p>
  if (!data?.hits?.length) return <p>Nothing is called “{phrase}”.</p>
  return (
    <ul>
      {data.hits.map(({ productId, productName, price, currency, representedProduct }) => (
        <li key={productId}>
          <span>{productName}</span> <b>{asPrice(price, currency)}</b>{' '}
          <button
            type="button"
            disabled={basket.isAdding}
            onClick={() => basket.add(representedProduct?.id ?? productId)}
          >
            Add {productName}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The guest's basket goes into the customer's: the engine does so when it is asked. */
const SignIn = ({ hasGuestBasket }) => {
  const { isRegistered } = useCustomerType()
  const customerId = useCustomerId()
  const customer = useCustomer({ parameters: { customerId } }, { enabled: isRegistered })
  const login = useAuthHelper(AuthHelpers.LoginRegisteredUserB2C)
  const logout = useAuthHelper(AuthHelpers.Logout)
  const merge = useShopperBasketsV2Mutation('mergeBasket')
  const takeBasketAlong = () =>
    merge.mutate({
      parameters: { createDestinationBasket: true },
      headers: { 'Content-Type': 'application/json' },
    })
  if (isRegistered)
    return (
      <p>
        Signed in as {customer.data?.email}{' '}
        <button type="button" onClick={() => logout.mutate()}>
          Sign out
        </button>
      </p>
    )
  const submit = (event) => {
    event.preventDefault()
    const { username, password } = Object.fromEntries(new FormData(event.currentTarget))
    login.mutate({ username, password }, { onSuccess: hasGuestBasket ? takeBasketAlong : undefined })
  }
  return (
    <form onSubmit={submit}>
      <label>
        Email <input name="username" type="email" autoComplete="username" required />
      </label>{' '}
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>{' '}
      <button disabled={login.isLoading}>Sign in</button>
      {login.error ? <span role="alert"> That is not right.</span> : null}
    </form>
  )
}

/** Search, basket and sign-in by hooks alone. */
export const Shop = () => {
  const [phrase, setPhrase] = useState('sweater')
  const basket = useBasket()
  const count = basket.basket?.productItems?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
  return (
    <main>
      <h1>Hooks over the engine</h1>
      <SignIn hasGuestBasket={count > 0} />
      <label>
        Search <input value={phrase} onChange={({ target }) => setPhrase(target.value)} />
      </label>
      <p role="status">
        {count} in the basket
        {basket.basket ? `, ${asPrice(basket.basket.productTotal ?? 0, basket.basket.currency)}` : ''}
      </p>
      {basket.error ? <p role="alert">{basket.error.message}</p> : null}
      {phrase === '' ? null : <Products phrase={phrase} basket={basket} />}
    </main>
  )
}
