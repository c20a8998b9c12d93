import { useText } from '../../../../lib/i18n/text.tsx'
import { Link } from '../../../../lib/router/link.tsx'
import { appMessages } from '../../../messages.ts'

export const Home = () => {
  const t = useText()
  return (
    <>
      <h1>Inicio</h1>
      <p id="text">{t(appMessages.support)}</p>
      <nav>
        <Link to="/product/1">Producto</Link> <Link to="/product/unknown">Falta</Link>{' '}
        <Link to="/product/slow">Lento</Link> <Link to="/long/a">Largo</Link>{' '}
        <Link to="/article#end">Final</Link> <Link to="/late">Tarde</Link> <Link to="/broken">Roto</Link>{' '}
        <Link to="/account">Cuenta</Link> <Link to="/old">Viejo</Link> <Link to="/search?q=a">Buscar</Link>
      </nav>
    </>
  )
}
