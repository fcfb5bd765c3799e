/**
 * Which files may import which, by path and extension. A rule's comment says what to do instead.
 * `layers` reads: files of `from` may import our own files of `may` and of their own layer, and nothing else of ours.
 */
const screens = '^src/(pages|subPackages|center)/'
/** Logic and stores, in a screen's folder or in its area; they render nothing. */
const logic = '^src/(pages|subPackages|center|domain)/.+\\.ts$'
/** A route's own file; other files beside it start with a capital letter or are not components. */
const pages = '^src/(pages|subPackages|center)/.+/[a-z][^/.]*\\.tsx$'
/**
 * The only file of domain logic that uses texts and shows toasts: two pages may share one payment, so the flow and not a page shows
 * why it failed.
 */
const failureShower = '^src/domain/cashier/payment/showPayFailure\\.ts$'
const layers = [
  {
    name: 'screens',
    from: screens,
    may: [
      'shell',
      'domain',
      'ui',
      'contract',
      'request',
      'platform',
      'report',
      'theme',
      'i18n',
      'lib',
      'assets',
      'routes',
      'navigate',
    ],
    instead: 'a screen uses the shell, its area in domain/, and ui/; what two screens share belongs in domain/<area>/',
  },
  {
    name: 'shell',
    from: '^src/shell/',
    may: ['ui', 'platform', 'report', 'theme', 'i18n', 'lib', 'routes', 'navigate'],
    instead: 'the shell has no business knowledge: read it from AppContext, which app.tsx provides',
  },
  {
    name: 'domain-logic',
    from: '^src/domain/.+\\.ts$',
    except: failureShower,
    may: ['contract', 'request', 'platform', 'report', 'lib', 'domain'],
    instead: 'logic neither renders nor navigates: return a value, and let the screen show it or navigate',
  },
  {
    name: 'domain-components',
    from: '^src/domain/.+\\.tsx$',
    may: [
      'domain',
      'contract',
      'shell',
      'ui',
      'theme',
      'i18n',
      'routes',
      'navigate',
      'lib',
      'platform',
      'report',
      'assets',
    ],
    instead:
      'a shared component gets its data as props, and the body that two routes share is inside <Screen>; calls belong to its store',
  },
  {
    name: 'ui',
    from: '^src/ui/',
    may: ['theme', 'platform', 'i18n', 'lib'],
    instead: 'ui/ only displays; components with business knowledge belong in domain/<area>/*.tsx',
  },
  {
    name: 'request',
    from: '^src/request/',
    may: ['contract', 'platform', 'lib'],
    instead: 'the request layer gets data of the app through request/ports.ts',
  },
  {
    name: 'report',
    from: '^src/report/',
    may: ['contract', 'request', 'platform', 'lib'],
    instead: 'reports get their data as arguments',
  },
  {
    name: 'navigate',
    from: '^src/navigate\\.ts$',
    may: ['routes', 'platform', 'theme', 'lib'],
    instead: 'navigation may use only the routes and the stored theme',
  },
  {
    name: 'platform',
    from: '^src/platform/',
    may: ['lib'],
    instead: 'a port describes the host and nothing else; pass values in',
  },
  { name: 'theme', from: '^src/theme/', may: ['lib'], instead: 'a theme is data' },
  { name: 'i18n', from: '^src/i18n/', may: ['lib'], instead: 'texts are data; format values before passing them in' },
  { name: 'contract', from: '^src/contract/', may: [], instead: 'the contract describes the wire and imports nothing' },
  { name: 'lib', from: '^src/lib/', may: [], instead: 'lib/ has pure functions without business knowledge' },
  { name: 'routes', from: '^src/routes(/|\\.ts$)', may: [], instead: 'routes.ts is data' },
  {
    name: 'sandbox',
    from: '^sandbox/',
    may: ['contract', 'lib', 'routes'],
    also: '^config/appPaths\\.ts$',
    instead:
      'the sandbox shares the contract, lib/ and routes.ts with the client, and the file of replaced paths with its build, nothing more',
  },
]

/** Areas whose logic may use another area's; a new pair must be added here. */
const areaPairs = [
  ['account', 'native'],
  ['activity', 'remoteConfig'],
  ['activity', 'rights'],
  ['cashier', 'remoteConfig'],
  ['help', 'remoteConfig'],
  ['cashier', 'native'],
  ['member', 'remoteConfig'],
  ['member', 'rights'],
  ['rights', 'remoteConfig'],
  ['order', 'cashier'],
  ['certificate', 'cashier'],
  ['remoteConfig', 'mall'],
  ['wallet', 'identity'],
  ['member', 'cashier'],
]

/**
 * Which areas of the backend an area may use besides the accounts of `session`: only areas above it, so that no circle of areas is possible.
 * What one area does on behalf of all is declared by each area (sandbox/area.ts).
 */
