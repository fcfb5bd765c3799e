import { unkeptPromises } from '../../config/checks/promises'

const catalogue = (text: string, path = 'src/i18n/order.ts') => ({ path, text: `export const order = {\n${text}\n}\n` })
const document = (...rows: string[]) => ({ path: 'docs/promises.md', text: `# Promises\n\n${rows.join('\n')}\n` })
const test = { path: 'tests/order.test.ts', text: "it('R-67 gives the money back', () => {})" }
const proved = '`tests/order.test.ts` › R-67 gives the money back'

const messagesOf = (...args: Parameters<typeof unkeptPromises>) =>
  unkeptPromises(...args).faults.map(({ path, line, message }) => `${path}:${line} ${message}`)

describe('the sentences that promise something', () => {
  it.each([
    ["refunded: '已退款',", 'order.refunded'],
    ["hint: '不予补偿',", 'order.hint'],
    ["hint: '免费领取',", 'order.hint'],
    ["hint: '24 小时内到账',", 'order.hint'],
    ["hint: '1 个工作日内寄出',", 'order.hint'],
    ["hint: '随会员赠送',", 'order.hint'],
    ["states: { waiting: '审核中' },", 'order.states.waiting'],
    ['text: (reason: string) => `已退还：${' + 'reason}`,', 'order.text'],
    ["lines: ['一', '可退'],", 'order.lines'],
  ])('need a line: %s', (text, key) => {
    expect(messagesOf([catalogue(text)], document(), [test])).toEqual([
      `src/i18n/order.ts:2 ${key} promises something: name in docs/promises.md what keeps it, or shorten it`,
    ])
    expect(messagesOf([catalogue(text)], document(`| \`${key}\` | The refund | ${proved} |`), [test])).toEqual([])
  })

  it.each([
    'It is refunded',
    'You are compensated',
    'Get it free',
    'Within 24 hours',
    'In one working day',
    'A gift',
    'In review',
  ])('need a line in English as well: %s', (text) => {
    const english = catalogue(`hint: '${text}',`, 'src/i18n/en/order.ts')
    expect(messagesOf([english], document(), [test])).toHaveLength(1)
  })

  it.each(["out: '退出登录',", "job: '退休人员',", "shown: '去使用',"])('are not these: %s', (text) => {
    expect(messagesOf([catalogue(text)], document(), [test])).toEqual([])
  })
})

describe('the lines of the document', () => {
  const promising = catalogue("refunded: '已退款',")
  const line = (proof: string) => document(`| \`order.refunded\` | The refund | ${proof} |`)

  it.each([
    ['a test that does not exist', '`tests/gone.test.ts` › R-67 gives the money back'],
    ['words that no title of the test has', '`tests/order.test.ts` › gives nothing back'],
    ['a test file alone', '`tests/order.test.ts`'],
    ['no reason', 'no promise: '],
    ['nothing', '—'],
  ])('are a fault with %s as proof', (_, proof) => {
    expect(messagesOf([promising], line(proof), [test])).toEqual([
      'docs/promises.md:3 order.refunded has no proof: name a test file and words of its title, or write "no promise: <reason>"',
    ])
  })

  it('may have a reason in place of a test', () => {
    expect(messagesOf([promising], line('no promise: the name of a list of orders'), [test])).toEqual([])
  })

  it('are a fault where their sentence is gone', () => {
    expect(messagesOf([catalogue("shown: '订单',")], line(proved), [test])).toEqual([
      'docs/promises.md:3 order.refunded is no promising sentence of src/i18n: remove the line',
    ])
  })
})
