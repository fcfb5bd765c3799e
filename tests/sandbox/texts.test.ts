import { areas } from '../../sandbox/areas'
import { goldTerms } from '../../sandbox/areas/member/gold/agreement'
import { agreements } from '../../sandbox/areas/session/agreements/agreements'
import { type SmsScene, smsText } from '../../sandbox/areas/session/smsTexts'
import { withdrawalRules } from '../../sandbox/areas/wallet/withdrawalRules'
import type { Text } from '../../sandbox/language'
import { messageOf } from '../../sandbox/refusals'

const chinese = /\p{Script=Han}/u
const words = /[a-z]{2,} [a-z]+/i

/** What is wrong with a text: each language says something, and in its own words. */
const faultsOf = (name: string, { zh, en }: Text): string[] => [
  ...(chinese.test(zh) && /[。！？）\p{Script=Han}\d]$/u.test(zh.trim()) ? [] : [`${name} in Chinese: ${zh}`]),
  ...(words.test(en) && !chinese.test(en) ? [] : [`${name} in English: ${en}`]),
]

const params = { seconds: 42, count: 7, minutes: 8, amount: '1.00', most: 9 }

describe('what a customer reads', () => {
  const messages = areas.flatMap(({ routes }) => routes.flatMap((route) => Object.entries(route.messages)))

  it('every refusal has a message in both languages', () => {
    expect(messages.length).toBeGreaterThan(30)
    const read = (code: string, lang: 'zh-CN' | 'en') =>
      messages.filter(([name]) => name === code).map(([, message]) => messageOf(message, params, lang))
    const codes = [...new Set(messages.map(([code]) => code))]
    const texts = codes.flatMap((code) => {
      const [zh, en] = [read(code, 'zh-CN'), read(code, 'en')]
      return zh.flatMap((text, at) => faultsOf(code, { zh: text, en: en[at] ?? '' }))
    })
    expect(texts).toEqual([])
  })

  it('every declared refusal of an endpoint has its message', () => {
    const missing = areas.flatMap(({ routes }) =>
      routes.flatMap(({ endpoint, messages: own }) => endpoint.refusals.filter((code) => !(code in own))),
    )
    expect(missing).toEqual([])
  })

  it('every agreement has a code, a version, a title and paragraphs in both languages', () => {
    const texts = [...agreements, goldTerms, withdrawalRules]
    for (const { code, version, title, paragraphs } of texts) {
      expect([code, version]).toEqual([expect.stringMatching(/^[a-z-]{4,}$/), expect.stringMatching(/^\d{4}\.\d+$/)])
      expect(title.zh).toMatch(chinese)
      expect(title.en).toMatch(/^[A-Z][a-z]+/)
      expect(paragraphs.length).toBeGreaterThanOrEqual(3)
      expect(paragraphs.flatMap((text, at) => faultsOf(`${code} ${at}`, text))).toEqual([])
    }
    expect(new Set(texts.map(({ code }) => code)).size).toBe(agreements.length + 2)
  })

  it.each<SmsScene>(['login', 'bind', 'withdraw', 'cancel-account', 'gold-member', 'bank', 'certificate', 'bind-card'])(
    'the message of a code for %s contains the code, in both languages',
    (scene) => {
      const [zh, en] = [smsText(scene, '480213', 'zh-CN'), smsText(scene, '480213', 'en')]
      expect(faultsOf(scene, { zh, en: en.replace('480213', '') })).toEqual([])
      expect([zh, en].filter((text) => text.includes('480213'))).toHaveLength(2)
    },
  )
})