const backendAreas = {
  session: [],
  cashier: [],
  mall: [],
  order: ['cashier', 'mall'],
  credit: ['cashier', 'order'],
  home: ['mall', 'order'],
  member: ['cashier', 'order', 'credit', 'home'],
  rights: ['credit', 'member'],
  account: ['rights'],
  coin: ['order'],
  identity: ['cashier', 'mall', 'order'],
  wallet: ['cashier', 'order', 'member', 'identity'],
  activity: ['mall', 'order', 'member', 'coin', 'wallet'],
  bank: ['cashier', 'identity', 'wallet'],
  certificate: ['cashier', 'order', 'credit', 'member', 'identity'],
  remoteConfig: ['mall', 'home', 'member'],
  coupon: ['order'],
  paysystem: ['cashier'],
  profile: ['cashier', 'identity'],
  supplier: ['order'],
  thirdParty: ['cashier', 'account'],
  topup: ['cashier', 'mall', 'order'],
}

/**
 * Files of domain/ and i18n/ that are in every main package, because app.tsx or a tab imports them. A file is added here only if the customer needs it before
 * they open another screen: every kilobyte of it delays each start.
 */
const mainFiles = [
  'i18n/((en/)?(attention|help|remoteConfig|home|mall|native|newcomer|orderTabs|profile|shell|ui)|language(For)?)',
  'domain/account/(consent|policyVersion|recommendation)',
  'domain/cashier/gateway/(cashierGateway|orderStatus|products|products/[^/]+)',
  'domain/cashier/payment/(cashierStorage|currentPayment|payment|query|querySchedule|reportPayment|sharedQuery|stateMachine)',
  'domain/cashier/pending/(customer|pendingPayments|resolveAtStart)',
  'domain/remoteConfig/(blocks/[^/]+|config|configValues|fetchSchema|fields|parseConfig|parsePage)',
  'domain/help/(HelpButton|helpStore|openCustomerService)',
  'domain/home/(AttentionCard|attention|readAhead)',
  'domain/mall/(BannerCarousel|Broadcast|Goods(Card|Grid|Link|Row)|SearchBox)',
  'domain/native/(ads|bridge|connect|messages|tellClick)',
  'domain/session/(customerKeys|launch|newcomer|offeredLogin|readUser|session|sessionLost|signedIn|startSession|supplierValues|token)',
  // Types only.
  'domain/cashier/gateway/gateway',
  'domain/order/orderTabs',
]

