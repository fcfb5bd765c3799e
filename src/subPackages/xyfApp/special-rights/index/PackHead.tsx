import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RightsPack } from '@/contract/rights/packs'
import { endNote } from '@/domain/rights/endNote'
import { claimWords } from '@/i18n/claim'
import { rightsWords } from '@/i18n/rights'
import { serverNow } from '@/lib/serverClock'
import { OfferCard } from '@/ui/display/OfferCard'
import { Tabs } from '@/ui/list/Tabs'
import './PackHead.scss'
import type { PackStore } from './store'

/** Which pack is open, and until when it is valid. */
export const PackHead = observer(function PackHead({ store, pack }: { store: PackStore; pack: RightsPack }) {
  const { name, text, picture, endTime } = pack.pack_info
  const note = endNote(claimWords(), endTime, endTime <= serverNow())
  return (
    <>
      {store.packs.length > 1 && (
        <View className="pack-head-tabs">
          <Tabs
            label={rightsWords().packs}
            items={store.packs.map(({ user_rights_pack_id: id, pack_info }) => ({ id, text: pack_info.name }))}
            active={pack.user_rights_pack_id}
            onChoose={store.choose}
          />
        </View>
      )}
      <OfferCard title={name} subtitle={text} picture={picture} note={note} icon="gift" />
    </>
  )
})
