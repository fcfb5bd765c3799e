import { redPacketWords } from '@/i18n/redPacket'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { Gift } from './index/Gift'

/** Where a friend lands by a link or a QR code: a red packet, signed in or not. */
export default page(routes.share, function Share({ inviterUserId }) {
  const words = redPacketWords()
  if (inviterUserId) return <Gift inviterUserId={inviterUserId} />
  return (
    <Screen>
      <EmptyState illustration="error" text={words.broken} hint={words.brokenText}>
        <Button id="gift-invite" text={words.invite} onTap={() => go(routes.redPackets)} />
      </EmptyState>
    </Screen>
  )
})
