import { observer } from 'mobx-react'
import type { HelperInfoRes } from '@/contract/activity/help'
import { redPacketWords } from '@/i18n/redPacket'
import { yuan } from '@/lib/money'
import { go, toLogin } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import './GiftAction.scss'
import type { GiftStore } from './store'

interface GiftActionProps {
  info: HelperInfoRes
  store: GiftStore
}

/** How the packet stands for this friend, and what they can do with it. */
export const GiftAction = observer(function GiftAction({ info, store }: GiftActionProps) {
  const words = redPacketWords()
  const { packet } = store
  if (info.standing === 'visitor')
    return <Step id="gift-login" text={words.givesText} action={words.logIn} onTap={() => toLogin()} />
  const invite = (text: string) => (
    <Step id="gift-invite" text={text} action={words.invite} onTap={() => go(routes.redPackets)} />
  )
  if (packet?.state === 'unopened' && !store.packets.canOpen) return invite(words.waiting(1))
  if (packet?.state === 'unopened')
    return (
      <Step
        id="gift-open"
        text={words.unfoldText}
        action={words.unfold}
        busy={store.packets.opening.busy}
        onTap={store.open}
      />
    )
  if (packet && packet.amount > 0) {
    return (
      <>
        <Text kind="amount" tabular className="gift-action-sum">
          {yuan(packet.amount)}
        </Text>
        <Step id="gift-balance" text={words.openedText} action={words.toBalance} onTap={() => go(routes.balance)} />
      </>
    )
  }
  const told = info.standing === 'self' ? 'own' : packet?.state === 'expired' ? 'expired' : packet ? 'empty' : 'onlyNew'
  return (
    <>
      <Text kind="heading" className="gift-action-told">
        {words[titles[told]]}
      </Text>
      {invite(words[texts[told]])}
    </>
  )
})

/** Words for a friend who has nothing to open. */
const titles = { own: 'own', expired: 'expired', empty: 'openedEmpty', onlyNew: 'onlyNew' } as const
const texts = { own: 'ownText', expired: 'expiredText', empty: 'openedEmptyText', onlyNew: 'onlyNewText' } as const

interface StepProps {
  id: string
  text: string
  action: string
  busy?: boolean
  onTap(): void
}

/** A line of text and the round button under it. */
const Step = observer(function Step({ id, text, action, busy = false, onTap }: StepProps) {
  return (
    <>
      <Text kind="reading">{text}</Text>
      <Tappable id={id} className={`gift-action ${busy ? 'is-busy' : ''}`} disabled={busy} onTap={onTap}>
        <Text kind="title">{action}</Text>
      </Tappable>
    </>
  )
})
