import { observer } from 'mobx-react'
import { helpMemberWords } from '@/i18n/helpMember'
import { go } from '@/navigate'
import { toast } from '@/platform/page/toast'
import { routes } from '@/routes'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { ShareButton } from '@/ui/action/ShareButton'
import type { HelpStore } from './helpStore'

/** The next step of a request for help: begin it, ask friends, or see what it brought. */
export const HelpFooter = observer(function HelpFooter({ store }: { store: HelpStore }) {
  const words = helpMemberWords()
  useEnd(store.starting, { done: () => toast(words.started) })
  const info = store.page.value?.inviteInfo
  if (!info) return null
  const { state } = info.help
  if (state === 'done') return <Button id="help-member" block text={words.toMember} onTap={() => go(routes.member)} />
  if (state === 'running')
    return <ShareButton id="help-share" text={words.share} copyText={words.copyLink} address={info.helpLink} />
  return (
    <Button
      id="help-start"
      block
      text={state === 'over' ? words.startAgain : words.start}
      busy={store.starting.busy}
      onTap={store.start}
    />
  )
})
