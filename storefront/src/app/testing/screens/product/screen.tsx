import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../../../api/env.tsx'
import { useRoute } from '../../../../lib/router/context.tsx'
import { productQuery } from '../../things.ts'

export const Product = () => {
  const env = useEnv()
  const { data } = useQuery(productQuery(env, useRoute().params.productId ?? ''))
  return (
    <>
      <h1>{data?.name}</h1>
      <p id="seen">{data?.seenBy}</p>
      <p>{data?.price}</p>
    </>
  )
}
