import type { ReduceComplaintInfo, TagResult } from '@/contract/remoteConfig/decisions'
import { formatAmount } from '@/lib/money'
import { monthStart } from '../../beijing'
import type { Db } from '../../db/client'
import { inLanguage, type Lang, type Text } from '../../language'
import type { User } from '../../user'
import { savedSince } from '../home/savings'
import { monthOf } from '../member/chargeTimes'
import { birthdayMonth } from '../member/gifts/birthday'
import { isRunning, type Term, termOf } from '../member/terms'
import { servicePhone } from './appConfig'

/** What tags and decisions are computed from. */
interface Facts {
  db: Db
  user: User
  /** The monthly membership; absent for who never was a member. */
  term: Term | undefined
  lang: Lang
  now: Date
}

const levels = [
  { from: 6, name: { zh: '资深会员', en: 'Senior member' } },
  { from: 3, name: { zh: '进阶会员', en: 'Advanced member' } },
  { from: 0, name: { zh: '新会员', en: 'New member' } },
] as const satisfies readonly { from: number; name: Text }[]

/** The months of membership since the first one began, where it still runs. */
const monthsOf = ({ term, now }: Facts): number | undefined =>
  isRunning(term, now) ? monthOf(term.firstTime, now) : undefined

/** Tags by their key, each with its value for a customer; undefined where the customer has none. */
const tags: Readonly<Record<string, (facts: Facts) => Promise<string | undefined>>> = {
  /** Points that the membership has grown by: 100 for each month. */
  member_growth: async (facts) => {
    const months = monthsOf(facts)
    return months === undefined ? undefined : String((months + 1) * 100)
  },
  member_level: async (facts) => {
    const months = monthsOf(facts)
    const level = months === undefined ? undefined : levels.find(({ from }) => months >= from)
    return level && inLanguage(level.name, facts.lang)
  },
  /** What was saved this month, in yuan: the figure of home. */
  member_saved_month: async ({ db, user, term, now }) =>
    term && formatAmount(await savedSince(db, user.userId, monthStart(now))),
}

/** The values of these tags; each once; one that is unknown, or has no value, is left out. */
export async function computeTags(facts: Facts, tagKeys: readonly string[]): Promise<TagResult[]> {
  const byKey = new Map(Object.entries(tags))
  const rows = await Promise.all(
    [...new Set(tagKeys)].map(async (tagKey) => ({ tagKey, tagResult: await byKey.get(tagKey)?.(facts) })),
  )
  return rows.flatMap(({ tagKey, tagResult }) => (tagResult === undefined ? [] : [{ tagKey, tagResult }]))
}

/** Places of screens by their key: whether a customer is shown them. */
const scenes: Readonly<Record<string, (facts: Facts) => boolean>> = {
  vip_saved_money: ({ term }) => term !== undefined,
  vip_birthday_entry: ({ user, term, now }) =>
    isRunning(term, now) && user.birthday !== null && birthdayMonth(user.birthday, now).from <= now,
  vip_surprise_entry: ({ term, now }) => isRunning(term, now),
  vip_renew_entry: ({ term }) => term !== undefined,
  leap_entry: ({ term, now }) => isRunning(term, now),
}

const sceneByKey = new Map(Object.entries(scenes))

/** Whether a customer is shown a place; an unknown one is not. */
export const isShown = (sceneKey: string, facts: Facts): boolean => sceneByKey.get(sceneKey)?.(facts) ?? false

/** The facts of a customer. */
export const factsOf = async (db: Db, user: User, { lang, now }: { lang: Lang; now: Date }): Promise<Facts> => ({
  db,
  user,
  term: await termOf(db, user.userId, 'fei_yue'),
  lang,
  now,
})

const guide = {
  title: { zh: '权益遇到问题？', en: 'A problem with a benefit?' },
  text: {
    zh: '您近期多次反馈问题，领取权益遇到情况时可以直接联系客服。',
    en: 'You have told us of several problems lately: contact us directly whenever a benefit cannot be claimed.',
  },
  steps: [
    { zh: '点击“联系客服”，或拨打下面的号码', en: 'Tap “Customer service”, or call the line below' },
    { zh: '说明遇到问题的权益或订单', en: 'Tell us which benefit or order it is about' },
  ],
  phone: servicePhone,
} as const

/** The guide for customers who complain often, in the caller's language. */
export const complaintGuide = (lang: Lang): ReduceComplaintInfo => ({
  title: inLanguage(guide.title, lang),
  text: inLanguage(guide.text, lang),
  steps: guide.steps.map((step) => inLanguage(step, lang)),
  phone: guide.phone,
})
