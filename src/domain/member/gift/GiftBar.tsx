import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { leadsSomewhere, openBlockLink } from '@/domain/remoteConfig/blocks/LinkArea'
import { giftWords } from '@/i18n/gift'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Alarm } from '@/ui/display/Alarm'
import './GiftBar.scss'
import type { GiftStore } from './giftStore'

/** The one button of the screen: receive, use, or get to know the membership. A refusal stands over it. */
export const GiftBar = observer(function GiftBar({ store }: { store: GiftStore }) {
  return (
    <View>
      {store.refusal !== undefined && (
        <View className="gift-bar-refusal">
          <Alarm text={store.refusal} />
        </View>
      )}
      <Action store={store} />
    </View>
  )
})

const Action = observer(function Action({ store }: { store: GiftStore }) {
  const words = giftWords()
  const { info, given, item } = store
  if (info?.state === 'can_receive' && item && store.canReceive)
    return <Button id="gift-receive" block text={words.receive} busy={store.receiving.busy} onTap={store.receive} />
  const link = given?.jumpUrl
  if (leadsSomewhere(link)) return <Button id="gift-use" block text={words.use} onTap={() => openBlockLink(link)} />
  return <Button id="gift-member" block text={words.toMember} onTap={() => go(routes.member)} />
})
