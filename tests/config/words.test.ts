import { readFileSync } from 'node:fs'
import { sampleTexts } from '../../config/checks/sampleTexts'
import { rulingsOf, wordFaults } from '../../config/checks/words'

const glossary = readFileSync('docs/glossary.md', 'utf8')
const { rejected, buttons, names } = rulingsOf(glossary)

/** A value within a template of a planted text. */
const put = (value: string): string => ['$', '{', value, '}'].join('')

const chinese = (text: string) => ({ path: 'src/i18n/order.ts', text: `export const order = { ${text} }\n` })
const english = (text: string) => ({ path: 'src/i18n/en/order.ts', text: `export const order = { ${text} }\n` })
const served = (text: string) => ({
  path: 'sandbox/areas/order/messages.ts',
  text: `export const texts = { ${text} }\n`,
})

const messagesOf = (...files: ReturnType<typeof chinese>[]) =>
  wordFaults(files, glossary).faults.map(({ message }) => message)

/** The text as a literal of TypeScript. */
const literal = (text: string) => JSON.stringify(text)

describe('the tables of the glossary', () => {
  it('have rows, each with what is written in place of a word', () => {
    expect([rejected.length > 30, buttons.size > 10, names.length > 5]).toEqual([true, true, true])
    expect(rejected.filter(({ word, instead }) => word === '' || instead === '' || word === instead)).toEqual([])
  })

  it.each(rejected)('“$word” is found, and $instead is said to be its word', ({ lang, word, instead }) => {
    const text = lang === 'zh' ? `请看${word}页` : `please see ${word} here`
    const file = lang === 'zh' ? chinese(`hint: ${literal(text)}`) : english(`hint: ${literal(text)}`)
    expect(messagesOf(file)).toContain(`in place of “${word}” write: ${instead}: ${text}`)
  })

  it.each(rejected.flatMap(({ lang, except }) => except.map((phrase) => [lang, phrase] as const)))(
    'a phrase of %s that may have such a word is no fault: %s',
    (lang, phrase) => {
      const file = lang === 'zh' ? chinese(`hint: ${literal(phrase)}`) : english(`hint: ${literal(phrase)}`)
      expect(messagesOf(file).filter((message) => message.startsWith('in place'))).toEqual([])
    },
  )

  it.each([...buttons])('the button %s is “%s” in English', (zh, en) => {
    const planted = [chinese(`act: ${literal(zh)}`), english("act: 'Go on'")]
    expect(messagesOf(...planted)).toEqual([`order.act is “Go on” in English: write “${en}” for ${zh}`])
    expect(messagesOf(chinese(`act: ${literal(zh)}`), english(`act: ${literal(en)}`))).toEqual([])
  })
})

describe('the shape of a text', () => {
  const punctuation = 'write full-width punctuation after Chinese'
  const space = 'write a space between Chinese and digits or letters'
  const quotes = 'quote with “ and ”'
  const politely = 'address the customer by 您'
  const curly = 'write ’ for an apostrophe, “ and ” for quotes'
  const sentence = 'write sentence case'

  it.each([
    ["'请稍候,再试'", punctuation],
    ["'确定取消吗?'", punctuation],
    ["'余额(元)'", punctuation],
    ["'共3笔'", space],
    ["'下载App后查看'", space],
    ["'优惠¥20'", space],
    [`(count: number) => \`共${put('count')} 笔\``, space],
    [`(fen: number) => \`已省 ${put('formatAmount(fen)')}元\``, space],
    [`(fen: number) => \`已省${put('yuan(fen)')}\``, space],
    [`(days: number) => (days > 0 ? \`还剩${put('days')} 天\` : '')`, space],
    ["'请点「提交订单」'", quotes],
    ["'为你推荐'", politely],
  ])('is wrong in Chinese: %s', (text, fault) => {
    expect(messagesOf(chinese(`hint: ${text}`))).toEqual([expect.stringContaining(`${fault}: `)])
  })

  it.each([
    "'共 3 笔，已结清 2 笔。'",
    "'（选填）'",
    `(count: number) => \`共 ${put('count')} 笔\``,
    `(tool: string) => \`使用${put('tool')}支付\``,
    "'请点“提交订单”'",
    "'<b>每一单</b>都有补贴'",
  ])('is right in Chinese: %s', (text) => {
    expect(messagesOf(chinese(`hint: ${text}`))).toEqual([])
  })

  it.each([
    [`"Today's price"`, curly],
    [`'Tap "Pay" to go on'`, curly],
    ["'Add A Bank Card'", sentence],
    ["'Log In'", sentence],
    ["'Your Order is paid'", sentence],
  ])('is wrong in English: %s', (text, fault) => {
    expect(messagesOf(english(`hint: ${text}`))).toEqual([expect.stringContaining(`${fault}: `)])
  })

  it.each([
    "'Add a bank card'",
    "'Pay with WeChat Pay or Alipay'",
    "'Tap “Take photo”. Then check it'",
    "'Enter your ID number, or scan the QR code'",
    "'Select one, or I decide'",
  ])('is right in English: %s', (text) => {
    expect(messagesOf(english(`hint: ${text}`))).toEqual([])
  })
})

describe('what the sandbox answers', () => {
  it.each([
    ["WRONG: { zh: '共3笔', en: 'Three orders' }", 'write a space between Chinese and digits or letters: 共3笔'],
    [
      "WRONG: { zh: '请联系客服', en: 'Please contact support' }",
      'in place of “support” write: customer service: Please contact support',
    ],
    ["WRONG: say('请重新登录', 'Please sign in')", 'in place of “sign in” write: log in: Please sign in'],
  ])('is read in both languages: %s', (text, fault) => {
    expect(messagesOf(served(text))).toEqual([fault])
  })

  it('is no text where it is a name of code', () => {
    expect(sampleTexts(served("code: 'sign in', kind: 'user'"))).toEqual([])
  })
})
