import { Link } from '../../../../lib/router/link.tsx'
import { useRoute } from '../../../../lib/router/context.tsx'

const rows = Array.from({ length: 200 }, (_, row) => row)

export const Long = () => {
  const { params } = useRoute()
  return (
    <>
      <h1>Largo {params.name}</h1>
      {rows.map((row) => (
        <p key={row}>Renglón {row}</p>
      ))}
      <Link to="/long/b">Otro</Link>
    </>
  )
}
