import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RightsPack } from '@/contract/rights/packs'
import { endNote } from '@/domain/rights/endNote'
import { claimWords } from '@/i18n/claim'
import { rightsWords } from '@/i18n/rights'
import { serverNow } from '@/lib/serverClock'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Icon } from '@/ui/media/Icon'
import './Sum.scss'

/** How much of a pack is claimed. */
export const Sum = observer(function Sum({ pack, claimed }: { pack: RightsPack; claimed: number }) {
  const words = rightsWords()
  const { pack_info, pack_item } = pack
  const isAll = claimed === pack_item.length
  return (
    <Card room="large" gap={8} align="center" className="pack-sum" role="status">
      <View className={`pack-sum-icon ${claimed > 0 ? 'is-claimed' : ''}`} aria-hidden="true">
        <Icon name={claimed > 0 ? 'check' : 'gift'} size={32} />
      </View>
      <Text kind="headline">{isAll ? words.allClaimed : words.claimedOf(claimed, pack_item.length)}</Text>
      <Text kind="note" tone="third">
        {`${pack_info.name} · ${endNote(claimWords(), pack_info.endTime, pack_info.endTime <= serverNow())}`}
      </Text>
    </Card>
  )
})
