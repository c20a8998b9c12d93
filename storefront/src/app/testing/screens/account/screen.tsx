import { useShopper } from '../../../../api/shopper.ts'

export const Account = () => {
  const shopper = useShopper()
  return (
    <>
      <h1>Cuenta</h1>
      <p id="who">
        {shopper.kind} {shopper.customerId}
      </p>
    </>
  )
}
