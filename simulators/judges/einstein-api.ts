import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readPackageFile } from './read-package.ts'

type Product = Record<string, unknown>
type Visitor = { cookieId: string; userId?: string }
type Recommendations = { recs: { id: string; imageUrl?: string; productName: string }[]; recoUUID: string }

/** The class by which the platform's own storefront speaks to the recommendations' service. */
export type EinsteinAPI = {
  sendViewProduct(product: Product, visitor: Visitor): Promise<object>
  sendViewSearch(words: string, found: object, visitor: Visitor): Promise<object>
  sendClickSearch(words: string, product: Product, visitor: Visitor): Promise<object>
  sendViewCategory(category: { id: string }, found: object, visitor: Visitor): Promise<object>
  sendClickCategory(category: { id: string }, product: Product, visitor: Visitor): Promise<object>
  sendViewReco(recommender: object, products: { id: string }[], visitor: Visitor): Promise<object>
  sendClickReco(recommender: object, product: Product, visitor: Visitor): Promise<object>
  sendViewPage(path: string, visitor: Visitor): Promise<object>
  sendBeginCheckout(basket: object, visitor: Visitor): Promise<object>
  sendCheckoutStep(name: string, at: number, basket: object, visitor: Visitor): Promise<object>
  sendAddToCart(items: object[], visitor: Visitor): Promise<object>
  getRecommenders(): Promise<{ recommenders: { name: string }[] }>
  getRecommendations(name: string, products: Product[], visitor: Visitor): Promise<Recommendations>
  getZoneRecommendations(zone: string, products: Product[], visitor: Visitor): Promise<Recommendations>
}
type Settings = { host: string; einsteinId: string; siteId: string; isProduction: boolean; dnt: boolean }

const name = '@salesforce/retail-react-app'
/** A file of the storefront's without what it imports: React and its own runtime. */
const withoutImports = (file: string) =>
  readPackageFile(name, file).replaceAll(/^import [^']*'[^']+'\n/gm, '')

/** The class as the package has it, with the helper by which it reads answers. */
export const loadEinsteinApi = async (): Promise<new (settings: Settings) => EinsteinAPI> => {
  const [api] = withoutImports('app/hooks/use-einstein.js').split('\nconst useEinstein =')
  const folder = join(import.meta.dirname, '.packages/einstein-api')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'einstein-api.mjs')
  writeFileSync(file, `const logger = console\n${withoutImports('app/utils/utils.js')}\n${api}`)
  const module: { EinsteinAPI: new (settings: Settings) => EinsteinAPI } = await import(
    pathToFileURL(file).href
  )
  return module.EinsteinAPI
}
