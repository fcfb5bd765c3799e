import { helpMemberWords } from '@/i18n/helpMember'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { HelpFriend } from './index/HelpFriend'

/** A friend has opened a customer's link and helps; only new customers can. */
export default page(routes.helpGetMember, function HelpGetMember({ inviterUserId }) {
  const words = helpMemberWords()
  if (inviterUserId) return <HelpFriend inviterUserId={inviterUserId} />
  return (
    <Screen>
      <EmptyState illustration="error" text={words.broken} hint={words.brokenText}>
        <Button id="help-mine" text={words.mine} onTap={() => go(routes.getMember)} />
      </EmptyState>
    </Screen>
  )
})
