import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { idCardWords } from '@/i18n/idCard'
import { explainFault } from '@/shell/explain'
import { FirstLoad } from '@/shell/FirstLoad'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Alarm } from '@/ui/display/Alarm'
import { Text } from '@/ui/display/Text'
import { CardForm } from './CardForm'
import type { CardReading } from './cardReading'
import './CardWork.scss'
import { SideCard } from './SideCard'

interface CardWorkProps {
  store: CardReading
  /** Opens the order, or reads it again. */
  onBegin(): void
  /** The data is saved. */
  onSaved(): unknown
  /** Tries that are left today; nothing is said of them where this is absent. */
  triesLeft?: number
}

/** Both sides of the card, then what was read of them. */
export const CardWork = observer(function CardWork({ store, onBegin, onSaved, triesLeft = 0 }: CardWorkProps) {
  const words = idCardWords()
  const { card, sides, reading } = store
  useEnd(store.saving, { done: onSaved })
  return (
    <FirstLoad skeleton="form" remote={card} onRetry={onBegin}>
      <View className={`card-work-sides ${reading ? 'is-read' : ''}`}>
        <SideCard side="front" store={sides.front} isRead={store.isRead('front')} />
        <SideCard side="back" store={sides.back} isRead={store.isRead('back')} />
      </View>
      {!reading && (
        <Text kind="small" tone="second" center block above={12}>
          {words.photoUse}
        </Text>
      )}
      {!reading && triesLeft > 0 && (
        <Text kind="small" tone="third" center block className="card-work-tries">
          {words.triesLeft(triesLeft)}
        </Text>
      )}
      {card.status === 'failed' && (
        <Alarm text={`${words.readFailed}：${explainFault(card.error).text}`}>
          <Button id="card-read" size="small" kind="second" text={words.readAgain} onTap={onBegin} />
        </Alarm>
      )}
      {reading ? <CardForm store={store} reading={reading} /> : store.refusal && <Alarm text={store.refusal} />}
    </FirstLoad>
  )
})
