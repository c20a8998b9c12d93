import { parseAst, type Plugin } from 'vite'

/**
 * What our pages and their libraries never ask of React. It is CommonJS, of which the bundler leaves nothing out by itself: a
 * first visit would carry some 2 kB that nobody calls.
 */
const unused: Record<string, readonly string[]> = {
  react:
    `Activity Children PureComponent Profiler StrictMode ViewTransition __COMPILER_RUNTIME addTransitionType cache
    cacheSignal cloneElement forwardRef isValidElement unstable_useCacheRefresh useActionState useDebugValue
    useInsertionEffect useOptimistic useTransition`.split(/\s+/),
  'react-dom':
    `browser createPortal flushSync preconnect prefetchDNS preinit preinitModule preload preloadModule
    requestFormReset unstable_batchedUpdates useFormState useFormStatus`.split(/\s+/),
}

const source = /\/node_modules\/(react|react-dom)\/cjs\/\1\.production\.js$/

type Statement = ReturnType<typeof parseAst>['body'][number]

/** The name that a statement such as `exports.cache = …` exports. */
const exportedBy = (statement: Statement): string | undefined => {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression')
    return undefined
  const { left } = statement.expression
  if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier') return undefined
  return left.object.name === 'exports' && left.property.type === 'Identifier'
    ? left.property.name
    : undefined
}

/** A CommonJS module without some of its exports. Throws for one that it does not have. */
export const withoutExports = (code: string, names: readonly string[]): string => {
  const found = new Map<string | undefined, Statement>()
  for (const statement of parseAst(code).body) found.set(exportedBy(statement), statement)
  const missing = names.filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`There is no export ${missing.join(', ')} to leave out`)
  return names
    .map((name) => found.get(name) as Statement)
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), code)
}

/** The names that a module asks of a package, as far as its text tells. */
export const askedOf = (code: string, name: string): string[] => {
  const imports = new RegExp(String.raw`import\s*\{([^}]*)\}\s*from\s*["']${name}["']`, 'g')
  const named = [...code.matchAll(imports)].flatMap(([, list = '']) =>
    list.split(',').map((one) => one.trim().split(/\s/)[0] ?? ''),
  )
  const members =
    name === 'react' ? [...code.matchAll(/\bReact\.(\w+)/g)].map(([, member = '']) => member) : []
  return [...named, ...members]
}

/** Leaves out of React what nobody uses; whoever begins to is told by the build. */
export const dropUnusedExports = (): Plugin => ({
  name: 'drop-unused-exports',
  enforce: 'pre',
  transform(code, id) {
    const library = source.exec(id)?.[1]
    if (library) return { code: withoutExports(code, unused[library] ?? []), map: null }
    if (!/\.(?:m?js|tsx?)$/.test(id) || /\/node_modules\/react(?:-dom)?\//.test(id)) return undefined
    for (const [name, names] of Object.entries(unused)) {
      const asked = askedOf(code, name).find((one) => names.includes(one))
      if (asked) this.error(`${id} uses ${asked} of ${name}, which build/drop-unused-exports.ts leaves out`)
    }
    return undefined
  },
})
