import { bans, findViolations } from '../../config/checks/bans'

/** A value within a template of the examples below. */
const put = (value: string): string => ['$', '{', value, '}'].join('')

/** Put together here: written out it would be a violation of this file. */
const unplain = ['no', 'body'].join('')

/** Reads, makes and writes of days and times that differ with the zone of the machine. */
const ownZones = [
  'const year = now.getFullYear()',
  'const year = now.getYear()',
  'now.setMonth(now . /* next */ getMonth() + 1)',
  'now.setDate(31)',
  'dates.map((one) => one?.getDate())',
  "now['getDay']()",
  'const hours = new Date().getHours()',
  'now.setHours(0, 0, 0, 0)',
  'now.getMinutes()',
  'now.getSeconds()',
  'now.getTimezoneOffset()',
  'now.toDateString()',
  'now.toTimeString().slice(0, 5)',
  'now.toLocaleDateString()',
  'new Date(2030, 0, 31)',
  'new Date(year, month)',
  "new Date('2030-01-31T10:00:00')",
  "new Date('2030/01/31')",
  `new Date(\`\${day}T00:00:00\`)`,
  "Date.parse('2030-01-31 10:00')",
  'const text = Date()',
]

/** Moments, and texts of them, that are the same in every zone. */
const sameEverywhere = [
  'new Date()',
  'new Date(now.getTime() + dayMs)',
  "new Date('2030-01-31')",
  "new Date('2030-01-31T10:00:00Z')",
  `new Date(\`\${day}T00:00:00+08:00\`)`,
  "Date.parse('2030-01-31T00:00:00.000+08:00')",
  'Date.parse(text)',
  'Date.now()',
  'now.toISOString()',
  "const text = 'now.getMonth() and new Date(2030, 0)'",
  '// now.getMonth() is of the zone of the machine',
]

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
      "import { useRouter, request as useAsk } from '@tarojs/taro'",
      "import /* the host */ Taro from\n  '@tarojs/taro'",
      "const { request } = await import('@tarojs/taro')",
      "const Taro = require('@tarojs/taro')",
      "export { request } from '@tarojs/taro'",
    ],
    good: [
      "import { useDidShow, useRouter } from '@tarojs/taro'",
      "import { useRouter as usePlace, type Options } from '@tarojs/taro'",
      "import { useRouter /* not request */ } from '@tarojs/taro'",
      "import type Taro from '@tarojs/taro'",
      `const text = "import Taro from '@tarojs/taro'"`,
    ],
  },
  'newer-methods': {
    path: 'src/domain/mall/x.ts',
    bad: ['const last = list.at(-1)', 'list.findLast(isOpen)', 'Object.hasOwn(a, key)', 'list.toSorted()'],
    good: ['const last = list[list.length - 1]', 'const { at } = mark', 'list.sort()', "const text = 'list.at(-1)'"],
  },
  'host-name': {
    path: 'src/ui/X.tsx',
    bad: ["if (process.env.TARO_ENV === 'h5') a()", "if (process.env['TARO_ENV'] === 'h5') a()"],
    good: ["const env = 'h5'", "const text = 'not by TARO_ENV'", 'const a = <Text>{/* TARO_ENV */}</Text>'],
  },
  'host-objects': {
    path: 'src/domain/mall/x.ts',
    bad: [
      'wx.login()',
      'my.tradePay({})',
      "tt['pay']()",
      'wx?.login()',
      'wx\n  // At once.\n  .login()',
      'const { login } = wx',
      'const host = my',
    ],
    good: [
      'words.my.title',
      'words\n  .my.title',
      'const text = "wx.login"',
      'const text = `call wx.login, say`',
      '// wx.login is reached through a port',
    ],
  },
  'browser-objects': {
    path: 'src/shell/x.ts',
    bad: [
      'window.scrollTo(0, 0)',
      "localStorage.getItem('a')",
      'document.title = a',
      "window['scrollTo'](0, 0)",
      'navigator?.share(a)',
      'const { title } = document',
    ],
    good: ['launch.location', '/* window.x */ a()', 'const text = `of window.x`', 'a /* , */ .document.title'],
  },
  'raw-storage': {
    path: 'src/request/x.ts',
    bad: [
      "import * as storage from '@/platform/storage/storage'",
      "import { read } from '../platform/storage/storage'",
      "import { launchStorage } from '@/platform/storage/sessionStorage'",
      "Taro.getStorageSync('mToken')",
      "await setStorage({ key: 'a', data: 1 })",
      "import {\n  read,\n} from /* raw */ '../platform/storage/storage'",
      "import { getStorageSync as read } from '@/platform/x'",
    ],
    good: [
      "import { stored } from '@/platform/storage/stored'",
      "import { cashierStorage } from '@/domain/cashier/payment/cashierStorage'",
      "const token = stored('mToken', asToken)",
      "const text = 'call getStorage in /storage'",
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
  'time-tone': {
    path: 'src/domain/mall/x.tsx',
    bad: ['const x = <Countdown strong tone="price" deadline={at} />', 'const x = <Countdown tone={look} />'],
    good: [
      'const x = <Countdown tone="warning" />',
      'const x = <Countdown kind="note" />',
      'const x = <Text tone="price" />',
    ],
  },
  'role-redeclared': {
    path: 'src/domain/mall/x.scss',
    bad: ['.x { --color-price: var(--color-brand); }'],
    good: ['.x { --color-price: var(--color-text-third); }', '.x { color: var(--color-price); }'],
  },
  'colours-in-code': {
    path: 'src/ui/X.tsx',
    bad: [
      "const a = <View style={{ color: 'red' }} />",
      "const a = <View style={{ border: '1px solid tomato' }} />",
      'const a = <Icon color="white" />',
      "const a = { backgroundColor: '#FFF' }",
      'const a = `hsl(120deg 50% 50%)`',
      "const a = { color: isOn ? 'red' : 'var(--color-text)' }",
      `const a = { border:\n  \`1px solid \${isOn} tomato\` }`,
      "const a = <Icon color={isOn && ('white')} />",
    ],
    good: [
      "const a = { b: text /* color: 'red' */ }",
      'class A { #fff = 1; b = () => this.#fff }',
      "const a = { color: read('red') }",
      "const a = { color: 'var(--color-red)' }",
      "const look = 'gold'",
      "const a = { background: 'none' }",
    ],
  },
  'text-styles': {
    path: 'src/domain/wallet/Row.scss',
    bad: ['font-size: 14px;', 'line-height: 1.5;', '& .a { font-weight: 600; }', '@use "../../theme/type";'],
    good: ['font-style: italic;', 'color: var(--color-text);', '// font-size: 14px', '@use "../../theme/header";'],
  },
  'text-sizes': {
    path: 'src/ui/display/X.scss',
    bad: [
      'font-size: 14px;',
      'font: bold 1.2em/1.5 sans-serif;',
      'font-size: 120%;',
      'font-variant-numeric: tabular-nums;',
    ],
    good: [
      'font-size: type.size("note");',
      'font-size: calc(var(--icon-size) * 1px);',
      'font-size: 0;',
      '@include type.tabular;',
      'line-height: 48px;',
    ],
  },
  'costly-motion': {
    path: 'src/ui/layer/X.scss',
    bad: [
      '@keyframes x { from { height: 0; } }',
      '@keyframes x { 50% { opacity: 0.5; top: 4px; } }',
      '@keyframes x { from { animation-timing-function: linear; } }',
      '.x { transition: border-color $quick; }',
      '.x { transition: transform $quick, box-shadow $quick; }',
      '.x { transition-property: opacity, width; }',
      '.x { transition: all $quick }',
    ],
    good: [
      '@keyframes x { from { transform: translateY(40%); opacity: 0; } }\n.x { color: inherit; height: 0; }',
      '.x { transition: transform $quick cubic-bezier(0.2, 0.8, 0.2, 1), opacity $quick; }',
      '.x { transition: none; }',
      '// transition: height',
    ],
  },
  'own-tempo': {
    path: 'src/ui/layer/X.scss',
    bad: [
      '.x { animation: fade 300ms; }',
      '.x { transition: opacity .2s; }',
      '.x { @include motion.enter(fade, 0.4s); }',
      '.x { animation: fade motion.$duration ease-in; }',
      '.x { transition-timing-function: linear; }',
      '$time: 2s;',
    ],
    good: [
      '.x { @include motion.enter(fade); }',
      '.x { animation: none; }',
      '.x { background: linear-gradient(90deg, var(--color-page), transparent); }',
      '.x { background: url("data:a 2s"); }',
      '.a1s { width: 2px; }',
      '// 220ms',
    ],
  },
  'motion-in-code': {
    path: 'src/ui/layer/X.tsx',
    bad: [
      "const x = <View style={{ transition: 'height 1s' }} />",
      'const x = <View style={{ animationDuration: time }} />',
    ],
    good: ["const x = <View style={{ transform: 'none' }} />", 'const x = { transitional: true }'],
  },
  'class-components': {
    path: 'src/pages/home/index/X.tsx',
    bad: [
      'class X extends Component<Props> {}',
      'export class X extends React.PureComponent {}',
      'const x = class extends Component {}',
    ],
    good: ['class X extends Store {}', 'const X = observer(function X() {})'],
  },
  'host-text': {
    path: 'src/pages/home/index/X.tsx',
    bad: ["import { Text, View } from '@tarojs/components'"],
    good: ["import { View } from '@tarojs/components'", "import { Text } from '@/ui/display/Text'"],
  },
  'top-level': { path: 'src/tools/sums.ts', bad: ['export const a = 1'], good: [] },
  strays: { path: 'src/pages/home/Stray.tsx', bad: ['export const Stray = () => null'], good: [] },
  'theme-branch': {
    path: 'src/pages/home/index.tsx',
    bad: [
      "const isNew = storedTheme() === 'xyfApp'",
      "if (theme.name === 'xbt_h5') a()",
      "import { isNewer } from '@/theme/themeFlag'",
      "import { storedTheme as look } from '@/theme/x'",
    ],
    good: [
      "const a = b // 'xyfApp'",
      "const text = 'the storedTheme'",
      "import { go } from '@/navigate'",
      'routes.xyfPdp',
    ],
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
  intl: {
    path: 'src/lib/x.ts',
    bad: [
      'new Intl.NumberFormat()',
      'date.toLocaleString()',
      'const { NumberFormat } = Intl',
      'date\n  .toLocaleDateString /* short */ ()',
      "date['toLocaleTimeString']()",
    ],
    good: ['formatDate(now)', "const text = 'Intl.NumberFormat or .toLocaleString()'", 'a() // Intl.NumberFormat'],
  },
  'empty-lists': {
    path: 'src/domain/wallet/X.tsx',
    bad: [
      'const x = <ListBody empty={<EmptyState icon="coin" text={none} />} />',
      'const x = <ListBody empty={given ?? <EmptyState\n  icon="coin"\n  text={none} />} />',
    ],
    good: [
      'const x = <ListBody empty={<EmptyState illustration="empty" icon="coin" text={none} />} />',
      'const x = <ListBody empty={<EmptyState\n  illustration={firstUse}\n  text={none} />} />',
      'const x = <EmptyState icon="done" text={done} />',
    ],
  },
  'money-division': {
    path: 'src/ui/X.tsx',
    bad: [
      'fen / 100',
      'n.toFixed(2)',
      'const a = (price - fee(2)) / 100',
      'const a = order.amount /* fen */\n  / 100',
      'n.toFixed(\n  2,\n)',
      'balance /= 100',
    ],
    good: [
      'fen / 1000',
      'formatPrice(fen)',
      'const a = width / 100',
      "const text = 'fen / 100'",
      'const a = <Text>{/* fen / 100 */}</Text>',
    ],
  },
  'own-sums': {
    path: 'src/ui/X.tsx',
    bad: [
      `const a = \`¥${put('formatPrice(fen)')}\``,
      `const a = \`-¥${put('sum')}\``,
      `const a = \`${put('name')} ¥${put('sum')}\``,
      "const a = formatAmount(fen).replace(/\\.00$/, '')",
    ],
    good: [
      'const a = yuan(fen)',
      `const a = \`-${put('yuan(fen)')}\``,
      "const a = '¥'",
      "const a = text.replace(/\\.png$/, '')",
    ],
  },
  'own-sums-in-sandbox': {
    path: 'sandbox/areas/wallet/x.ts',
    bad: [`const a = \`¥${put('formatAmount(fen)')} is back\``, "const a = sum.replace(/\\.00$/, '')"],
    good: [`const a = \`${put('yuan(fen)')} is back\``, `const a = \`¥${put('price')} now\``],
  },
  'own-plurals': {
    path: 'src/i18n/en/x.ts',
    bad: [
      `const a = (count: number) => (count === 1 ? '1 coin' : \`${put('count')} coins\`)`,
      "const a = (count: number) => word(count === 1 ? 'coin' : 'coins')",
    ],
    good: [
      "const a = (count: number) => counted(count, 'coin')",
      'const a = page === 1 ? { mall } : {}',
      "const a = status === 1 ? 'review' : 'none'",
    ],
  },
  drawers: { path: 'src/utils/x.ts', bad: ['export const a = 1'], good: [] },
  barrels: { path: 'src/ui/index.ts', bad: ['export { a } from "./a"'], good: [] },
  'bare-pages': {
    path: 'src/pages/home/index.tsx',
    bad: [
      'export default observer(function Home() {})',
      'export default function Home() {}',
      'export default page(Home)',
      '// export default page(routes.home, Home)\nexport default Home',
      'const text = `\nexport default page(routes.home, Home)`',
    ],
    good: [
      'export default /* wrapped */ page(\n  // Of home.\n  routes.home, Home)',
      'export default page(routes.home, function Home() {})',
      'export default page(\n  routes.home,\n  Home,\n)',
    ],
  },
  'left-overs': {
    path: 'sandbox/x.ts',
    bad: ['// TODO later', '// @ts-ignore', 'a(/*\n * FIXME */)', `const a = \`\${b /* HACK */}\``],
    good: ['// done', "const text = 'XXX'", 'const find = /TODO|FIXME/', "const a = '// TODO'"],
  },
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
      `it.only /* alone */ (\n  // first\n  '${unplain} reads it', () => {})`,
      `const a = b/* ${unplain} */(c)`,
    ],
    good: [
      `const text = '${unplain}'`,
      `// The user \`${unplain}\` of Unix.`,
      `say('${unplain}')`,
      `const ${unplain} = it.name`,
      '// This is the other sheet.',
      `const text = 'https://x // ${unplain}'`,
      `const find = /[/*] ${unplain} [*/]/`,
      `it('reads it', () => say('${unplain}'))`,
    ],
  },
  'test-paths': {
    path: 'tests/screens/x.test.tsx',
    bad: ["import { stored } from '../request/fakeHost'"],
    good: ["import { stored } from '@tests/request/fakeHost'", "import { root } from '../../config/scripts/run'"],
  },
  'screen-tests': {
    path: 'tests/domain/wallet/x.test.tsx',
    bad: ["import CashOut from '@/subPackages/cash-out/index'", "import { S } from '@/pages/home/index/store'"],
    good: ["import { fees } from '@/domain/wallet/withdraw/withdrawRules'"],
  },
  'left-out-tests': {
    path: 'tests/lib/x.test.ts',
    bad: [
      "it.skip('adds', () => {})",
      "it.only('adds', () => {})",
      "it.todo('adds')",
      "it.failing('adds', () => {})",
      "test.skip('adds', () => {})",
      "test.only('adds', () => {})",
      "test.todo('adds')",
      "describe.skip('sums', () => {})",
      "describe.only('sums', () => {})",
      "describe\n  // Later.\n  .skip /* all */ ('sums', () => {})",
      "it.skip.each([1])('adds %i', () => {})",
      "describe.only.each([1])('sums of %i', () => {})",
      "it['only']('adds', () => {})",
      "fit('adds', () => {})",
      "xit('adds', () => {})",
      "xtest('adds', () => {})",
      "fdescribe('sums', () => {})",
      "xdescribe('sums', () => {})",
      "xit.each([1])('adds %i', () => {})",
      'fit.each`a\n1`("adds $a", () => {})',
      'const run = hasBrowser ? it : it.skip',
      'const run = hasBrowser ? it : xit',
      'const { only: alone } = it',
      'const later = xdescribe',
      "import { xit as later } from '@jest/globals'",
    ],
    good: [
      "it('is the only one', () => {})",
      "it.each([1])('adds %i', () => {})",
      "describe.each([1])('sums of %i', () => {})",
      'rows.only(1).skip(2)',
      "const text = 'it.skip()'",
      'a() // it.only is refused',
      "const style = { fit: 'cover' }",
      'const { fit } = style',
    ],
  },
  'lifecycle-hooks': {
    path: 'src/subPackages/pdp/index.tsx',
    bad: ["import { useDidShow } from '@tarojs/taro'", "import { useReachBottom, useRouter } from '@tarojs/taro'"],
    good: ["import { View } from '@tarojs/components'", `const text = "from '@tarojs/taro'"`],
  },
  'quiet-stores': {
    path: 'src/domain/order/detailStore.ts',
    bad: [
      'call(orderDetail, { orderId }, { toast: false })',
      'call(orderDetail, { orderId }, { toast:\n  // None.\n  false })',
      "call(orderDetail, { orderId }, { 'toast': false })",
    ],
    good: [
      "const text = '{ toast: false }'",
      'call(orderDetail, { orderId }) // toast: false',
      'this.detail.load((read) => read(orderDetail, { orderId }))',
    ],
  },
  'hand-made-busy': {
    path: 'src/subPackages/gold-member/index/store.ts',
    bad: [
      'class S {\n  busy = false\n}',
      'class S {\n  isOrdering = false\n}',
      'class S {\n  private cancelling = false\n}',
      'class S { protected busy: boolean = /* at first */\n false }',
    ],
    good: [
      'class S {\n  agreed = false\n}',
      'class S {\n  readonly ordering = new Submission({ send })\n}',
      'class S {\n  // busy = false\n  text = `\n  busy = false\n`\n}',
    ],
  },
  'hand-made-request-id': {
    path: 'src/subPackages/gold-member/index/store.ts',
    bad: [
      "import { call, makeRequestId } from '@/request/call'",
      "import { makeRequestId as id } from '@/request/call'",
    ],
    good: ["const text = 'makeRequestId'", "import { Submission } from '@/request/submission'"],
  },
  'ended-sessions-in-stores': {
    path: 'src/pages/home/index/store.ts',
    bad: ['if (page.endedSessions === session.endedSessions) a()', 'const { endedSessions } = session'],
    good: ['this.page.value', "const text = 'endedSessions'", 'a() // endedSessions'],
  },
  'named-twins': {
    path: 'src/domain/mall/BuyBar.tsx',
    bad: [
      'go(routes.xyfOrderConfirm, choice)',
      'replace(\n  routes.xyfPdp, { goodsId })',
      'go(/* the newer */ routes.xyfPdp, { goodsId })',
      'go(routes\n  .xyfPdp)',
    ],
    good: ["const text = 'go(routes.xyfPdp)'", 'go(routes.orderConfirm, choice)', 'page(routes.xyfPdp, Product)'],
  },
  'helpers-among-components': { path: 'src/domain/mall/openGoods.tsx', bad: ['export const a = 1'], good: [] },
  'sandbox-in-client': {
    path: 'src/domain/x.ts',
    bad: [
      "import { a } from '../../sandbox/rules'",
      "import a from\n  // Both.\n  '../../sandbox/rules'",
      "const a = await import('../../sandbox/rules')",
      "import '../../sandbox/rules'",
    ],
    good: [`const text = "from '../../sandbox/rules'"`, "import { a } from '@/contract/mall/goods'"],
  },
  'server-zone': {
    path: 'sandbox/areas/member/x.ts',
    bad: [
      ...ownZones,
      'const month = now.getUTCMonth() + 1',
      'new Date(Date.UTC(2030, 0, 31))',
      "new Intl.DateTimeFormat('zh')",
      "new Intl['DateTimeFormat']('zh')",
      "now.toLocaleString('zh')",
      'now.toLocaleTimeString()',
    ],
    good: sameEverywhere,
  },
  'app-dates-in-sandbox': {
    path: 'sandbox/areas/member/x.ts',
    bad: ["import { addMonths } from '@/lib/calendar'", "import { formatDate } from '../../../src/lib/date'"],
    good: ["import { monthsAfter } from '../../beijing'", "import { formatAmount } from '@/lib/money'"],
  },
  'device-zone': {
    path: 'src/ui/X.tsx',
    bad: [...ownZones, 'const month = now.getUTCMonth() + 1', 'Date.UTC(2030, 0, 31)'],
    good: [...sameEverywhere, 'setSeconds(secondsUntil(until))', 'setDate(day)'],
  },
}

