import Taro from '@tarojs/taro'
import type { GuideAnswer, PrivacyGuidePort } from './privacyGuidePort'

const buttonId = 'agree-btn'

/** What WeChat calls each answer; it takes an agreement only with the button that was tapped. */
const answers: Record<GuideAnswer, Taro.onNeedPrivacyAuthorization.ResolveOption> = {
  shown: { event: 'exposureAuthorization' },
  agreed: { event: 'agree', buttonId },
  refused: { event: 'disagree' },
}

/** WeChat asks at the first call of its list that the customer has not agreed to; versions before 2.32.3 do not ask. */
export const privacyGuide: PrivacyGuidePort = {
  buttonId,
  watch: (ask) => Taro.onNeedPrivacyAuthorization?.((resolve) => ask((answer) => resolve(answers[answer]))),
  open: () =>
    new Promise((resolve) => {
      Taro.openPrivacyContract({ success: () => resolve(true), fail: () => resolve(false) })
    }),
}
