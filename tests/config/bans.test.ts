import { bans, findViolations } from '../../config/checks/bans'

/** Put together here: written out it would be a violation of this file. */
const unplain = ['no', 'body'].join('')

/** Violations of each ban, and similar code that is allowed. */
const planted: Record<string, { path: string; bad: string[]; good: string[] }> = {
  'taro-calls': {
    path: 'src/domain/mall/x.ts',
    bad: [
      "import Taro from '@tarojs/taro'",
      "import { request } from '@tarojs/taro'",
      "import { useRouter, showToast } from '@tarojs/taro'",
      "import * as T from '@tarojs/taro'",
      "import Taro, { useRouter } from '@tarojs/taro'",
    ],
    good: ["import { useDidShow, useRouter } from '@tarojs/taro'", "import type Taro from '@tarojs/taro'"],
  },
  'host-name': { path: 'src/ui/X.tsx', bad: ["if (process.env.TARO_ENV === 'h5') a()"], good: ["const env = 'h5'"] },
  'host-objects': {
    path: 'src/domain/mall/x.ts',
    bad: ['wx.login()', 'my.tradePay({})', "tt['pay']()"],
    good: ['words.my.title', 'const text = "wx.login"', '// wx.login is reached through a port'],
  },
  'browser-objects': {
    path: 'src/shell/x.ts',
    bad: ['window.scrollTo(0, 0)', "localStorage.getItem('a')", 'document.title = a'],
    good: ['launch.location', '/* window.x */ a()'],
  },
  'raw-storage': {
    path: 'src/request/x.ts',
    bad: [
      "import * as storage from '@/platform/storage'",
      "import { read } from '../platform/storage'",
      "import { launchStorage } from '@/platform/sessionStorage'",
      "Taro.getStorageSync('mToken')",
      "await setStorage({ key: 'a', data: 1 })",
    ],
    good: [
      "import { stored } from '@/platform/stored'",
      "import { cashierStorage } from '@/domain/cashier/payment/cashierStorage'",
      "const token = stored('mToken', asToken)",
    ],
  },
  colours: {
    path: 'src/ui/X.scss',
    bad: [
      'color: #fff;',
      'color: #1ACD66;',
      'background: rgba(0, 0, 0, 0.5);',
      'color: red;',
      'border: 1px solid\n  RebeccaPurple;',
      'color: hsl(120deg 50% 50%);',
      'background: linear-gradient(oklch(0.7 0.1 200), transparent);',
    ],
    good: [
      'color: var(--color-text);',
      'mask: url(#shape);',
      'mask-image: linear-gradient(to right, black 80%, transparent);',
      'background: url("data:image/svg+xml,%3Csvg stroke=\'red\'%3E");',
      'white-space: nowrap;',
      'border-color: currentColor transparent;',
      '&-a { }',
    ],
  },
  'colours-in-code': {
    path: 'src/ui/X.tsx',
    bad: [
      "const a = <View style={{ color: 'red' }} />",
      "const a = <View style={{ border: '1px solid tomato' }} />",
      'const a = <Icon color="white" />',
      "const a = { backgroundColor: '#FFF' }",
      'const a = `hsl(120deg 50% 50%)`',
    ],
    good: ["const a = { color: 'var(--color-red)' }", "const look = 'gold'", "const a = { background: 'none' }"],
  },
  'top-level': { path: 'src/tools/sums.ts', bad: ['export const a = 1'], good: [] },
  strays: { path: 'src/pages/home/Stray.tsx', bad: ['export const Stray = () => null'], good: [] },
  'theme-branch': {
    path: 'src/pages/home/index.tsx',
    bad: ["const isNew = storedTheme() === 'xyfApp'", "if (theme.name === 'xbt_h5') a()"],
    good: ["import { go } from '@/navigate'", 'routes.xyfPdp'],
  },
  'literal-text': {
    path: 'src/ui/X.tsx',
    bad: [
      'const a = <Text>Only in WeChat</Text>',
      'const a = <Text>{count} left</Text>',
      "const a = <Text>{'Only here'}</Text>",
      'const a = <View aria-label="Close" />',
      "const a = <Field placeholder={'Your name'} />",
      "const signs = { ALIPAY: '支' }",
      `const a = \`共 \${count} 件\``,
    ],
    good: [
      'const a = <Text>{words.close}</Text>',
      'const a = <Text> · {price} ¥</Text>',
      'const a = <View className="is-on" id="close" aria-hidden="true" />',
      'const a = (b: Map<string, number>) => b.size > 1 && <View />',
      'const a = <Text>{/* 支付 */}</Text>',
    ],
  },
  intl: { path: 'src/lib/x.ts', bad: ['new Intl.NumberFormat()', 'date.toLocaleString()'], good: ['formatDate(now)'] },
  'money-division': {
    path: 'src/ui/X.tsx',
    bad: ['fen / 100', 'n.toFixed(2)'],
    good: ['fen / 1000', 'formatPrice(fen)'],
  },
  drawers: { path: 'src/utils/x.ts', bad: ['export const a = 1'], good: [] },
  barrels: { path: 'src/ui/index.ts', bad: ['export { a } from "./a"'], good: [] },
  'bare-pages': {
    path: 'src/pages/home/index.tsx',
    bad: [
      'export default observer(function Home() {})',
      'export default function Home() {}',
      'export default page(Home)',
    ],
    good: ['export default page(routes.home, function Home() {})', 'export default page(\n  routes.home,\n  Home,\n)'],
  },
  'left-overs': { path: 'sandbox/x.ts', bad: ['// TODO later', '// @ts-ignore'], good: ['// done'] },
  'plain-words': {
    path: 'tests/lib/x.test.ts',
    bad: [
      `// What ${unplain} reads.`,
      `/**\n * Pages that\n * ${unplain} opens.\n */`,
      `const a = 1 // ${unplain}’s`,
      `it('${unplain} reads it', () => {})`,
      `it.each([1])(\n  '%s leads ${unplain} to login',\n  () => {},\n)`,
      `describe.each(rows)('for ${unplain}', () => {})`,
      `describe(\`${unplain} \${name}\`, () => {})`,
    ],
    good: [
      `const text = '${unplain}'`,
      `// The user \`${unplain}\` of Unix.`,
      `say('${unplain}')`,
      `const ${unplain} = it.name`,
      '// This is the other sheet.',
      `it('reads it', () => say('${unplain}'))`,
    ],
  },
  'lifecycle-hooks': {
    path: 'src/subPackages/pdp/index.tsx',
    bad: ["import { useDidShow } from '@tarojs/taro'", "import { useReachBottom, useRouter } from '@tarojs/taro'"],
    good: ["import { View } from '@tarojs/components'"],
  },
  'quiet-stores': {
    path: 'src/domain/order/detailStore.ts',
    bad: ['call(orderDetail, { orderId }, { toast: false })'],
    good: ['this.detail.load((read) => read(orderDetail, { orderId }))'],
  },
  'hand-made-busy': {
    path: 'src/subPackages/gold-member/index/store.ts',
    bad: ['  busy = false', '  isOrdering = false', '  cancelling = false'],
    good: ['  agreed = false', '  readonly ordering = new Submission({ send })'],
  },
  'hand-made-request-id': {
    path: 'src/subPackages/gold-member/index/store.ts',
    bad: ["import { call, makeRequestId } from '@/request/call'"],
    good: ["import { Submission } from '@/request/submission'"],
  },
  'ended-sessions-in-stores': {
    path: 'src/pages/home/index/store.ts',
    bad: ['if (page.endedSessions === session.endedSessions) a()', 'const { endedSessions } = session'],
    good: ['this.page.value'],
  },
  'named-twins': {
    path: 'src/domain/mall/BuyBar.tsx',
    bad: ['go(routes.xyfOrderConfirm, choice)', 'replace(\n  routes.xyfPdp, { goodsId })'],
    good: ['go(routes.orderConfirm, choice)', 'page(routes.xyfPdp, Product)'],
  },
  'helpers-among-components': { path: 'src/domain/mall/openGoods.tsx', bad: ['export const a = 1'], good: [] },
  'sandbox-in-client': {
    path: 'src/domain/x.ts',
    bad: ["import { a } from '../../sandbox/rules'"],
    good: ["import { a } from '@/contract/mall/goods'"],
  },
}