describe('bans', () => {
  it('has an example violation for every ban', () => {
    expect(Object.keys(planted).sort()).toEqual(bans.map(({ id }) => id).sort())
  })

  it.each(Object.entries(planted).flatMap(([id, { path, bad }]) => bad.map((text) => [id, path, text])))(
    'catches %s in %s: %s',
    (id, path, text) => {
      const violation = findViolations({ path, text: `const first = 1\n${text}\n` }).find(({ ban }) => ban === id)
      expect(violation?.message).toMatch(/\w/)
    },
  )

  it.each(Object.entries(planted).flatMap(([id, { path, good }]) => good.map((text) => [id, path, text])))(
    '%s allows in %s: %s',
    (id, path, text) => {
      expect(findViolations({ path, text }).filter(({ ban }) => ban === id)).toEqual([])
    },
  )

  it('names the plain word', () => {
    const [violation] = findViolations({ path: 'src/lib/x.ts', text: `/** A page that ${unplain} opens. */` })
    expect(violation?.message).toContain(`in place of "${unplain}" write: name who`)
  })

  it('allows payments a flow of their own', () => {
    expect(
      findViolations({
        path: 'src/domain/cashier/payment/bankCode.ts',
        text: 'class S {\n  busy = false\n  id = makeRequestId()\n}',
      }),
    ).toEqual([])
  })

  it('allows host calls in the port folders', () => {
    expect(
      findViolations({
        path: 'src/platform/pay/pay.h5.ts',
        text: "import Taro from '@tarojs/taro'\nwindow.location.assign(url)",
      }),
    ).toEqual([])
    expect(findViolations({ path: 'src/theme/xbt.ts', text: "const a = { colorText: '#1F2329' }" })).toEqual([])
  })
})
