import {
  backOfficeFeatureEdges,
  backOfficeLayers,
  engineFoundations,
  engineModules,
  featureEdges,
  layers,
  storefrontLayers,
} from './architecture.mjs'

/** Rules for dependency-cruiser, derived from architecture.mjs: the only place where an edge is allowed. */
const tests = '\\.test\\.tsx?$|/testing(/|\\.ts$)'
const grounds = Object.keys(engineFoundations)
const any = (names) => `(${names.join('|')})`
const folders = Object.keys(layers)
const listed = `^${any(folders)}/`

const betweenFolders = folders.map((name) => ({
  name: `folder-${name.replace('/', '-')}`,
  severity: 'error',
  comment: `${name} may use its own files and ${layers[name].join(', ') || 'nothing else'}`,
  from: { path: `^${name}/`, pathNot: tests },
  to: { path: `^${any(folders)}/`, pathNot: `^${any([name, ...layers[name]])}/` },
}))

const unlistedFolders = [
  { from: { path: '^([^/]+)/', pathNot: listed }, to: { pathNot: ['^facts/', '^$1/'] } },
  { from: { path: '^([^/]+)/' }, to: { pathNot: [listed, '^$1/', '^[^/]+$'] } },
].map(({ from, to }) => ({
  name: 'folder-not-listed',
  severity: 'error',
  comment: 'a new folder is protected until architecture.mjs says what it may import',
  from,
  to: { ...to, dependencyTypes: ['local'] },
}))

const contracts = '^engine/src/[^/]+/[a-z-]*contract\\.ts$'

/** What a module may import of those it knows; a contract may take schemas from theirs beside it. */
const doorsOf = (allowed, files) => {
  if (allowed.includes('*')) return ['^engine/src/[^/]+/(index|module)\\.ts$']
  return allowed.length > 0 ? [`^engine/src/${any(allowed)}/${files}\\.ts$`] : []
}

const moduleRules = Object.entries(engineModules).flatMap(([name, allowed]) => {
  const foundations = name === 'jobs' ? [...grounds, 'http'] : grounds
  const free = `^engine/src/${any([name, ...foundations])}/`
  const others = allowed.join(', ') || 'no other module'
  const own = `^engine/src/${name}/`
  return [
    {
      name: `engine-${name}`,
      severity: 'error',
      comment: `${name} may use its own files, ${foundations.join(', ')}, facts, and the index.ts of: ${others}`,
      from: { path: own, pathNot: [tests, contracts] },
      to: { path: '^(engine|storefront)/', pathNot: [free, ...doorsOf(allowed, 'index')] },
    },
    {
      name: `engine-${name}-contract`,
      severity: 'error',
      comment: `a contract of ${name} may use the same, and the contracts of: ${others}`,
      from: { path: `${own}[a-z-]*contract\\.ts$`, pathNot: tests },
      to: { path: '^(engine|storefront)/', pathNot: [free, ...doorsOf(allowed, '(index|[a-z-]*contract)')] },
    },
  ]
})

const foundationRules = Object.entries(engineFoundations).map(([name, allowed]) => ({
  name: `engine-${name}`,
  severity: 'error',
  comment: `${name} stands on ${allowed.join(', ') || 'nothing'} and facts`,
  from: { path: `^engine/src/${name}/`, pathNot: tests },
  to: {
    path: '^(engine|storefront)/',
    pathNot: [`^engine/src/${any([name, ...allowed])}/`, '^engine/src/environment\\.ts$'],
  },
}))

/** A folder of `root` that the map does not name fails with the first import from it or into it. */
const unlisted = (name, root, names) =>
  [
    {
      from: { path: `^${root}/([^/]+)/`, pathNot: [tests, `^${root}/${any(names)}/`] },
      to: { path: '^(engine|storefront|backoffice|start|simulators)/', pathNot: `^${root}/$1/` },
    },
    {
      from: { path: '^[^/]+/(.+)', pathNot: tests },
      to: { path: `^${root}/[^/]+/`, pathNot: `^${root}/${any(names)}/` },
    },
  ].map(({ from, to }) => ({
    name,
    severity: 'error',
    comment: 'a new folder is protected until architecture.mjs says what it may import',
    from,
    to,
  }))

/** What the pages may know of the engine: where a call is, and the types of what it takes and gives. */
const routes = '^engine/src/[^/]+/[a-z-]*routes\\.ts$'
const acrossTheSeam = [
  {
    name: 'storefront-knows-calls-only',
    severity: 'error',
    comment: 'of the engine the storefront may import routes, and types of contracts',
    from: { path: '^storefront/src/', pathNot: tests },
    to: { path: '^engine/', pathNot: [routes, contracts] },
  },
  {
    name: 'storefront-takes-types-of-contracts',
    severity: 'error',
    comment: 'schemas are the engine’s: the storefront imports their types',
    from: { path: '^storefront/src/', pathNot: tests },
    to: { path: contracts, dependencyTypesNot: ['type-only'] },
  },
]

const layerRules = Object.entries(storefrontLayers).map(([name, allowed]) => ({
  name: `storefront-${name}`,
  severity: 'error',
  comment: `${name} may use ${allowed.join(', ') || 'nothing'} and facts`,
  from: { path: `^storefront/src/${name}/`, pathNot: tests },
  to: {
    path: '^(engine|storefront)/',
    pathNot: [
      `^storefront/src/${any([name, ...allowed])}/`,
      ...(['config', 'api', 'features', 'screens'].includes(name) ? [routes] : []),
    ],
    dependencyTypesNot: ['type-only'],
  },
}))

