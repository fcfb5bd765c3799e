import { switchedText } from '@/domain/member/renewal/switchedText'
import { renewalWords } from '@/i18n/renewal'
import { back, returnToRoute } from '@/navigate'
import { toast } from '@/platform/page/toast'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { StayBar } from './renew-manage-detainment/StayBar'
import { StayBody } from './renew-manage-detainment/StayBody'
import { StayStore } from './renew-manage-detainment/store'

/** Shows what ends with the super-vip membership before its renewal is stopped; both ways on are one tap. */
export default page(routes.leapStay, function LeapStay() {
  const store = useScreenStore(() => new StayStore())
  const { renewal } = store
  const words = renewalWords()
  const toManage = () => returnToRoute(routes.leapRenewal)
  useEnd(renewal.switching, {
    done(answer) {
      toast(switchedText(words, answer, renewal.info?.isVip ?? false))
      toManage()
    },
  })
  const keep = () => {
    store.keep()
    back(routes.leapRenewal)
  }
  return (
    <Screen
      remote={renewal.page}
      onRetry={store.load}
      skeleton="detail"
      footer={renewal.canStop && <StayBar store={store} onKeep={keep} />}
    >
      <StayBody store={store} onManage={toManage} />
    </Screen>
  )
})
