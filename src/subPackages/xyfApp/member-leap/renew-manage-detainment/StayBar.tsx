import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { StopButtons } from '@/domain/member/renewal/StopButtons'
import { SwitchTrouble } from '@/domain/member/renewal/SwitchTrouble'
import { Row } from '@/ui/layout/Row'
import './StayBar.scss'
import type { StayStore } from './store'

/** Keeps or stops the renewal, and says beside the buttons why it was not stopped. */
export const StayBar = observer(function StayBar({ store, onKeep }: { store: StayStore; onKeep(): void }) {
  return (
    <View>
      <SwitchTrouble store={store.renewal} />
      <Row gap={12} align="stretch" above={4} className="stay-bar-buttons">
        <StopButtons store={store.renewal} onKeep={onKeep} onStop={store.tapStop} />
      </Row>
    </View>
  )
})