const featureRule = {
  name: 'features-by-their-index',
  severity: 'error',
  comment: 'a feature is used through its index.ts, and between features only along featureEdges',
  from: { path: '^storefront/src/(screens|app|server)/', pathNot: tests },
  to: { path: '^storefront/src/features/[^/]+/', pathNot: '^storefront/src/features/[^/]+/index\\.tsx?$' },
}

const betweenFeatures = Object.entries(featureEdges).map(([name, allowed]) => ({
  name: `feature-${name}`,
  severity: 'error',
  comment: `${name} may use the index.ts of: ${allowed.join(', ') || 'no other feature'}`,
  from: { path: `^storefront/src/features/${name}/`, pathNot: tests },
  to: {
    path: '^storefront/src/features/',
    pathNot: [
      `^storefront/src/features/${name}/`,
      ...allowed.map((other) => `^storefront/src/features/${other}/index\\.tsx?$`),
    ],
  },
}))

const betweenScreens = {
  name: 'between-screens',
  severity: 'error',
  from: { path: '^storefront/src/screens/([^/]+)/', pathNot: tests },
  to: { path: '^storefront/src/screens/', pathNot: '^storefront/src/screens/$1/' },
}

/** What the back office may know of the engine: where a call of the Admin API is, what a job needs, and the types of what calls take and give. */
const anyRoutes = '^engine/src/.+/(?:[a-z-]*routes|job-needs)\\.ts$'
const anyContracts = '^engine/src/.+/[a-z-]*contract\\.ts$'
const backOffice = '^backoffice/src/'

const backOfficeRules = [
  {
    name: 'backoffice-knows-calls-only',
    severity: 'error',
    comment: 'of the engine the back office may import routes, what jobs need, and types of contracts',
    from: { path: backOffice, pathNot: tests },
    to: { path: '^engine/', pathNot: [anyRoutes, anyContracts] },
  },
  {
    name: 'backoffice-takes-types-of-contracts',
    severity: 'error',
    comment: 'schemas are the engine’s: the back office imports their types',
    from: { path: backOffice, pathNot: tests },
    to: { path: anyContracts, dependencyTypesNot: ['type-only'] },
  },
  ...Object.entries(backOfficeLayers).map(([name, allowed]) => ({
    name: `backoffice-${name}`,
    severity: 'error',
    comment: `${name} may use ${allowed.join(', ') || 'nothing'} and facts`,
    from: { path: `${backOffice}${name}/`, pathNot: tests },
    to: {
      path: '^(engine|backoffice)/',
      pathNot: [`${backOffice}${any([name, ...allowed])}/`, ...(name === 'api' ? [anyRoutes] : [])],
      dependencyTypesNot: ['type-only'],
    },
  })),
  {
    name: 'backoffice-features-by-their-index',
    severity: 'error',
    comment: 'a feature is used through its index.ts, and between features only along backOfficeFeatureEdges',
    from: { path: `${backOffice}(screens|app)/`, pathNot: tests },
    to: { path: `${backOffice}features/[^/]+/`, pathNot: `${backOffice}features/[^/]+/index\\.tsx?$` },
  },
  ...Object.entries(backOfficeFeatureEdges).map(([name, allowed]) => ({
    name: `backoffice-feature-${name}`,
    severity: 'error',
    comment: `${name} may use the index.ts of: ${allowed.join(', ') || 'no other feature'}`,
    from: { path: `${backOffice}features/${name}/`, pathNot: tests },
    to: {
      path: `${backOffice}features/`,
      pathNot: [
        `${backOffice}features/${name}/`,
        ...allowed.map((other) => `${backOffice}features/${other}/index\\.tsx?$`),
      ],
    },
  })),
  {
    name: 'backoffice-between-screens',
    severity: 'error',
    from: { path: `${backOffice}screens/([^/]+)/`, pathNot: tests },
    to: { path: `${backOffice}screens/`, pathNot: `${backOffice}screens/$1/` },
  },
]

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'facts-are-pure',
      severity: 'error',
      from: { path: '^facts/', pathNot: tests },
      to: { pathNot: '^facts/' },
    },
    {
      name: 'routes-import-nothing',
      severity: 'error',
      from: { path: '^engine/src/[^/]+/routes\\.ts$' },
      to: {},
    },
    ...betweenFolders,
    ...unlistedFolders,
    ...foundationRules,
    ...moduleRules,
    ...layerRules,
    featureRule,
    ...betweenFeatures,
    ...unlisted('engine-module-not-listed', 'engine/src', [...grounds, ...Object.keys(engineModules)]),
    ...unlisted('storefront-layer-not-listed', 'storefront/src', Object.keys(storefrontLayers)),
    ...unlisted('feature-not-listed', 'storefront/src/features', Object.keys(featureEdges)),
    ...acrossTheSeam,
    betweenScreens,
    ...backOfficeRules,
    ...unlisted('backoffice-layer-not-listed', 'backoffice/src', Object.keys(backOfficeLayers)),
    ...unlisted(
      'backoffice-feature-not-listed',
      'backoffice/src/features',
      Object.keys(backOfficeFeatureEdges),
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist)/|^demo/(?!build/)|^simulators/judges/' },
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    reporterOptions: { text: { highlightFocused: true } },
  },
}
