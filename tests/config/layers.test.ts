import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectFiles } from '../../config/scripts/projectFiles'
import { temporaryFolder } from './temporaryFolder'

const root = path.resolve(__dirname, '../..')
const rulesText = readFileSync(path.join(root, '.dependency-cruiser.cjs'), 'utf8')

/** Files of a small project; the first imports the second against the rule. */
const planted: [rule: string, from: string, to: string][] = [
  ['layer-screens', 'src/pages/home/index.tsx', 'src/app.ts'],
  ['layer-shell', 'src/shell/Screen.tsx', 'src/domain/session/session.ts'],
  ['layer-domain-logic', 'src/domain/mall/rules.ts', 'src/navigate.ts'],
  ['layer-domain-components', 'src/domain/mall/GoodsCard.tsx', 'src/request/call.ts'],
  ['layer-ui', 'src/ui/display/Price.tsx', 'src/domain/mall/rules.ts'],
  ['layer-request', 'src/request/call.ts', 'src/domain/session/session.ts'],
  ['layer-report', 'src/report/queue.ts', 'src/domain/session/session.ts'],
  ['layer-navigate', 'src/navigate.ts', 'src/request/call.ts'],
  ['layer-platform', 'src/platform/pay/pay.ts', 'src/request/call.ts'],
  ['layer-theme', 'src/theme/xbt.ts', 'src/platform/pay/pay.ts'],
  ['layer-i18n', 'src/i18n/mall.ts', 'src/platform/pay/pay.ts'],
  ['layer-contract', 'src/contract/mall/goods.ts', 'src/lib/money.ts'],
  ['layer-lib', 'src/lib/money.ts', 'src/contract/mall/goods.ts'],
  ['layer-routes', 'src/routes.ts', 'src/lib/money.ts'],
  ['layer-sandbox', 'sandbox/areas/mall/rules.ts', 'src/request/call.ts'],
  ['layer-domain-logic', 'src/domain/cashier/payment/makePayment.ts', 'src/i18n/cashier.ts'],
  ['logic-shows-nothing', 'src/domain/cashier/payment/makePayment.ts', 'src/platform/page/toast.ts'],
  ['failures-have-words-and-toasts-only', 'src/domain/cashier/payment/showPayFailure.ts', 'src/navigate.ts'],
  ['logic-draws-nothing', 'src/domain/mall/rules.ts', 'src/domain/mall/GoodsCard.tsx'],
  ['logic-leads-nowhere', 'src/pages/home/index/store.ts', 'src/navigate.ts'],
  ['logic-leads-nowhere', 'src/domain/mall/rules.ts', 'src/platform/page/toast.ts'],
  ['logic-leads-nowhere', 'src/center/login/index/store.ts', 'src/i18n/session.ts'],
  ['main-holds-listed-files', 'src/pages/home/index.tsx', 'src/domain/order/confirmStore.ts'],
  ['main-holds-listed-files', 'src/pages/my/index.tsx', 'src/i18n/order.ts'],
  ['main-holds-listed-files', 'src/app.tsx', 'src/request/connectApiVip.ts'],
  ['screens-are-private', 'src/ui/display/Price.tsx', 'src/pages/home/index/store.ts'],
  ['screens-import-their-own-folder-only', 'src/pages/home/index.tsx', 'src/pages/mall/index/store.ts'],
  [
    'pages-import-the-folder-of-their-name',
    'src/subPackages/order/confirm.tsx',
    'src/subPackages/order/detail/store.ts',
  ],
  ['pages-call-nothing', 'src/pages/home/index.tsx', 'src/request/call.ts'],
  ['pages-call-nothing', 'src/center/login/loginNum.tsx', 'src/contract/session.ts'],
  ['pages-know-no-theme', 'src/pages/home/index.tsx', 'src/theme/themeFlag.ts'],
  ['screens-know-no-host', 'src/pages/home/index/Header.tsx', 'src/platform/host/host.weapp.ts'],
  ['screens-know-no-host', 'src/domain/mall/GoodsCard.tsx', 'src/platform/host/host.weapp.ts'],
  ['requests-show-nothing', 'src/request/call.ts', 'src/platform/page/toast.ts'],
  ['areas-ask-first', 'src/domain/mall/rules.ts', 'src/domain/order/rules.ts'],
  // An area with an allowed dependency of its own may import that area, and no other.
  ['areas-ask-first-order', 'src/domain/order/rules.ts', 'src/domain/remoteConfig/config.ts'],
  ['backend-areas-ask-first', 'sandbox/areas/devices/sessions.ts', 'sandbox/areas/order/rules.ts'],
  ['backend-areas-ask-first-order', 'sandbox/areas/order/rules.ts', 'sandbox/areas/wallet/rules.ts'],
  ['backend-areas-ask-first-session', 'sandbox/areas/session/users.ts', 'sandbox/areas/mall/rules.ts'],
  ['product-imports-no-tests', 'src/lib/money.ts', 'tests/fixtures/x.ts'],
]

interface Cruise {
  modules: number
  violations: { rule: string; from: string; to: string }[]
  comments: string[]
}

