import { useEffect, useState } from 'react'
import { useIsHydrating } from '../../../../lib/island/use-is-hydrating.ts'
import { Link } from '../../../../lib/router/link.tsx'

const rows = Array.from({ length: 200 }, (_, row) => row)

/** A page whose rows the server writes, and the browser has only once they have been asked for. */
export const Growing = () => {
  const isHydrating = useIsHydrating()
  const [written] = useState(isHydrating)
  const [has, setHas] = useState(written)
  useEffect(() => {
    if (!written) void fetch('/growing-rows').then(() => setHas(true))
  }, [written])
  return (
    <>
      <h1>Crece</h1>
      {has && rows.map((row) => <p key={row}>Renglón {row}</p>)}
      <Link to="/long/b">Otro</Link>
    </>
  )
}
