import { RedeemScreen } from '@/domain/coin/RedeemScreen'
import { RedeemStore } from '@/domain/coin/redeemStore'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'

/** Red packets with a code or for coins. */
export default page(routes.exchangeRedPacket, function ExchangeRedPacket({ code }) {
  const store = useScreenStore(() => new RedeemStore('redPacket', code))
  return <RedeemScreen kind="redPacket" store={store} />
})