function cruise(files: Record<string, string>): Cruise {
  const dir = temporaryFolder('layers')
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true })
    writeFileSync(path.join(dir, name), text)
  }
  for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json']) cpSync(path.join(root, name), path.join(dir, name))
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'))
  const folders = [...new Set(Object.keys(files).map((name) => name.split('/')[0] ?? ''))]
  const bin = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const run = () => {
    try {
      return execFileSync(process.execPath, [bin, '--config', '.dependency-cruiser.cjs', '-T', 'json', ...folders], {
        cwd: dir,
        encoding: 'utf8',
      })
    } catch (error) {
      return (error as { stdout: string }).stdout
    }
  }
  const { summary } = JSON.parse(run())
  return {
    modules: summary.totalCruised,
    violations: summary.violations.map((one: { rule: { name: string }; from: string; to: string }) => ({
      ...one,
      rule: one.rule.name,
    })),
    comments: summary.ruleSetUsed.forbidden.map(({ comment }: { comment?: string }) => comment ?? ''),
  }
}

const namesOf = ({ violations }: Cruise) => violations.map(({ rule }) => rule)

const importing = (from: string, to: string) => {
  const relative = path.posix.relative(path.posix.dirname(from), to).replace(/\.tsx?$/, '')
  return `import { a } from '${relative.startsWith('.') ? relative : `./${relative}`}'\nexport const b = a\n`
}

describe('layers', () => {
  it('checks the given files and accepts valid imports', () => {
    const cruised = cruise({
      'src/lib/money.ts': 'export const a = 1\n',
      'src/ui/display/Price.tsx': importing('src/ui/display/Price.tsx', 'src/lib/money.ts'),
      'src/domain/order/pay.ts': importing('src/domain/order/pay.ts', 'src/domain/cashier/payment/makePayment.ts'),
      'src/domain/cashier/payment/makePayment.ts': 'export const a = 1\n',
      'src/domain/cashier/payment/showPayFailure.ts':
        "import { a } from '../../../i18n/cashier'\nimport { b } from '../../../platform/page/toast'\nexport const c = [a, b]\n",
      'src/i18n/cashier.ts': 'export const a = 1\n',
      'src/platform/page/toast.ts': 'export const b = 1\n',
    })
    expect(cruised.modules).toBe(7)
    expect(namesOf(cruised)).toEqual([])
  })

  it('finds every planted violation, each by its own rule', () => {
    const files: Record<string, string> = {}
    for (const [, from, to] of planted) {
      files[to] ??= 'export const a = 1\n'
      const place = Object.keys(files).length
      const line = importing(from, to).split('\n')[0]?.replace('{ a }', `{ a as a${place} }`)
      files[from] = `${files[from] ?? 'export const a = 1\n'}${line}\nexport const b${place} = a${place}\n`
    }
    const { violations } = cruise(files)
    const isCaught = ([rule, from, to]: (typeof planted)[number]) =>
      violations.some((one) => one.rule === rule && one.from === from && one.to === to)
    expect(planted.filter((one) => !isCaught(one))).toEqual([])
  })

  it('allows a page to import types of the contract, and its store to make calls', () => {
    const cruised = cruise({
      'src/pages/home/index.tsx':
        "import type { A } from '../../contract/home'\nimport { s } from './index/store'\nexport const b: A = s\n",
      'src/pages/home/index/store.ts': importing('src/pages/home/index/store.ts', 'src/request/call.ts').replace(
        'b',
        's',
      ),
      'src/contract/home.ts': 'export type A = number\n',
      'src/request/call.ts': 'export const a = 1\n',
    })
    expect(namesOf(cruised)).toEqual([])
  })

  it('finds a cycle', () => {
    const cruised = cruise({
      'src/lib/one.ts': "import { b } from './two'\nexport const a = () => b\n",
      'src/lib/two.ts': "import { a } from './one'\nexport const b = () => a\n",
    })
    expect(namesOf(cruised)).toContain('no-cycles')
  })

  it('refuses a list by which areas of the backend could use each other in a circle', () => {
    const dir = temporaryFolder('circle')
    writeFileSync(path.join(dir, 'rules.cjs'), rulesText.replace("order: ['cashier', 'mall']", "order: ['wallet']"))
    expect(() => jest.requireActual(path.join(dir, 'rules.cjs'))).toThrow('order may only use areas above it')
  })

  it('lists only pairs of areas of which one uses the other', () => {
    const [, list = ''] = /const areaPairs = \[([\s\S]*?)\n\]/.exec(rulesText) ?? []
    const pairs = [...list.matchAll(/\['(\w+)', '(\w+)'\]/g)].map(([, from = '', to = '']) => [from, to] as const)
    expect(pairs.length).toBeGreaterThan(0)
    const files = projectFiles(['src/domain'], /\.tsx?$/)
    const isUsed = ([from, to]: readonly [string, string]) =>
      files.some((file) => file.path.startsWith(`src/domain/${from}/`) && file.text.includes(`'@/domain/${to}/`))
    expect(pairs.filter((pair) => !isUsed(pair))).toEqual([])
    expect(isUsed(['lib', 'order'])).toBe(false)
  })

  it('names a replacement in every rule', () => {
    const { comments } = cruise({ 'src/lib/one.ts': 'export const a = 1\n' })
    expect(comments.every((comment) => comment.length > 10)).toBe(true)
  })
})