describe('bans', () => {
  it('has an example violation for every ban', () => {
    expect(Object.keys(planted).sort()).toEqual(bans.map(({ id }) => id).sort())
  })

  it.each(Object.entries(planted).flatMap(([id, { path, bad }]) => bad.map((text) => [id, path, text])))(
    'catches %s in %s: %s',
    (id, path, text) => {
      const violation = findViolations(path, `const first = 1\n${text}\n`).find(({ ban }) => ban === id)
      expect(violation?.message).toMatch(/\w/)
    },
  )

  it.each(Object.entries(planted).flatMap(([id, { path, good }]) => good.map((text) => [id, path, text])))(
    '%s allows in %s: %s',
    (id, path, text) => {
      expect(findViolations(path, text).filter(({ ban }) => ban === id)).toEqual([])
    },
  )

  it('names the plain word', () => {
    const [violation] = findViolations('src/lib/x.ts', `/** A page that ${unplain} opens. */`)
    expect(violation?.message).toContain(`in place of "${unplain}" write: name who`)
  })

  it('allows payments a flow of their own', () => {
    expect(
      findViolations('src/domain/cashier/payment/bankCode.ts', '  busy = false\nconst id = makeRequestId()'),
    ).toEqual([])
  })

  it('allows host calls in the port folders', () => {
    expect(
      findViolations('src/platform/pay.h5.ts', "import Taro from '@tarojs/taro'\nwindow.location.assign(url)"),
    ).toEqual([])
    expect(findViolations('src/theme/xbt.ts', "colorText: '#1F2329'")).toEqual([])
  })
})
