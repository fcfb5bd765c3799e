import * as contract from '@/contract/credit'
import { maskPhone } from '@/lib/mask'
import { dateOf, monthStart, monthsAfter } from '../../beijing'
import { type Context, implement } from '../../implement'
import { inLanguage } from '../../language'
import { factsOf } from './facts'
import { creditMessages } from './messages'
import { factorsOf, levelOf, MATCHED_FROM, MAXIMUM, MINIMUM, offerFor, scoreOf } from './score'
import { factorTexts, levelTexts, noneText, providerText, refusedText, reportTexts } from './texts'

type Asked = Pick<Context<unknown, string>, 'signedIn' | 'db' | 'now'>

/** The score of this month, and what it stands on. */
async function scoreWithFacts({ signedIn, db, now }: Asked) {
  const scoreTime = monthStart(now)
  const facts = await factsOf(db, signedIn(), scoreTime, now)
  return { scoreTime, facts, score: scoreOf(facts) }
}

async function classOf(asked: Asked): Promise<{ classify: contract.FundClass; score: number; scoreTime: Date }> {
  const { score, scoreTime } = await scoreWithFacts(asked)
  if (score === undefined) {
    return { classify: asked.signedIn().xbtStatus === 1 ? 'review' : 'none', score: 0, scoreTime }
  }
  return { classify: score >= MATCHED_FROM ? 'matched' : 'refused', score, scoreTime }
}

export const creditRoutes = implement(
  contract,
  {
    async creditScore({ lang, ...asked }) {
      const { facts, score, scoreTime } = await scoreWithFacts(asked)
      return {
        ...(score === undefined ? {} : { score }),
        minimum: MINIMUM,
        maximum: MAXIMUM,
        level: inLanguage(score === undefined ? noneText : levelTexts[levelOf(score)], lang),
        scoreTime: scoreTime.getTime(),
        nextTime: monthsAfter(scoreTime, 1).getTime(),
        factors: factorsOf(facts).map(({ factorId, ...factor }) => ({
          factorId,
          ...factor,
          name: inLanguage(factorTexts[factorId].name, lang),
          text: inLanguage(factorTexts[factorId].text, lang),
        })),
      }
    },

    async creditReportInfo(asked) {
      const { facts, score, scoreTime } = await scoreWithFacts(asked)
      return {
        ...(score === undefined ? {} : { reportTime: scoreTime.getTime() }),
        paidOrders: facts.paidOrders,
        refundedOrders: facts.refundedOrders,
      }
    },

    async creditReport({ lang, refuse, ...asked }) {
      const { facts, score, scoreTime } = await scoreWithFacts(asked)
      if (score === undefined) return refuse('REPORT_NONE')
      const user = asked.signedIn()
      const line = (name: keyof typeof reportTexts, value: string | number) => ({
        name: inLanguage(reportTexts[name], lang),
        value: String(value),
      })
      return {
        reportNo: `CR${dateOf(scoreTime).replaceAll('-', '')}${String(user.userId).padStart(6, '0')}`,
        reportTime: scoreTime.getTime(),
        parts: [
          {
            title: inLanguage(reportTexts.person, lang),
            lines: [
              line('name', user.nickName),
              line('mobile', maskPhone(user.mobile)),
              line('since', dateOf(user.createdAt)),
            ],
          },
          {
            title: inLanguage(reportTexts.orders, lang),
            lines: [
              line('paid', facts.paidOrders),
              line('refunded', facts.refundedOrders),
              line('cards', facts.boundCards),
            ],
          },
          {
            title: inLanguage(reportTexts.score, lang),
            lines: [line('value', score), line('level', inLanguage(levelTexts[levelOf(score)], lang))],
          },
        ],
      }
    },

    async displayClassify(asked) {
      return { classify: (await classOf(asked)).classify }
    },

    async limitAmountStatus({ lang, ...asked }) {
      const { classify, score, scoreTime } = await classOf(asked)
      if (classify === 'matched') {
        return { ...offerFor(score), provider: inLanguage(providerText, lang), reason: '' }
      }
      return {
        amount: 0,
        provider: '',
        rate: 0,
        reason: classify === 'refused' ? inLanguage(refusedText, lang) : '',
        ...(classify === 'refused' ? { retryTime: monthsAfter(scoreTime, 1).getTime() } : {}),
      }
    },
  },
  creditMessages,
)
