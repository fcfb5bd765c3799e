import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { idCardWords } from '@/i18n/idCard'
import { explainFault } from '@/shell/explain'
import { FirstLoad } from '@/shell/FirstLoad'
import { Alarm } from '@/ui/Alarm'
import { Button } from '@/ui/Button'
import './CardBody.scss'
import { CardForm } from './CardForm'
import { Intro } from './Intro'
import { SideCard } from './SideCard'
import type { IdentificationStore } from './store'

/** What is done with the card: explained first, then both sides, then what was read of them. */
export const CardBody = observer(function CardBody({ store }: { store: IdentificationStore }) {
  const words = idCardWords()
  const { card, flow, sides } = store
  const standing = flow.standing('identification')
  if (store.isBefore) return <Intro store={store} />
  return (
    <FirstLoad skeleton="form" remote={card} onRetry={store.begin}>
      <View className={`card-body-sides ${store.reading ? 'is-read' : ''}`}>
        <SideCard store={sides.front} isRead={store.isRead('front')} />
        <SideCard store={sides.back} isRead={store.isRead('back')} />
      </View>
      {!store.reading && standing?.kind === 'open' && standing.facts.triesLeft > 0 && (
        <Text className="card-body-tries">{words.triesLeft(standing.facts.triesLeft)}</Text>
      )}
      {card.status === 'failed' && (
        <Alarm text={`${words.readFailed}：${explainFault(card.error).text}`}>
          <Button id="card-read" size="small" kind="second" text={words.readAgain} onTap={store.begin} />
        </Alarm>
      )}
      {store.reading ? (
        <CardForm store={store} reading={store.reading} />
      ) : (
        store.refusal && <Alarm text={store.refusal} />
      )}
    </FirstLoad>
  )
})
