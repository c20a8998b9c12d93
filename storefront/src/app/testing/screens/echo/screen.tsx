import { useSearchParams } from '../../../../lib/router/context.tsx'

export const Echo = () => {
  const [search, setSearch] = useSearchParams()
  return (
    <>
      <h1>Búsqueda</h1>
      <p id="query">{search.toString()}</p>
      <button type="button" onClick={() => setSearch((params) => params.set('sort', 'name'))}>
        Ordenar
      </button>
    </>
  )
}
