import { parseArgs } from 'node:util'

/** What is checked, as the arguments say. Addresses have no slash at the end. */
export interface Options {
  main: string
  vip?: string
  apiVip?: string
  supVip?: string
  vipCore?: string
  vipCoreMobileGw?: string
  lowCode?: string
  cashier?: string
  cashierGateway?: string
  report?: string
  /** Where the app's pages are: providers of payments lead back there. */
  site: string
  /** PEM key of apiVip calls. */
  publicKey: string
  /** The customer who signs in; a code is sent where there is none yet. */
  as?: { mobile: string; code?: string }
  /** Order of an area of rights, for apiVip calls. */
  supplier?: string
  movesMoney: boolean
  /** Areas, or calls such as `home.index`, that are tried; all where it is empty. */
  only: readonly string[]
  /** File of replaced paths. */
  paths?: string
  /** An answer that takes longer is late, in milliseconds. */
  slow: number
  /** Pages of one list at most. */
  pages: number
  junit: string
}

const addresses = {
  main: 'main',
  vip: 'vip',
  'api-vip': 'apiVip',
  'sup-vip': 'supVip',
  'vip-core': 'vipCore',
  'vip-core-mobile-gw': 'vipCoreMobileGw',
  'low-code': 'lowCode',
  cashier: 'cashier',
  'cashier-gateway': 'cashierGateway',
  report: 'report',
  site: 'site',
} as const

const texts = [...Object.keys(addresses), 'public-key', 'as', 'supplier', 'only', 'paths', 'slow', 'pages', 'junit']

/** What the command says about itself. */
export const usage = `npm run conform -- --main=https://… [--vip=…] [--as=phone,code] [--moves-money]

  --main=<address>          the server; every other address is this one unless it is given
  --vip=<address>           the backends of the membership; --api-vip, --sup-vip, --vip-core and --vip-core-mobile-gw for one of them
  --low-code=, --cashier=, --cashier-gateway=, --report=    further backends
  --site=<address>          the app's pages, to which a payment leads back
  --public-key=<PEM>        key of the encrypted calls; the sandbox publishes its own
  --as=<phone>,<code>       signs in; without a code it is sent to the phone, and the command is run again with it
  --supplier=<order>        order of an area of rights, for the encrypted calls
  --moves-money             sends calls that order, pay and redeem, and others that change something
  --only=<area or call>,…   tries these alone, such as session,home,order.order
  --paths=<file>            replaced paths, the file that APP_PATHS names in a build
  --slow=<ms>               an answer that takes longer is late; 3000
  --pages=<count>           pages of one list at most; 50
  --junit=<file>            artifacts/conform.xml`

/** Reads the arguments. Throws an Error with a message for people where one is unknown, wrong or missing. */
export function readOptions(args: readonly string[]): Options {
  const given = parsed(args)
  const addressOf = (name: string): string | undefined => {
    const text = given[name]
    if (text === undefined) return undefined
    if (!/^https?:\/\/[^/\s]+/.test(text))
      throw new Error(`--${name} must be an address such as https://api.example.com`)
    return text.replace(/\/+$/, '')
  }
  const hosts = Object.fromEntries(
    Object.entries(addresses).flatMap(([name, key]) => {
      const address = addressOf(name)
      return address === undefined ? [] : [[key, address]]
    }),
  )
  if (!hosts.main) throw new Error('--main=<address> is missing: nothing is sent to a server that is not named')
  return {
    ...hosts,
    main: hosts.main,
    site: hosts.site ?? hosts.main,
    publicKey: given['public-key'] ?? '',
    as: customerOf(given.as),
    supplier: given.supplier,
    movesMoney: given['moves-money'] !== undefined,
    only: (given.only ?? '').split(',').filter(Boolean),
    paths: given.paths,
    slow: numberOf('slow', given.slow, 3_000),
    pages: numberOf('pages', given.pages, 50),
    junit: given.junit ?? 'artifacts/conform.xml',
  }
}

function parsed(args: readonly string[]): Record<string, string | undefined> {
  const options = Object.fromEntries(texts.map((name) => [name, { type: 'string' as const }]))
  const { values } = parseArgs({
    args: [...args],
    options: { ...options, 'moves-money': { type: 'boolean' as const } },
    strict: true,
    allowPositionals: false,
  })
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}

function customerOf(text: string | undefined): Options['as'] {
  if (text === undefined) return undefined
  const [mobile = '', code] = text.split(',')
  if (!/^\d{11}$/.test(mobile)) throw new Error('--as=<phone>,<code> needs a phone number of eleven digits')
  return code ? { mobile, code } : { mobile }
}

function numberOf(name: string, text: string | undefined, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text)
  if (!Number.isSafeInteger(value) || value <= 0) throw new Error(`--${name} must be a whole number above 0`)
  return value
}
