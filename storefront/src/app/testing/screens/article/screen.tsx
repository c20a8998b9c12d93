import { Link } from '../../../../lib/router/link.tsx'

const rows = Array.from({ length: 100 }, (_, row) => row)

export const Article = () => (
  <>
    <h1>Artículo</h1>
    <Link to="/article#end">Al final</Link>
    {rows.map((row) => (
      <p key={row}>Párrafo {row}</p>
    ))}
    <h2 id="end">Fin</h2>
    <div dangerouslySetInnerHTML={{ __html: '<a id="inside" href="/search?q=x">enlace del contenido</a>' }} />
  </>
)
