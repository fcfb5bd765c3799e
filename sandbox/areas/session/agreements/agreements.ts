import type { Agreement } from '@/contract/session'
import type { AgreementText } from '../../../area'
import { declaredAreas } from '../../../declared'
import { inLanguage, type Lang } from '../../../language'
import { accountClosing } from './accountClosing'
import { cardService } from './cardService'
import { collectedInformation } from './collectedInformation'
import { creditInquiry } from './creditInquiry'
import { creditService } from './creditService'
import { leapService } from './leapService'
import { memberRenewal } from './memberRenewal'
import { memberService } from './memberService'
import { privacyPolicy } from './privacyPolicy'
import { quickPayment } from './quickPayment'
import { subsidyService } from './subsidyService'
import { thirdPartyList } from './thirdPartyList'
import { userAgreement } from './userAgreement'

/** All agreements, in the order in which they are listed; rules of a screen, which no customer agrees to, are not among them. */
export const agreements: readonly AgreementText[] = [
  userAgreement,
  privacyPolicy,
  subsidyService,
  memberService,
  memberRenewal,
  leapService,
  cardService,
  quickPayment,
  creditService,
  creditInquiry,
  collectedInformation,
  thirdPartyList,
  accountClosing,
]

/** The agreement or the rules with this code. */
export const agreementOf = (code: string): AgreementText | undefined =>
  [...agreements, ...declaredAreas().flatMap(({ rules = [] }) => rules)].find((one) => one.code === code)

/** An agreement in the reader's language. */
export const agreementIn = (one: AgreementText, lang: Lang): Agreement => ({
  code: one.code,
  title: inLanguage(one.title, lang),
  version: one.version,
  paragraphs: one.paragraphs.map((paragraph) => inLanguage(paragraph, lang)),
})