const ownLayer = (name, from) =>
  name === 'sandbox'
    ? '^sandbox/'
    : name === 'screens'
      ? screens
      : from.replace('.+\\.tsx$', '').replace('.+\\.ts$', '')

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'merge two files that import each other, or move what both use to a third file',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...layers.map(({ name, from, except, may, also, instead }) => ({
      name: `layer-${name}`,
      severity: 'error',
      comment: instead,
      from: { path: from, ...(except ? { pathNot: except } : {}) },
      to: {
        path: '^(src|sandbox|tests|config)/',
        pathNot: [
          ownLayer(name, from),
          '\\.s?css$',
          ...may.map((layer) => `^src/${layer}(/|\\.ts$)`),
          ...(also ? [also] : []),
        ],
      },
    })),
    {
      name: 'logic-shows-nothing',
      severity: 'error',
      comment: 'a .ts of domain/ returns a value, and the component on the screen shows the toast',
      from: { path: '^src/domain/.+\\.ts$', pathNot: failureShower },
      to: { path: '^src/platform/page/toast\\.' },
    },
    {
      name: 'failures-have-words-and-toasts-only',
      severity: 'error',
      comment:
        'the file that tells failures of payments knows their words and the toast; anything else belongs in another file',
      from: { path: failureShower },
      to: {
        path: '^src/',
        pathNot: ['^src/domain/cashier/', '^src/i18n/cashier\\.ts$', '^src/platform/page/toast\\.'],
      },
    },
    {
      name: 'logic-draws-nothing',
      severity: 'error',
      comment: 'a .ts of domain/ never imports a component: return a value and let a .tsx render it',
      from: { path: '^src/domain/.+\\.ts$' },
      to: { path: '\\.tsx$' },
    },
    {
      name: 'logic-leads-nowhere',
      severity: 'error',
      comment:
        'logic and stores answer values: the component shows words and toasts and navigates, after an action by useEnd of src/shell',
      from: { path: logic, pathNot: failureShower },
      to: { path: '^src/(navigate\\.ts|shell/|ui/|i18n/|platform/page/toast\\.)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'main-holds-listed-files',
      severity: 'error',
      comment:
        'app.tsx and the tabs are the main package of mini-programs: import this file from a screen of a sub-package, or add it to mainFiles in .dependency-cruiser.cjs',
      from: { path: '^src/(app|pages/(home|mall|my)/index)\\.tsx$' },
      to: {
        path: '^src/(domain/|i18n/|request/connectApiVip\\.ts$)',
        pathNot: [`^src/(${mainFiles.join('|')})\\.(tsx?|scss)$`],
        reachable: true,
      },
    },
    {
      name: 'screens-are-private',
      severity: 'error',
      comment: 'no file imports a screen or its private folder: move shared code to domain/<area>/ or ui/',
      from: { pathNot: [screens, '^tests/'] },
      to: { path: screens },
    },
    {
      name: 'screens-import-their-own-folder-only',
      severity: 'error',
      comment: "another screen's folder is private: move shared code to domain/<area>/ or ui/",
      from: { path: '^src/(pages|subPackages|center)/(.+)/[^/]+$' },
      to: { path: screens, pathNot: '^src/$1/$2/' },
    },
    {
      name: 'pages-import-the-folder-of-their-name',
      severity: 'error',
      comment: "a page's private parts are in the folder with its name",
      from: { path: '^src/(pages|subPackages|center)/(.+)/([^/]+)\\.tsx$', pathNot: '/[A-Z][^/]*\\.tsx$' },
      to: { path: '^src/$1/$2/[^/]+/', pathNot: '^src/$1/$2/$3/' },
    },
    {
      name: 'pages-call-nothing',
      severity: 'error',
      comment:
        "a page is parameters, store and layout: the call belongs in its store, in the folder of the page's name",
      from: { path: pages },
      to: { path: '^src/(request|contract)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-know-no-theme',
      severity: 'error',
      comment: 'a difference between themes is a variable of src/theme/theme.ts, which <Screen> writes',
      from: { path: pages },
      to: { path: '^src/theme/' },
    },
    {
      name: 'screens-know-no-host',
      severity: 'error',
      comment:
        'a difference between hosts is a port of src/platform with a file variant, never a branch in what is drawn',
      from: { path: ['^src/(pages|subPackages|center|shell|ui)/', '^src/domain/.+\\.tsx$'] },
      to: { path: '^src/platform/host/host(\\.|Port\\.)' },
    },
    {
      name: 'requests-show-nothing',
      severity: 'error',
      comment: 'throw a failure as an ApiError; the app shows it once, through the ports that app.tsx connects',
      from: { path: '^src/(request|report)/' },
      to: { path: '^src/platform/page/toast\\.' },
    },
    {
      name: 'areas-ask-first',
      severity: 'error',
      comment: 'an area may use another one only if the list areaPairs in .dependency-cruiser.cjs allows it',
      from: { path: '^src/domain/([^/]+)/' },
      to: { path: '^src/domain/', pathNot: ['^src/domain/$1/', '^src/domain/(session|account|help)/'] },
    },
    {
      name: 'backend-areas-ask-first',
      severity: 'error',
      comment:
        'an area uses only those that backendAreas in .dependency-cruiser.cjs lists for it; what it does for all areas, they declare (sandbox/area.ts)',
      from: { path: '^sandbox/areas/([^/]+)/' },
      to: { path: '^sandbox/areas/', pathNot: ['^sandbox/areas/$1/', '^sandbox/areas/session/'] },
    },
    {
      name: 'product-imports-no-tests',
      severity: 'error',
      comment: 'code of the product does not belong in tests/',
      from: { path: '^(src|sandbox|config)/' },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|artifacts|\\.cache)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.h5.ts', '.h5.tsx', '.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
}

/** Makes what an area may use besides the shared ones an exception to a rule, as a rule of its own. */
function allow(name, root, shared, [from, ...to]) {
  const rule = module.exports.forbidden.find((one) => one.name === name)
  rule.from.pathNot = [...(rule.from.pathNot ?? []), `^${root}/${from}/`]
  module.exports.forbidden.push({
    ...rule,
    name: `${name}-${from}`,
    from: { path: `^${root}/${from}/` },
    to: { path: `^${root}/`, pathNot: `^${root}/(${[from, ...shared, ...to].join('|')})/` },
  })
}

for (const from of new Set(areaPairs.map(([area]) => area))) {
  const allowed = areaPairs.filter(([area]) => area === from).map(([, to]) => to)
  allow('areas-ask-first', 'src/domain', ['session', 'account', 'help'], [from, ...allowed])
}
Object.entries(backendAreas).forEach(([from, allowed], index) => {
  const above = Object.keys(backendAreas).slice(0, index)
  const below = allowed.find((area) => !above.includes(area))
  if (below) throw new Error(`backendAreas: ${from} may only use areas above it, and ${below} is not`)
  allow('backend-areas-ask-first', 'sandbox/areas', ['session'], [from, ...allowed])
})
